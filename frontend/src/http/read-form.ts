import type { IncomingMessage } from 'node:http'
import { watchSize } from '@liberta/http/watch-size'

/** Bytes of a form without files. */
const LARGEST = 128 * 1024

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
  const tooLarge = () => reject(new FormError(413, 'Content Too Large'))
  watchSize(request, { most: LARGEST, tooLarge, keep: (chunk) => void chunks.push(chunk) })
  request.once('end', () => resolve(new URLSearchParams(Buffer.concat(chunks).toString())))
  request.once('error', () => reject(new FormError(400, 'Bad Request')))
  return promise
}
