import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendProblem } from '../problems/send-problem.ts'
import { areExpected, readCredentials } from './check-credentials.ts'
import type { Credentials } from './check-credentials.ts'

/**
 * An onRequest hook that lets operators through and nobody else. It stands on a scope and never looks at the address:
 * every route of the scope has it, however its address is spelled (`/%71ueues`). What changes something is refused when
 * another site's page sent it, because browsers add the credentials to that too.
 */
export function requireOperator(expected: Credentials) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const given = readCredentials(request.headers.authorization)
    if (!given || !areExpected(given, expected)) {
      return sendProblem(request, reply, 401, 'Operators only.', {
        'www-authenticate': 'Basic realm="operators", charset="UTF-8"',
      })
    }
    const isReading = request.method === 'GET' || request.method === 'HEAD'
    if (!isReading && request.headers['sec-fetch-site'] === 'cross-site') {
      return sendProblem(request, reply, 403, 'Another site has sent this.')
    }
    return undefined
  }
}
