import { randomUUID } from 'node:crypto'

/** Stands around the number of a kept part in React's text. Made by chance, so that nobody's words can hold it. */
const MARK = `<!--${randomUUID()}-->`

/** The kept parts of the text that is being written now; null where nobody will put them in. */
let placed: Buffer[] | null = null

/**
 * What stands in a page for a part that is kept, for `dangerouslySetInnerHTML`: a mark of its place while `writeWithKept` writes, else the HTML
 * itself. So the kept nine tenths of a front are neither put together with React's pieces nor encoded again for each page, only copied.
 */
export function placeKept(part: Buffer): string {
  return placed === null ? part.toString() : `${MARK}${placed.push(part) - 1}${MARK}`
}

/** The text that `write` returns, in UTF-8, with the parts that were placed meanwhile. `write` must be synchronous. May be nested. */
export function writeWithKept(write: () => string): Buffer {
  const outer = placed
  const own: Buffer[] = []
  placed = own
  try {
    return putTogether(write().split(MARK), own)
  } finally {
    placed = outer
  }
}

/** Text and the number of a part by turns, beginning and ending with text. */
function putTogether(pieces: readonly string[], parts: readonly Buffer[]): Buffer {
  const all = pieces.map((piece, index) => (index % 2 === 0 ? Buffer.from(piece) : (parts[Number(piece)] ?? EMPTY)))
  // In memory of just its size: small buffers are views of a larger one, which a kept part would keep whole.
  const whole = Buffer.allocUnsafeSlow(all.reduce((length, { byteLength }) => length + byteLength, 0))
  all.reduce((at, piece) => at + piece.copy(whole, at), 0)
  return whole
}

const EMPTY = Buffer.alloc(0)
