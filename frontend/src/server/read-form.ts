import type { IncomingMessage } from 'node:http'

/** Bytes of a form without files. */
const LARGEST = 128 * 1024
/** Bytes more that are read and dropped. */
const LARGEST_DROPPED = 32 * 1024 * 1024

/** A body that is no form of ours: what the client is told. */
export class FormError extends Error {
  override name = 'FormError'
  readonly status: 400 | 413 | 415

  constructor(status: 400 | 413 | 415, message: string) {
    super(message)
    this.status = status
  }
}

/** The media type of a request, without its parameters. */
export function mediaTypeOf({ headers }: IncomingMessage): string {
  return (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''
}

/** The fields of a form in `application/x-www-form-urlencoded`; rejects with a FormError for any other body. */
export async function readFields(request: IncomingMessage): Promise<URLSearchParams> {
  if (mediaTypeOf(request) !== 'application/x-www-form-urlencoded') {
    throw new FormError(415, 'Unsupported Media Type')
  }
  const chunks: Buffer[] = []
  const { promise, resolve, reject } = Promise.withResolvers<URLSearchParams>()
  watchSize(request, { most: LARGEST, refuse: reject, keep: (chunk) => void chunks.push(chunk) })
  request.once('end', () => resolve(new URLSearchParams(Buffer.concat(chunks).toString())))
  request.once('error', () => reject(new FormError(400, 'Bad Request')))
  return promise
}

interface SizeWatch {
  /** Bytes. */
  most: number
  /** Called once. */
  refuse: (error: FormError) => void
  /** Gets what comes before that. */
  keep?: (chunk: Buffer) => void
}

/**
 * Refuses a body that is too large. What comes after is dropped, so that the client hears the answer; who goes on sending
 * beyond all measure is cut off.
 */
export function watchSize(request: IncomingMessage, { most, refuse, keep }: SizeWatch): void {
  let size = 0
  request.on('data', (chunk: Buffer) => {
    const wasRight = size <= most
    size += chunk.length
    if (size <= most) keep?.(chunk)
    else if (wasRight) refuse(new FormError(413, 'Content Too Large'))
    if (size > most + LARGEST_DROPPED) request.destroy()
  })
}
