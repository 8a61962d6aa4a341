import type { FastifyInstance, FastifyRequest } from 'fastify'
import { MESSAGES_PATH } from './messages-path.ts'

/** Bytes of a whole form: the files, and room for what stands between them. */
const LARGEST_FORM = 9 * 1024 * 1024

/** A refusal as Fastify's own parsers give it. */
function refuse(statusCode: number, message: string): Error {
  return Object.assign(new Error(message), { statusCode })
}

/** Lets forms with files in, at the address of messages and nowhere else; they are handed on as they came. */
export function acceptMultipart(server: FastifyInstance): void {
  server.addContentTypeParser('multipart/form-data', (request, payload, done) => {
    if (!isMessage(request)) return done(refuse(415, 'Unsupported Media Type'))
    const chunks: Buffer[] = []
    let size = 0
    payload.on('data', (chunk: Buffer) => {
      size += chunk.byteLength
      if (size <= LARGEST_FORM) chunks.push(chunk)
    })
    payload.once('error', (error) => done(error))
    payload.once('end', () =>
      size > LARGEST_FORM ? done(refuse(413, 'Request body is too large')) : done(null, Buffer.concat(chunks)),
    )
  })
}

function isMessage({ url }: FastifyRequest): boolean {
  return url.split('?', 1)[0] === `/${MESSAGES_PATH}`
}
