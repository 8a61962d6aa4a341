import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { ClientLimits } from '../http/client-limits.ts'
import { nameClient } from '@liberta/http/name-client'
import { sendProblem } from '../http/send-problem.ts'
import { areExpected, readCredentials } from './check-credentials.ts'
import type { Credentials } from './check-credentials.ts'

/** No page may show these in a frame, where an operator could be made to click; and none of it is kept anywhere. */
const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "frame-ancestors 'none'",
  'x-frame-options': 'DENY',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
}

/**
 * An onRequest hook that lets operators through and nobody else. It stands on a scope and never looks at the address:
 * every route of the scope has it, however its address is spelled (`/%71ueues`). After some wrong passwords an address has to
 * wait, and each is logged. What changes something is refused when another site's page sent it, because browsers add the
 * credentials to that too.
 */
export function requireOperator(expected: Credentials, limits: ClientLimits, logger: Logger) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    void reply.headers(HEADERS)
    const { authorization } = request.headers
    const given = readCredentials(authorization)
    const isRight = given !== null && areExpected(given, expected)
    // Who brings no password is asked for one, and guesses nothing. The right one is looked at by the same command of Redis as a
    // wrong one, in the same order: many guesses at once are not one, and who has to wait learns nothing from how long it took.
    const seconds = authorization === undefined ? 0 : await limits.take('wrong passwords', request.ip, isRight ? 0 : 1)
    if (seconds > 0) {
      return sendProblem(request, reply, 429, `Too many wrong passwords: try again in ${seconds} s.`, {
        'retry-after': String(seconds),
      })
    }
    if (!isRight) {
      if (authorization !== undefined) logger.warn({ client: nameClient(request.ip) }, 'operator sign-in failed')
      return sendProblem(request, reply, 401, 'Operators only.', {
        'www-authenticate': 'Basic realm="operators", charset="UTF-8"',
      })
    }
    const isReading = request.method === 'GET' || request.method === 'HEAD'
    if (!isReading && !isFromThisSite(request.headers)) {
      return sendProblem(request, reply, 403, 'Another site has sent this.')
    }
    return undefined
  }
}

/**
 * Whether what changes something was sent by these pages themselves, or by no browser. Browsers say so by Sec-Fetch-Site, which
 * they leave out on plain HTTP but for loopback, and by Origin, which they send with all that is no GET (RFC 6454 §7).
 */
function isFromThisSite({ origin, host, 'sec-fetch-site': site }: IncomingHttpHeaders): boolean {
  if (site !== undefined) return site === 'same-origin'
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host)
}
