import type { IncomingMessage } from 'node:http'

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
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > LARGEST) throw new FormError(413, 'Content Too Large')
    chunks.push(chunk)
  }
  return new URLSearchParams(Buffer.concat(chunks).toString())
}
