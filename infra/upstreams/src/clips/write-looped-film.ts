import { FRAME_BYTES, FRAME_SAMPLES } from './encode-tune.ts'
import { SAMPLE_RATE } from './compose-tune.ts'
import { FILM } from './draw-film.ts'
import type { Film, FilmSample } from './draw-film.ts'

/** What a track's tables say of its pictures or frames, which lie in the file one after another, once, and are played again and again. */
interface Track {
  id: number
  /** `vide` or `soun`. */
  handler: string
  /** Units of a second, and how many of them one picture or frame lasts. */
  timescale: number
  delta: number
  /** Bytes of each in the file, or of all where they are as long as one another. */
  sizes: readonly number[] | number
  /** How many lie in the file, and how many are played. */
  stored: number
  played: number
  /** Those in the file that can be begun with; null where all can. */
  keys: readonly number[] | null
  /** Where the first one lies. */
  offset: number
  mediaHeader: Buffer
  description: Buffer
  size: { width: number; height: number }
}

/**
 * An MP4 (ISO 14496-12) of `seconds` that plays a short film and a tune again and again: the tables name the same bytes for each
 * round, so that a long clip is hardly larger than a short one. `tune` is made of whole frames (encode-tune.ts).
 */
export function writeLoopedFilm(film: Film, tune: Buffer, seconds: number): Buffer {
  const pictures = Buffer.concat(film.samples.map(({ bytes }) => bytes))
  const head = box('ftyp', Buffer.from('isom\0\0\x02\0isomiso2avc1mp41', 'latin1'))
  // The tables are as long wherever the bytes lie: written once to be measured, and once to be kept.
  const measured = writeMovie(film, tune, seconds, 0, 0)
  const begin = head.length + measured.length + 8
  const movie = writeMovie(film, tune, seconds, begin, begin + pictures.length)
  return Buffer.concat([head, movie, box('mdat', pictures, tune)])
}

function writeMovie(film: Film, tune: Buffer, seconds: number, picturesAt: number, tuneAt: number): Buffer {
  const frames = tune.length / FRAME_BYTES
  const tracks: Track[] = [
    {
      id: 1,
      handler: 'vide',
      timescale: FILM.rate * 100,
      delta: 100,
      sizes: film.samples.map(({ bytes }) => bytes.length),
      stored: film.samples.length,
      played: seconds * FILM.rate,
      keys: listKeys(film.samples),
      offset: picturesAt,
      mediaHeader: box('vmhd', words(1), Buffer.alloc(8)),
      description: describePictures(film.description),
      size: FILM,
    },
    {
      id: 2,
      handler: 'soun',
      timescale: SAMPLE_RATE,
      delta: FRAME_SAMPLES,
      sizes: FRAME_BYTES,
      stored: frames,
      played: Math.floor((seconds * SAMPLE_RATE) / FRAME_SAMPLES),
      keys: null,
      offset: tuneAt,
      mediaHeader: box('smhd', words(0), Buffer.alloc(4)),
      description: describeSound(),
      size: { width: 0, height: 0 },
    },
  ]
  const header = box(
    'mvhd',
    words(0, 0, 0, 1000, seconds * 1000, 0x10000),
    halves(0x100, 0),
    words(0, 0),
    MATRIX,
    Buffer.alloc(24),
    words(3),
  )
  return box('moov', header, ...tracks.map((track) => writeTrack(track, seconds)))
}

/** No turning and no stretching. */
const MATRIX = words(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000)
/** `und`, as three letters of five bits. */
const NO_LANGUAGE = 0x55c4

function writeTrack(track: Track, seconds: number): Buffer {
  const { id, handler, timescale, delta, played, mediaHeader, size } = track
  const loudness = handler === 'soun' ? 0x100 : 0
  return box(
    'trak',
    box(
      'tkhd',
      words(3, 0, 0, id, 0, seconds * 1000, 0, 0),
      halves(0, 0, loudness, 0),
      MATRIX,
      words(size.width * 0x10000, size.height * 0x10000),
    ),
    box(
      'mdia',
      box('mdhd', words(0, 0, 0, timescale, played * delta), halves(NO_LANGUAGE, 0)),
      box('hdlr', words(0, 0), Buffer.from(handler), Buffer.alloc(13)),
      box('minf', mediaHeader, box('dinf', box('dref', words(0, 1), box('url ', words(1)))), writeTables(track)),
    ),
  )
}

/** One chunk for each round, all at the same place; the last one may be shorter. */
function writeTables({ delta, sizes, stored, played, keys, offset, description }: Track): Buffer {
  const rounds = Math.ceil(played / stored)
  const last = played - (rounds - 1) * stored
  const chunks = last === stored ? [[1, stored, 1]] : [...(rounds > 1 ? [[1, stored, 1]] : []), [rounds, last, 1]]
  const sizeOf = (at: number) => (typeof sizes === 'number' ? sizes : (sizes[at % stored] ?? 0))
  const each = typeof sizes === 'number' ? [] : Array.from({ length: played }, (_, at) => sizeOf(at))
  const begins = Array.from({ length: rounds }, (_, round) => (keys ?? []).map((key) => round * stored + key + 1))
    .flat()
    .filter((at) => at <= played)
  return box(
    'stbl',
    box('stsd', words(0, 1), description),
    box('stts', words(0, 1, played, delta)),
    ...(keys === null ? [] : [box('stss', words(0, begins.length, ...begins))]),
    box('stsc', words(0, chunks.length, ...chunks.flat())),
    box('stsz', words(0, typeof sizes === 'number' ? sizes : 0, played, ...each)),
    box('stco', words(0, rounds, ...Array.from({ length: rounds }, () => offset))),
  )
}

function listKeys(samples: readonly FilmSample[]): number[] {
  return samples.flatMap(({ isKey }, at) => (isKey ? [at] : []))
}

function describePictures(description: Uint8Array): Buffer {
  const before = Buffer.concat([Buffer.alloc(6), halves(1), Buffer.alloc(16), halves(FILM.width, FILM.height)])
  const after = Buffer.concat([words(0x480000, 0x480000, 0), halves(1), Buffer.alloc(32), halves(24, 0xffff)])
  return box('avc1', before, after, box('avcC', Buffer.from(description)))
}

/** MP3 within MP4: object type 0x6b (ISO 14496-1, 11172-3 audio). */
function describeSound(): Buffer {
  const decoder = Buffer.concat([Buffer.from([4, 13, 0x6b, 0x15, 0, 0, 0]), words(40_000, 40_000)])
  const stream = Buffer.concat([Buffer.from([3, decoder.length + 6, 0, 2, 0]), decoder, Buffer.from([6, 1, 2])])
  const entry = Buffer.concat([
    Buffer.alloc(6),
    halves(1),
    Buffer.alloc(8),
    halves(1, 16, 0, 0),
    words(SAMPLE_RATE * 0x10000),
  ])
  return box('mp4a', entry, box('esds', words(0), stream))
}

function box(name: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  return Buffer.concat([words(body.length + 8), Buffer.from(name, 'latin1'), body])
}

function words(...numbers: number[]): Buffer {
  const bytes = Buffer.alloc(numbers.length * 4)
  numbers.forEach((number, at) => bytes.writeUInt32BE(number, at * 4))
  return bytes
}

function halves(...numbers: number[]): Buffer {
  const bytes = Buffer.alloc(numbers.length * 2)
  numbers.forEach((number, at) => bytes.writeUInt16BE(number, at * 2))
  return bytes
}
