import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { CachedPage, RenderedPage } from './cached-page.ts'

/** Measured on the home page: quality 5 is within 4 % of the size of quality 11 for a thirtieth of its time. */
const BROTLI_QUALITY = 5
const GZIP_LEVEL = 6

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Turns a rendered page into the bytes that are sent: each encoding once, a weak ETag over the text (RFC 9110 §8.8.3). */
export async function bakePage(page: RenderedPage, now: number): Promise<CachedPage> {
  const identity = Buffer.from(page.text)
  const [br, zipped] = await Promise.all([
    compressBrotli(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      },
    }),
    compressGzip(identity, { level: GZIP_LEVEL }),
  ])
  return {
    status: page.status,
    bodies: { identity, br, gzip: zipped },
    headers: page.headers,
    etag: `W/"${createHash('sha1').update(identity).digest('base64url').slice(0, 20)}"`,
    tags: page.tags,
    renderedAt: now,
    freshUntil: now + page.lifetime.freshMs,
    staleUntil: now + page.lifetime.staleMs,
    errorUntil: now + page.lifetime.errorMs,
  }
}
