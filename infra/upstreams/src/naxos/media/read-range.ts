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
