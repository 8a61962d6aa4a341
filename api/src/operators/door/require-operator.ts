import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { ClientLimits } from '../../http/client-limits.ts'
import { nameClient } from '@liberta/http/name-client'
import { sendProblem, takePath } from '../../http/send-problem.ts'
import type { AuditEntry, AuditLog, Operator } from '../audit/audit-log.ts'
import { findAccount, readCredentials } from './check-credentials.ts'
import type { OperatorAccount } from './check-credentials.ts'

/** No page may show these in a frame, where an operator could be made to click; and none of it is kept anywhere. */
const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "frame-ancestors 'none'",
  'x-frame-options': 'DENY',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
}

/** Where a request holds who makes it. */
const OPERATOR = 'operator'

/** What the door knows: who is let in, how often it may be tried, and where it is written down. */
export interface OperatorsDoor {
  accounts: readonly OperatorAccount[]
  limits: ClientLimits
  audit: Pick<AuditLog, 'write'>
  logger: Logger
}

/**
 * Lets operators into a scope and nobody else. It never looks at the address: every route of the scope has it, however its address is
 * spelled (`/%71ueues`). After some wrong passwords an address has to wait. What changes something is refused when another site's
 * page sent it, because browsers add the credentials to that too, and when a viewer sent it.
 */
export function requireOperator(scope: FastifyInstance, door: OperatorsDoor): void {
  scope.decorateRequest(OPERATOR, null)
  scope.addHook('onRequest', async (request, reply) => {
    void reply.headers(HEADERS)
    const account = await signIn(door, request, reply)
    if (account === null) return reply
    const operator = { name: account.user, role: account.role, client: nameClient(request.ip), requestId: request.id }
    request.setDecorator(OPERATOR, operator)
    const isReading = request.method === 'GET' || request.method === 'HEAD'
    if (isReading) return undefined
    if (!isFromThisSite(request.headers)) {
      void door.audit.write(describeRefusal(request, operator, 'another site has sent it'))
      return sendProblem(request, reply, 403, 'Another site has sent this.')
    }
    if (operator.role === 'operator') return undefined
    void door.audit.write(describeRefusal(request, operator, 'viewers only look'))
    return sendProblem(request, reply, 403, 'Viewers only look.')
  })
}

/** Who makes a request that has come through the door. */
export function operatorOf(request: FastifyRequest): Operator {
  return request.getDecorator<Operator>(OPERATOR)
}

/** Whose account it is; null where the answer is sent already. */
async function signIn(door: OperatorsDoor, request: FastifyRequest, reply: FastifyReply) {
  const { accounts, limits, logger, audit } = door
  const { authorization } = request.headers
  const given = readCredentials(authorization)
  const account = given === null ? null : findAccount(given, accounts)
  // Who brings no password is asked for one, and guesses nothing. The right one is looked at by the same command of Redis as a
  // wrong one, in the same order: many guesses at once are not one, and who has to wait learns nothing from how long it took.
  const seconds = authorization === undefined ? 0 : await limits.take('wrong passwords', request.ip, account ? 0 : 1)
  if (seconds > 0) {
    // One line a minute of an address is enough to see it by.
    if ((await limits.take('refusals told', request.ip)) === 0)
      void audit.write(describeStranger(request, 'too many tries'))
    sendProblem(request, reply, 429, `Too many wrong passwords: try again in ${seconds} s.`, {
      'retry-after': String(seconds),
    })
    return null
  }
  if (account !== null) return account
  if (authorization !== undefined) {
    logger.warn({ client: nameClient(request.ip) }, 'operator sign-in failed')
    void audit.write(describeStranger(request, 'wrong name or password'))
  }
  sendProblem(request, reply, 401, 'Operators only.', {
    'www-authenticate': 'Basic realm="operators", charset="UTF-8"',
  })
  return null
}

/** Of who was not let in nothing is kept that was typed. */
function describeStranger(request: FastifyRequest, detail: string): AuditEntry {
  const client = nameClient(request.ip)
  const nobody = { who: null, role: null, client, channel: 'sign-in', action: 'sign-in', arguments: {} } as const
  return { ...nobody, dryRun: false, result: 'refused', detail, requestId: request.id }
}

function describeRefusal(request: FastifyRequest, operator: Operator, detail: string): AuditEntry {
  const { name: who, role, client, requestId } = operator
  const path = takePath(request.raw.url ?? '/')
  const channel = request.routeOptions.url?.startsWith('/queues') ? 'queues' : 'page'
  const action = `${request.method} ${path}`
  return { who, role, client, channel, action, arguments: {}, dryRun: false, result: 'refused', detail, requestId }
}

/**
 * Whether what changes something was sent by these pages themselves, or by no browser. Browsers say so by Sec-Fetch-Site, which
 * they leave out on plain HTTP but for loopback, and by Origin, which they send with all that is no GET (RFC 6454 §7).
 */
function isFromThisSite({ origin, host, 'sec-fetch-site': site }: IncomingHttpHeaders): boolean {
  if (site !== undefined) return site === 'same-origin'
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host)
}
