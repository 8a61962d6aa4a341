import { encodeBody } from '../http/content-encoding.ts'
import type { Demand, EncodeBody, Encoding } from '../http/content-encoding.ts'
import { makeEntityTag } from '@liberta/http/entity-tag'
import type { PackedContent } from './cached-page.ts'

/** Below this size a body is sent as it is; bytes. */
const WORTH_ENCODING = 600

/** Packs a rendered text, in UTF-8, in the encoding asked for, or leaves it as it is where that is not worth it. */
export async function packContent(
  identity: Buffer,
  encoding: Encoding,
  { encode = encodeBody, demand = 'seldom' }: { encode?: EncodeBody; demand?: Demand } = {},
): Promise<PackedContent> {
  const etag = makeEntityTag(identity)
  if (encoding === 'identity' || identity.length < WORTH_ENCODING) {
    return { encoding: 'identity', bytes: cutToSize(identity), etag }
  }
  return { encoding, bytes: cutToSize(await encode(identity, encoding, demand)), etag }
}

/** The same bytes in memory of just their size: zlib and Buffer give views of larger pieces, which would be kept whole. */
export function cutToSize(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}
