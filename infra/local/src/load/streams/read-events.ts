/** One event of a stream (HTML standard, server-sent events). */
export interface StreamEvent {
  /** Its type; `message` where none is said. */
  event: string
  id: string | null
  data: string
}

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

/** Events out of the content of a stream, as it comes. Comments, and fields that nobody needs here, are passed over. */
export class EventReader {
  private rest = ''

  /** The events that are whole with these letters (latin1); their data is decoded. */
  feed(text: string): StreamEvent[] {
    const blocks = (this.rest + text).replaceAll('\r\n', '\n').split('\n\n')
    this.rest = blocks.pop() ?? ''
    return blocks.flatMap(readBlock)
  }
}

function readBlock(block: string): StreamEvent[] {
  const lines = block.split('\n')
  const valuesOf = (field: string) =>
    lines.filter((line) => line.startsWith(`${field}:`)).map((line) => line.slice(field.length + 1).replace(/^ /, ''))
  const data = valuesOf('data')
  if (data.length === 0) return []
  const [event = 'message'] = valuesOf('event')
  return [{ event, id: valuesOf('id')[0] ?? null, data: Buffer.from(data.join('\n'), 'latin1').toString() }]
}
