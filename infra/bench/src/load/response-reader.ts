const HEAD_END = Buffer.from('\r\n\r\n')

/** An answer that is not what every answer of a load has to be. */
export class UnexpectedAnswerError extends Error {
  override readonly name = 'UnexpectedAnswerError'
}

/**
 * Counts the answers on one HTTP/1.1 connection, one request being out at a time. It knows nothing but status and
 * content-length and whether the connection goes on, which is what keeps the asking side cheap. One for each connection.
 */
export class ResponseReader {
  /** Bytes of the body that are still to come; null while the head is read. */
  private left: number | null = null
  private head: Buffer = Buffer.alloc(0)
  /** Whether the server says that it ends the connection after this answer. */
  isLast = false

  /** True when these bytes complete the answer. @throws UnexpectedAnswerError unless it is a 200 with a content-length. */
  feed(bytes: Buffer): boolean {
    if (this.left === null) return this.readHead(this.head.length === 0 ? bytes : Buffer.concat([this.head, bytes]))
    this.left -= bytes.length
    return this.finish()
  }

  private readHead(bytes: Buffer): boolean {
    const end = bytes.indexOf(HEAD_END)
    if (end < 0) {
      this.head = bytes
      return false
    }
    const head = bytes.toString('latin1', 0, end)
    if (!head.startsWith('HTTP/1.1 200 ')) throw new UnexpectedAnswerError(head.split('\r\n', 1)[0])
    const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1]
    if (length === undefined) throw new UnexpectedAnswerError(`an answer without a content-length: ${head}`)
    this.isLast = /\r\nconnection: *close/i.test(head)
    this.head = Buffer.alloc(0)
    this.left = Number(length) - (bytes.length - end - HEAD_END.length)
    return this.finish()
  }

  private finish(): boolean {
    if (this.left === null || this.left > 0) return false
    if (this.left < 0) throw new UnexpectedAnswerError('more bytes than the answer said')
    this.left = null
    return true
  }
}
