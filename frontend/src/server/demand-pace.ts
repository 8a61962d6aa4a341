import type { ServerResponse } from 'node:http'

export interface Pace {
  /** Who has taken less than so many bytes in a window is let go. */
  leastBytes: number
  windowMs: number
}

/**
 * Lets a client go that does not read what it is sent, or so slowly that it only holds its place. Nothing moves faster than
 * the slower of both ends, so this bounds a source that has fallen silent too.
 */
export function demandPace(response: ServerResponse, { leastBytes, windowMs }: Pace): void {
  const { socket } = response
  // Of an answer whose client has left, the close was told before: nothing would ever end the timer, nor free what it holds.
  if (socket === null || response.destroyed) return
  /** Bytes that the system has taken for the client. */
  const taken = () => socket.bytesWritten - socket.writableLength
  let before = taken()
  const timer = setInterval(() => {
    const now = taken()
    if (now - before < leastBytes) response.destroy()
    before = now
  }, windowMs)
  response.once('close', () => clearInterval(timer))
}
