import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { ClientAllowance } from '../http/client-allowance.ts'
import { nameClient } from '@liberta/http/name-client'
import { sendProblem } from '../http/send-problem.ts'
import { areExpected, readCredentials } from './check-credentials.ts'
import type { Credentials } from './check-credentials.ts'

/** Wrong passwords of one address: at once, and back in a minute. */
const WRONG_PASSWORDS = { burst: 10, perMinute: 6 }

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
export function requireOperator(expected: Credentials, logger: Logger) {
  const failures = new ClientAllowance(WRONG_PASSWORDS)

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    void reply.headers(HEADERS)
    const { authorization } = request.headers
    const client = nameClient(request.ip)
    // Who brings no password is asked for one, and guesses nothing.
    const seconds = authorization === undefined ? 0 : failures.waitOf(client)
    if (seconds > 0) {
      return sendProblem(request, reply, 429, `Too many wrong passwords: try again in ${seconds} s.`, {
        'retry-after': String(seconds),
      })
    }
    const given = readCredentials(authorization)
    if (!given || !areExpected(given, expected)) {
      if (authorization !== undefined) {
        failures.take(client)
        logger.warn({ client }, 'operator sign-in failed')
      }
      return sendProblem(request, reply, 401, 'Operators only.', {
        'www-authenticate': 'Basic realm="operators", charset="UTF-8"',
      })
    }
    const isReading = request.method === 'GET' || request.method === 'HEAD'
    if (!isReading && !isFromOwnPage(request.headers)) {
      return sendProblem(request, reply, 403, 'Another site has sent this.')
    }
    return undefined
  }
}

/**
 * Whether what changes something was sent by these pages themselves, or by no browser. Browsers say so by Sec-Fetch-Site, which
 * they leave out on plain HTTP but for loopback, and by Origin, which they send with all that is no GET (RFC 6454 §7).
 */
function isFromOwnPage({ origin, host, 'sec-fetch-site': site }: IncomingHttpHeaders): boolean {
  if (site !== undefined) return site === 'same-origin'
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host)
}
