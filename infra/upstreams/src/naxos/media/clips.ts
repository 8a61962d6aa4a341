import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { MEDIA_KIND } from '../../faults/call-counter.ts'
import type { ClipAddresses } from '../forms/compose-catalogue-forms.ts'
import { readRange } from './read-range.ts'

const TYPES: Readonly<Record<string, { kind: 'audio' | 'video'; type: string }>> = {
  '.mp3': { kind: 'audio', type: 'audio/mpeg' },
  '.m4a': { kind: 'audio', type: 'audio/mp4' },
  '.ogg': { kind: 'audio', type: 'audio/ogg' },
  '.mp4': { kind: 'video', type: 'video/mp4' },
  '.webm': { kind: 'video', type: 'video/webm' },
}

/** Audio and video files of a folder; none without a folder, or where it holds none. */
export interface ClipShelf extends ClipAddresses {
  folder: string | null
  names: readonly string[]
}

/** Lists a folder's clips. Rejects when the folder is given and cannot be read. */
export async function openClipShelf(folder: string | undefined): Promise<ClipShelf> {
  const names = folder === undefined ? [] : (await readdir(folder)).filter((name) => extname(name) in TYPES).toSorted()
  const choose = (kind: 'audio' | 'video') => {
    const own = names.filter((name) => TYPES[extname(name)]?.kind === kind)
    return (id: number) => {
      const name = own[id % Math.max(1, own.length)]
      return name === undefined ? null : `/media/clips/${encodeURIComponent(name)}`
    }
  }
  return { folder: folder ?? null, names, audio: choose('audio'), video: choose('video') }
}

/** Serves the clips, whole or by range, since players jump. Only names that were listed at the start are served. */
export function addClipRoute(scope: FastifyInstance, { folder, names }: ClipShelf): void {
  scope.get<{ Params: { file: string } }>(
    '/media/clips/:file',
    { config: { kind: MEDIA_KIND } },
    async (request, reply) => {
      const { file } = request.params
      if (folder === null || !names.includes(file)) return reply.code(404).send({ error: 'not_found' })
      const path = join(folder, file)
      const { size } = await stat(path)
      const range = readRange(request.headers.range, size)
      reply.header('accept-ranges', 'bytes').header('cache-control', 'public, max-age=86400')
      if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${size}`).send()
      const { start, end } = range ?? { start: 0, end: size - 1 }
      if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`)
      reply.header('content-length', end - start + 1).type(TYPES[extname(file)]?.type ?? 'application/octet-stream')
      return reply.send(createReadStream(path, { start, end }))
    },
  )
}
