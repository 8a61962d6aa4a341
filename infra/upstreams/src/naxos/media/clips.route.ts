import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { readClipName } from '../../clips/clip-name.ts'
import type { ClipName } from '../../clips/clip-name.ts'
import type { ClipMaker } from '../../clips/make-clips.ts'
import { writeCaptions } from '../../clips/write-captions.ts'
import { writeLoopedFilm } from '../../clips/write-looped-film.ts'
import { MEDIA_KIND } from '../../faults/call-counter.ts'
import type { Newsroom } from '../newsroom.ts'
import { CLIP_TYPES, countTuneBytes } from './clip-shelf.ts'
import type { ClipShelf } from './clip-shelf.ts'

/** A clip of which any part can be had. */
interface Recording {
  size: number
  /** From one byte to another, both included. */
  read: (start: number, end: number) => Readable
}

const NOT_FOUND = { error: 'not_found' }
/** The tune that is heard under all films. */
const FILM_TUNE = 1

/** Serves clips, whole or by range, since players jump, and captions. Of a folder only names that were listed at the start. */
export function addClipRoutes(scope: FastifyInstance, shelf: ClipShelf, maker: ClipMaker, newsroom: Newsroom): void {
  const config = { kind: MEDIA_KIND }
  scope.get<{ Params: { file: string } }>('/media/clips/:file', { config }, async (request, reply) => {
    const { file } = request.params
    const name = readClipName(file)
    const recording = shelf.names.has(file)
      ? await openFile(join(shelf.folder ?? '', file))
      : name && (await openOwn(maker, name))
    if (recording === null) return reply.code(404).send(NOT_FOUND)
    reply.type(CLIP_TYPES[extname(file)]?.type ?? 'application/octet-stream')
    return sendPart(reply, request.headers.range, recording)
  })
  scope.get<{ Params: { file: string } }>('/media/captions/:file', { config }, async (request, reply) => {
    const [, type, id] = /^(story|multimedia)-(\d{1,9})\.vtt$/.exec(request.params.file) ?? []
    const words = type === 'story' ? tellStory(newsroom, Number(id)) : tellItem(newsroom, Number(id))
    if (words === null) return reply.code(404).send(NOT_FOUND)
    return reply.type('text/vtt; charset=utf-8').send(writeCaptions(words.lines, words.seconds))
  })
}

function sendPart(reply: FastifyReply, header: string | undefined, { size, read }: Recording): FastifyReply {
  const range = readRange(header, size)
  reply.header('accept-ranges', 'bytes').header('cache-control', 'public, max-age=86400')
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${size}`).send()
  const { start, end } = range ?? { start: 0, end: size - 1 }
  if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`)
  return reply.header('content-length', end - start + 1).send(read(start, end))
}

async function openFile(path: string): Promise<Recording> {
  const { size } = await stat(path)
  return { size, read: (start, end) => createReadStream(path, { start, end }) }
}

async function openOwn(maker: ClipMaker, name: ClipName): Promise<Recording> {
  if (name.kind === 'tune') {
    const tune = await maker.tune(name.tune)
    return { size: countTuneBytes(name.seconds), read: (start, end) => Readable.from(goRound(tune, start, end)) }
  }
  const [film, tune] = await Promise.all([maker.film(name.subject), maker.tune(FILM_TUNE)])
  const whole = writeLoopedFilm(film, tune, name.seconds)
  return { size: whole.length, read: (start, end) => Readable.from([whole.subarray(start, end + 1)]) }
}

/** Bytes `start` to `end` of a tune that is played again and again. */
function* goRound(tune: Buffer, start: number, end: number): Generator<Buffer> {
  for (let at = start; at <= end;) {
    const from = at % tune.length
    const part = tune.subarray(from, from + end - at + 1)
    yield part
    at += part.length
  }
}

interface Words {
  lines: string[]
  seconds: number
}

function tellStory({ store, stories, now }: Newsroom, id: number): Words | null {
  const story = store.findOpen(id, now())
  const seconds = story?.facts.videoSeconds
  if (!story || !seconds) return null
  const { title, content_textual_only: text } = stories.full(story, [], now())
  return { lines: [title, ...text.split('\n')], seconds }
}

function tellItem({ multimedia, now }: Newsroom, id: number): Words | null {
  const item = multimedia.find(id)
  if (!item || item.type !== 'video' || item.seconds === null || Date.parse(item.publishedAt) > now()) return null
  return { lines: [item.title, ...item.description.split('\n')], seconds: item.seconds }
}

/** First and last byte, both included. */
export interface ByteRange {
  start: number
  end: number
}

/**
 * Reads a Range header with one range of bytes (RFC 9110 §14.2). Null where the whole is to be sent (no header, several
 * ranges, another unit), `unsatisfiable` where no byte of it exists.
 */
export function readRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '')
  const [, first = '', last = ''] = match ?? []
  if (!match || (first === '' && last === '')) return null
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && first !== '' && Number(last) < Number(first)) return null
  return start >= size || start > end ? 'unsatisfiable' : { start, end }
}
