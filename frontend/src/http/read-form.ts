import type { IncomingMessage, ServerResponse } from 'node:http'
import { watchSize } from '@liberta/http/watch-size'
import { sendAnswer } from './send-answer.ts'

/** Bytes of a form without files. */
const LARGEST = 128 * 1024

/** What is said to who sent a body that is no form of ours. */
const WORDS = {
  400: 'Il modulo non è arrivato intero. Torna alla pagina di prima e invialo di nuovo.',
  413: 'Il modulo pesa più di quanto possiamo ricevere. Torna alla pagina di prima, accorcialo e invialo di nuovo.',
  415: 'Il modulo non è arrivato in un formato che sappiamo leggere. Torna alla pagina di prima e invialo di nuovo.',
} as const

/** A body that is no form of ours; its message is the reader's. */
export class FormError extends Error {
  override name = 'FormError'
  readonly status: keyof typeof WORDS

  constructor(status: keyof typeof WORDS) {
    super(WORDS[status])
    this.status = status
  }
}

/** Tells who sent it, in Italian, why a form was not read. */
export function refuseForm(request: IncomingMessage, response: ServerResponse, { status, message }: FormError): void {
  const headers = {
    'content-type': 'text/plain; charset=utf-8',
    'content-language': 'it',
    'cache-control': 'no-store',
  }
  sendAnswer(request, response, { status, headers, body: `${message}\n` })
}

/** The media type of a request, without its parameters. */
export function mediaTypeOf({ headers }: IncomingMessage): string {
  return (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''
}

/** The fields of a form in `application/x-www-form-urlencoded`; rejects with a FormError for any other body. */
export async function readFields(request: IncomingMessage): Promise<URLSearchParams> {
  if (mediaTypeOf(request) !== 'application/x-www-form-urlencoded') {
    throw new FormError(415)
  }
  const chunks: Buffer[] = []
  const { promise, resolve, reject } = Promise.withResolvers<URLSearchParams>()
  const tooLarge = () => reject(new FormError(413))
  watchSize(request, { most: LARGEST, tooLarge, keep: (chunk) => void chunks.push(chunk) })
  request.once('end', () => resolve(new URLSearchParams(Buffer.concat(chunks).toString())))
  request.once('error', () => reject(new FormError(400)))
  return promise
}
