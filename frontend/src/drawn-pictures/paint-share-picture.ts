import { readFile } from 'node:fs/promises'
import type { ShareWords } from '../page-definition/head/share-words.ts'
import { drawSharePicture } from './draw-share-picture.ts'
import { drawnFacesSchema } from './face.schema.ts'
import type { DrawnFaces } from './face.schema.ts'
import { rasterise } from './encode-png.ts'

/**
 * Paints share pictures as PNG. The faces are read with the first of them.
 * @param facesFile where the build has put them; without it nothing can be painted, and each picture rejects
 */
export function createPainter(facesFile: string | undefined): (words: ShareWords) => Promise<Buffer> {
  let reading: Promise<DrawnFaces> | undefined
  return async (words) => {
    if (facesFile === undefined) throw new Error('there are no faces to draw with')
    reading ??= readFaces(facesFile)
    return rasterise(drawSharePicture(words, await reading))
  }
}

async function readFaces(file: string): Promise<DrawnFaces> {
  return drawnFacesSchema.parse(JSON.parse(await readFile(file, 'utf8')))
}
