import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { MESSAGES_PATH } from './messages-path.ts'
import { readMultipart, refuseBody } from './read-multipart.ts'

/** Lets forms with files in, at the address of messages and nowhere else. */
export function acceptMultipart(server: FastifyInstance): void {
  server.addContentTypeParser('multipart/form-data', async (request: FastifyRequest, payload: IncomingMessage) => {
    if (!isMessage(request)) throw refuseBody(415, 'Unsupported Media Type')
    return readMultipart(payload, request.headers['content-type'] ?? '')
  })
}

function isMessage({ url }: FastifyRequest): boolean {
  return url.split('?', 1)[0] === `/${MESSAGES_PATH}`
}
