import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, brotliDecompress, constants, gunzip, gzip, gzipSync } from 'node:zlib'
import type { BrotliOptions } from 'node:zlib'
import type { Encoding } from './negotiate-encoding.ts'

const brotli = promisify(brotliCompress)
const unbrotli = promisify(brotliDecompress)
const zip = promisify(gzip)
const unzip = promisify(gunzip)

/** Brotli's quality for pages that are made on demand: 5 costs a tenth of 11 and gives up a few per cent. */
const PAGE_QUALITY = 5

const GZIP_LEVEL = 6

export type EncodeBody = (body: Buffer, encoding: Encoding) => Promise<Buffer>

/** A body in the encoding asked for; compressed off the main thread. */
export async function encodeBody(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return body
  return encoding === 'gzip' ? zip(body, { level: GZIP_LEVEL }) : brotli(body, brotliOptions(body))
}

/** The same in the thread that asks, for one that serves nobody meanwhile: without the way to another and back. */
export function encodeBodyHere(body: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'identity') return body
  return encoding === 'gzip' ? gzipSync(body, { level: GZIP_LEVEL }) : brotliCompressSync(body, brotliOptions(body))
}

/** The body that `encodeBody` has encoded. */
export async function decodeBody(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return body
  return encoding === 'gzip' ? unzip(body) : unbrotli(body)
}

function brotliOptions(body: Buffer): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: PAGE_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  }
}
