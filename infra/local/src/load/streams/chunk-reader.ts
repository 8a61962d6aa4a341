/**
 * The content of a body in chunks (RFC 9112 §7.1) out of its bytes, as they come. Texts are latin1, a byte a letter: they are cut
 * anywhere, in the midst of a letter too.
 */
export class ChunkReader {
  /** Bytes of the chunk that are still to come; null while its size is read. */
  private left: number | null = null
  private size = ''

  /** What these bytes bring of the content; empty where nothing. @throws where they are no chunks */
  feed(bytes: string): string {
    let content = ''
    let at = 0
    while (at < bytes.length) {
      if (this.left === null) {
        const end = bytes.indexOf('\n', at)
        this.size += bytes.slice(at, end < 0 ? undefined : end)
        if (end < 0) return content
        at = end + 1
        this.beginChunk()
      } else {
        const taken = bytes.slice(at, at + this.left)
        content += taken
        at += taken.length
        this.left = this.left === taken.length ? null : this.left - taken.length
      }
    }
    return content
  }

  private beginChunk(): void {
    const line = this.size.trim()
    this.size = ''
    // The end of the chunk before.
    if (line === '') return
    const size = Number.parseInt(line, 16)
    if (!/^[0-9a-f]+(?:\s*;.*)?$/i.test(line)) throw new Error(`this is no size of a chunk: ${line.slice(0, 40)}`)
    this.left = size === 0 ? null : size
  }
}
