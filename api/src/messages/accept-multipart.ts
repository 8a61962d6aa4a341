import type { IncomingMessage } from 'node:http'
import { ACCOUNT_CALLS } from '@liberta/contracts/accounts/account-calls.table'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readMultipart, refuseBody } from './read-multipart.ts'

/** Lets forms with files in, at the address of messages and nowhere else. */
export function acceptMultipart(server: FastifyInstance): void {
  server.addContentTypeParser('multipart/form-data', async (request: FastifyRequest, payload: IncomingMessage) => {
    if (!isMessage(request)) throw refuseBody(415, 'Unsupported Media Type')
    return readMultipart(payload, request.headers['content-type'] ?? '')
  })
}

function isMessage({ url }: FastifyRequest): boolean {
  return url.split('?', 1)[0] === ACCOUNT_CALLS.sendMessage.path
}
