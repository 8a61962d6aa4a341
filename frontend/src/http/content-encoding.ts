import { promisify } from 'node:util'
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompress,
  brotliDecompressSync,
  constants,
  gunzip,
  gunzipSync,
  gzip,
  gzipSync,
} from 'node:zlib'
import type { BrotliOptions } from 'node:zlib'
import { LRUCache } from 'lru-cache'

export type Encoding = 'br' | 'gzip' | 'identity'

export const ENCODINGS: readonly Encoding[] = ['br', 'gzip', 'identity']

const OFFERED: readonly Encoding[] = ['br', 'gzip']

/** What was read of the headers that came last: browsers send a handful of different ones, and a page from memory has no time to read them. */
const known = new LRUCache<string, Encoding>({ max: 100 })
/** Longer than any browser's; what is longer is not kept. */
const LONGEST_KNOWN = 100

/** The best encoding that an Accept-Encoding header allows, in our order of preference (RFC 9110 §12.5.3). */
export function negotiateEncoding(header = ''): Encoding {
  const before = known.get(header)
  if (before !== undefined) return before
  const best = readAcceptEncoding(header)
  if (header.length <= LONGEST_KNOWN) known.set(header, best)
  return best
}

function readAcceptEncoding(header: string): Encoding {
  const allowed = new Map<string, number>()
  for (const item of header.slice(0, 500).split(',')) {
    const [name = '', ...parameters] = item.trim().toLowerCase().split(';')
    const weight = parameters.find((parameter) => parameter.trim().startsWith('q='))
    allowed.set(name.trim(), weight === undefined ? 1 : Number(weight.trim().slice(2)) || 0)
  }
  const weightOf = (name: Encoding) => allowed.get(name) ?? allowed.get('*') ?? 0
  return OFFERED.find((name) => weightOf(name) > 0) ?? 'identity'
}

const brotli = promisify(brotliCompress)
const unbrotli = promisify(brotliDecompress)
const zip = promisify(gzip)
const unzip = promisify(gunzip)

/**
 * Brotli's quality. Of a story page of 50 KB, 5 makes 11.1 KB and 4 makes 11.6 KB in half of the time; 11 makes 9.9 KB in fifty
 * times that. What most readers read is worth 5; a page that nobody may ask for again is not. What is being read now is worth 11, behind
 * the readers' backs (page-cache/repack-page.ts).
 */
const QUALITIES = { now: 11, often: 5, seldom: 4 } as const

/** How often a body is likely to be sent. */
export type Demand = keyof typeof QUALITIES

const GZIP_LEVEL = 6

export type EncodeBody = (body: Buffer, encoding: Encoding, demand?: Demand) => Promise<Buffer>

/** A body in the encoding asked for; compressed off the main thread. */
export async function encodeBody(body: Buffer, encoding: Encoding, demand: Demand = 'seldom'): Promise<Buffer> {
  if (encoding === 'identity') return body
  return encoding === 'gzip' ? zip(body, { level: GZIP_LEVEL }) : brotli(body, brotliOptions(body, demand))
}

/** The same in the thread that asks, for one that serves nobody meanwhile: without the way to another and back. */
export function encodeBodyHere(body: Buffer, encoding: Encoding, demand: Demand = 'seldom'): Buffer {
  if (encoding === 'identity') return body
  return encoding === 'gzip'
    ? gzipSync(body, { level: GZIP_LEVEL })
    : brotliCompressSync(body, brotliOptions(body, demand))
}

/** The body that `encodeBody` has encoded. */
export async function decodeBody(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return body
  return encoding === 'gzip' ? unzip(body) : unbrotli(body)
}

/** The same in the thread that asks. */
export function decodeBodyHere(body: Uint8Array, encoding: Encoding): Buffer {
  if (encoding === 'identity') return Buffer.from(body)
  return encoding === 'gzip' ? gunzipSync(body) : brotliDecompressSync(body)
}

function brotliOptions(body: Buffer, demand: Demand): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITIES[demand],
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  }
}
