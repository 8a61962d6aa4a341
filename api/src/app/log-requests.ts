import type { FastifyInstance } from 'fastify'
import { takePath } from '../http/build-problem.ts'
import type { Logger } from 'pino'

/** One line for each request, for debugging only: lines cost more than warm reads do. A query may hold a sign-in's code. */
export function logRequests(server: FastifyInstance, logger: Logger): void {
  server.addHook('onResponse', (request, reply, done) => {
    logger.debug(
      {
        requestId: request.id,
        method: request.method,
        path: takePath(request.url),
        status: reply.statusCode,
        tookMs: Math.round(reply.elapsedTime),
      },
      'answered',
    )
    done()
  })
}
