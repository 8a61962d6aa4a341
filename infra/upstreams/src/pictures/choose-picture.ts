import type { Picture } from '@liberta/contracts/media/picture.schema'
import { colourOfScene, describeScene, planVariation } from './draw-scene.ts'
import { PHOTOGRAPHS_BY_KEYWORD, UNSUITABLE } from './photographs.table.ts'
import { cycle, range } from './print/stage.ts'
import type { Scene } from './print/stage.ts'
import { readPhotographs } from './read-photographs.ts'
import type { Photograph } from './read-photographs.ts'
import {
  FALLBACK_KEYWORD,
  KEYWORD_LIMITS,
  SCENES,
  SCENES_BY_KEYWORD,
  UPRIGHT_SLUGS,
  VARIATIONS,
} from './scenes.table.ts'

/** Where the pixels of a picture come from. */
export type PictureSource =
  | { kind: 'drawn'; picture: Picture; scene: Scene; variation: number }
  | { kind: 'photograph'; picture: Picture; file: string }

export interface PictureCatalogue {
  /** The picture for a story's keyword; the same two arguments always give the same one. Unknown keywords get the plain. */
  choose(keyword: string, variation: number): Picture
  /** The same, of the prints alone. */
  chooseDrawn(keyword: string, variation: number): Picture
  find(id: string): PictureSource | null
  /** How many pictures there are. */
  size: number
}

const DRAWN_CREDIT = 'Illustrazione di Libertà'
const DRAWN_COPYRIGHT = '© Editoriale Libertà'

function describeDrawn(scene: Scene, variation: number): Picture {
  const upright = UPRIGHT_SLUGS.has(scene.slug)
  return {
    id: `scena-${scene.slug}-${String(variation + 1).padStart(3, '0')}`,
    width: upright ? 1200 : 1600,
    height: upright ? 1600 : 1067,
    alt: describeScene(scene, variation),
    caption: null,
    credit: DRAWN_CREDIT,
    copyright: DRAWN_COPYRIGHT,
    colour: colourOfScene(scene, variation),
  }
}

function suits(keyword: string, scene: Scene, variation: number): boolean {
  const limits = KEYWORD_LIMITS[keyword]
  if (!limits) return true
  const { light, view } = planVariation(scene, variation)
  return (limits.lights?.includes(light) ?? true) && (limits.views?.includes(view) ?? true)
}

/** Every print that answers a keyword, scenes alternating. */
function listDrawn(keyword: string): Picture[] {
  const scenes = SCENES_BY_KEYWORD[keyword] ?? []
  return range(VARIATIONS).flatMap((variation) =>
    scenes.filter((scene) => suits(keyword, scene, variation)).map((scene) => describeDrawn(scene, variation)),
  )
}

function listPhotographs(keyword: string, photographs: readonly Photograph[]): Picture[] {
  const wanted = PHOTOGRAPHS_BY_KEYWORD[keyword]
  if (!wanted) return []
  const refused = UNSUITABLE[keyword] ?? []
  return photographs
    .filter(({ words, topics }) => {
      if (words.some((word) => refused.includes(word))) return false
      const named = words.some((word) => wanted.words.includes(word))
      return named || (wanted.topics?.every((topic) => topics.includes(topic)) ?? false)
    })
    .map(({ picture }) => picture)
}

/**
 * All pictures of the stand-in: drawn scenes always, and the photographs of `mediaDir` (a folder with an ATTRIBUTION.json)
 * where they suit a keyword. `cacheDir` keeps what is measured of the photographs; without it they are measured at every
 * start. Rejects when `mediaDir` is given and cannot be read.
 */
export async function createPictureCatalogue(options: {
  mediaDir: string | null
  cacheDir?: string
}): Promise<PictureCatalogue> {
  const photographs = options.mediaDir === null ? [] : await readPhotographs(options.mediaDir, options.cacheDir ?? null)
  const sources = new Map<string, PictureSource>()
  for (const scene of SCENES) {
    for (const variation of range(VARIATIONS)) {
      const picture = describeDrawn(scene, variation)
      sources.set(picture.id, { kind: 'drawn', picture, scene, variation })
    }
  }
  for (const { picture, file } of photographs) sources.set(picture.id, { kind: 'photograph', picture, file })

  const drawn = keepAnswers(listDrawn)
  const all = keepAnswers((keyword) => {
    const suitable = listPhotographs(keyword, photographs)
    return suitable.length > 0 ? suitable : drawn(keyword)
  })

  return {
    choose: (keyword, variation) => cycle(all(keyword), Math.trunc(variation)),
    chooseDrawn: (keyword, variation) => cycle(drawn(keyword), Math.trunc(variation)),
    find: (id) => sources.get(id) ?? null,
    size: sources.size,
  }
}

/** Lists the pictures of a keyword once; of one that nobody foresaw, those of the plain. */
function keepAnswers(list: (keyword: string) => readonly Picture[]): (keyword: string) => readonly Picture[] {
  const answers = new Map<string, readonly Picture[]>()
  return (wanted) => {
    const keyword = Object.hasOwn(SCENES_BY_KEYWORD, wanted) ? wanted : FALLBACK_KEYWORD
    const pictures = answers.get(keyword) ?? list(keyword)
    answers.set(keyword, pictures)
    return pictures
  }
}
