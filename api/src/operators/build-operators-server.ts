import { createBullBoard } from '@bull-board/api'
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter'
import { FastifyAdapter } from '@bull-board/fastify'
import type { HealthCheck } from '@liberta/platform/health/health-check'
import { runHealthChecks } from '@liberta/platform/health/health-check'
import type { Queue } from 'bullmq'
import { fastify } from 'fastify'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Registry } from 'prom-client'
import { noSuchPath } from '@liberta/contracts/problems/problem.schema'
import { takePath, sendProblem } from '../http/send-problem.ts'
import { describeFailure } from '../http/describe-failure.ts'
import type { ClientLimits } from '../http/client-limits.ts'
import { refuseUnreadable, refuseUnroutable } from '../http/refuse-unroutable.ts'
import type { Credentials } from './check-credentials.ts'
import { requireOperator } from './require-operator.ts'

const HEALTH_TIMEOUT_MS = 2000
const QUEUES_PATH = '/queues'

export interface OperatorsPages {
  credentials: Credentials
  queues: readonly Queue[]
  checks: readonly HealthCheck[]
  metrics: Registry
  limits: ClientLimits
  logger: Logger
}

/** The server of the operators: dashboard of the queues, metrics and health behind a password; liveness for all. */
export async function buildOperatorsServer(pages: OperatorsPages): Promise<FastifyInstance> {
  const server = fastify({ frameworkErrors: refuseUnroutable, clientErrorHandler: refuseUnreadable })
  server.setNotFoundHandler((request, reply) => {
    sendProblem(request, reply, 404, noSuchPath(takePath(request.raw.url ?? '/')))
  })
  server.setErrorHandler((error, request, reply) => {
    const { status, detail } = describeFailure(error, takePath(request.raw.url ?? '/'))
    if (status >= 500) pages.logger.error({ err: error, requestId: request.id }, 'an operators’ request failed')
    sendProblem(request, reply, status, detail)
  })
  server.get('/health/live', () => ({ status: 'live' }))
  await server.register(async (scope) => addGuardedPages(scope, pages))
  return server
}

async function addGuardedPages(scope: FastifyInstance, pages: OperatorsPages): Promise<void> {
  scope.addHook('onRequest', requireOperator(pages.credentials, pages.limits, pages.logger))
  scope.get('/', (_request, reply) => reply.redirect(QUEUES_PATH))
  scope.get('/metrics', async (_request, reply) => {
    return reply.type(pages.metrics.contentType).send(await pages.metrics.metrics())
  })
  scope.get('/health', async (_request, reply) => {
    const health = await runHealthChecks(pages.checks, HEALTH_TIMEOUT_MS)
    return reply.code(health.ok ? 200 : 503).send(health)
  })
  await addDashboard(scope, pages.queues)
}

async function addDashboard(scope: FastifyInstance, queues: readonly Queue[]): Promise<void> {
  const board = new FastifyAdapter().setBasePath(QUEUES_PATH)
  createBullBoard({
    queues: queues.map((queue) => new BullMQAdapter(queue)),
    serverAdapter: board,
    options: { uiConfig: { boardTitle: 'Libertà' } },
  })
  await scope.register(board.registerPlugin(), { prefix: QUEUES_PATH })
}
