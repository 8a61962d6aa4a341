import { randomUUID } from 'node:crypto'
import { createBullBoard } from '@bull-board/api'
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter'
import { FastifyAdapter } from '@bull-board/fastify'
import type { HealthCheck } from '@liberta/platform/health/health-check'
import { runHealthChecks } from '@liberta/platform/health/health-check'
import type { RedisConnection } from '@liberta/platform/redis/redis-kinds'
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
import { addActionRoutes } from './actions/action-routes.ts'
import type { ActionParts } from './actions/action.types.ts'
import { addAuditRoutes } from './home/audit-routes.ts'
import { addHomeRoutes } from './home/home-routes.ts'
import type { NoticedHistory } from './home/read-history.ts'
import type { AuditLog } from './audit/audit-log.ts'
import type { OperatorAccount } from './door/check-credentials.ts'
import { operatorOf, requireOperator } from './door/require-operator.ts'
import { addFaceRoutes } from './markup/face-routes.ts'

const HEALTH_TIMEOUT_MS = 2000
const QUEUES_PATH = '/queues'
/** The same board without its buttons. */
const LOOK_PATH = '/queues-to-look-at'

export interface OperatorsPages {
  accounts: readonly OperatorAccount[]
  queues: readonly Queue[]
  queueRedis: RedisConnection
  checks: readonly HealthCheck[]
  metrics: Registry
  limits: ClientLimits
  audit: AuditLog
  /** What actions act upon. */
  parts: ActionParts
  production: boolean
  readHistory: () => Promise<NoticedHistory[]>
  logger: Logger
}

/** The server of the operators: dashboard of the queues, metrics and health behind a password; liveness for all. */
export async function buildOperatorsServer(pages: OperatorsPages): Promise<FastifyInstance> {
  const server = fastify({
    frameworkErrors: refuseUnroutable,
    clientErrorHandler: refuseUnreadable,
    genReqId: () => randomUUID().replaceAll('-', ''),
  })
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
  requireOperator(scope, pages)
  addHomeRoutes(scope, { ...pages, ...pages.parts, queues: pages.queues })
  addAuditRoutes(scope, pages.audit)
  addFaceRoutes(scope)
  addActionRoutes(scope, { parts: pages.parts, audit: pages.audit })
  scope.get('/metrics', async (_request, reply) => {
    return reply.type(pages.metrics.contentType).send(await pages.metrics.metrics())
  })
  scope.get('/health', async (_request, reply) => {
    const health = await runHealthChecks(pages.checks, HEALTH_TIMEOUT_MS)
    return reply.code(health.ok ? 200 : 503).send(health)
  })
  await scope.register(async (board) => addAuditedDashboard(board, pages))
  await addDashboard(scope, LOOK_PATH, pages.queues, true)
}

/** What is done at the board of the queues is written down, too. */
async function addAuditedDashboard(scope: FastifyInstance, { queues, audit }: OperatorsPages): Promise<void> {
  scope.addHook('onResponse', async (request, reply) => {
    const isReading = request.method === 'GET' || request.method === 'HEAD'
    // What the door has refused it has written down itself.
    if (isReading || reply.statusCode === 401 || reply.statusCode === 403 || reply.statusCode === 429) return
    const { name: who, role, client, requestId } = operatorOf(request)
    await audit.write({
      who,
      role,
      client,
      requestId,
      channel: 'queues',
      dryRun: false,
      action: `${request.method} ${request.routeOptions.url ?? QUEUES_PATH}`,
      arguments: pickTexts(request.params),
      result: reply.statusCode < 400 ? 'done' : 'failed',
      detail: `answered ${reply.statusCode}`,
    })
  })
  await addDashboard(scope, QUEUES_PATH, queues, false)
}

/** Parameters of a route; what was sent as a body may be data of jobs, and is not kept. */
function pickTexts(parameters: unknown): Record<string, string> {
  const entries = Object.entries(parameters ?? {})
  return Object.fromEntries(entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
}

async function addDashboard(
  scope: FastifyInstance,
  path: string,
  queues: readonly Queue[],
  readOnlyMode: boolean,
): Promise<void> {
  const board = new FastifyAdapter().setBasePath(path)
  createBullBoard({
    queues: queues.map((queue) => new BullMQAdapter(queue, { readOnlyMode })),
    serverAdapter: board,
    options: { uiConfig: { boardTitle: 'Libertà' } },
  })
  await scope.register(board.registerPlugin(), { prefix: path })
}
