import type { Readable } from 'node:stream'

/** Bytes more than are taken that are read and dropped, so that who sends them hears the answer. */
export const LARGEST_DROPPED = 32 * 1024 * 1024

/** What happens to a body whose size is watched. */
export interface SizeWatch {
  /** Bytes that are taken. */
  most: number
  /** Called once, with the first byte too many. */
  tooLarge: () => void
  /** Gets what comes before that. */
  keep?: (chunk: Buffer) => void
}

/**
 * Watches how much of a request's body comes. What comes after `most` bytes is dropped, so that the client hears the answer; who
 * goes on sending beyond all measure is cut off.
 */
export function watchSize(body: Readable, { most, tooLarge, keep }: SizeWatch): void {
  let size = 0
  body.on('data', (chunk: Buffer) => {
    const wasRight = size <= most
    size += chunk.length
    if (size <= most) keep?.(chunk)
    else if (wasRight) tooLarge()
    if (size > most + LARGEST_DROPPED) body.destroy()
  })
}
