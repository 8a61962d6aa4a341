import { Readable } from 'node:stream'
import type { MessKind } from './mess-kind.types.ts'

/** A rendition as it is served. */
export interface SentPicture {
  type: string
  body: Buffer | Readable
  headers?: Readonly<Record<string, string>>
}

/** Mess in the bytes of a picture. */
interface PictureMess extends MessKind {
  spoil: (picture: { type: string; body: Buffer }) => SentPicture
}

const BLOCK = Buffer.alloc(1024 * 1024, 7)
/** Far more than a picture may have (docs/naxos.md, Pictures). */
const BLOCKS = 100

/** What other newsrooms' picture servers send, for a share of the pictures. None is of the mix: a picture never changes. */
export const PICTURE_MESS: readonly PictureMess[] = [
  {
    name: 'picture.file.empty',
    what: 'a picture of no bytes',
    isMixed: false,
    spoil: ({ type }) => ({ type, body: Buffer.alloc(0) }),
  },
  {
    name: 'picture.file.endless',
    what: `a picture of ${BLOCKS} MB that does not say how long it is`,
    isMixed: false,
    spoil: ({ type }) => ({ type, body: Readable.from(Array.from({ length: BLOCKS }, () => BLOCK)) }),
  },
  {
    name: 'picture.file.cut',
    what: 'the first half of a picture, broken off',
    isMixed: false,
    spoil: ({ type, body }) => ({
      type,
      body: Readable.from(breakOff(body.subarray(0, body.length >> 1))),
      headers: { 'content-length': String(body.length) },
    }),
  },
  {
    name: 'picture.file.page',
    what: 'a page of HTML in place of a picture',
    isMixed: false,
    spoil: () => ({ type: 'text/html', body: Buffer.from('<html><body><h1>502 Bad Gateway</h1></body></html>') }),
  },
]

async function* breakOff(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes
  throw new Error('broken off')
}
