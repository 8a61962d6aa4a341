import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/

/**
 * Lets only the machine itself in, or, where a token is set, only those who know it. A call that a web page made (it has
 * an `Origin`) is refused: a page open in a developer's browser must not be able to switch anything.
 */
export function guardControl(scope: FastifyInstance, token: string | undefined): void {
  scope.addHook('onRequest', async (request, reply) => {
    if (request.headers.origin !== undefined) return reply.code(403).send({ error: 'forbidden' })
    if (token === undefined) {
      const isLocal = LOOPBACK.test(request.socket.remoteAddress ?? '')
      return isLocal ? undefined : reply.code(403).send({ error: 'forbidden' })
    }
    if (!isBearer(request.headers.authorization, token)) return reply.code(401).send({ error: 'unauthorized' })
  })
}

/** True when an Authorization header carries the token; compared in constant time. */
export function isBearer(header: string | undefined, token: string): boolean {
  const given = Buffer.from(header ?? '')
  const wanted = Buffer.from(`Bearer ${token}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
