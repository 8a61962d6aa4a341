import { Inject, Injectable } from '@nestjs/common'
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common'
import { CmsChangeQueue } from '@liberta/platform/cms-changes/cms-change-queue'
import { RefreshQueue } from '@liberta/platform/refresh/refresh-queue'
import type { Producers } from '@liberta/platform/queues/create-producer'
import { ReadModelReader } from '@liberta/platform/read-models/read-model-reader'
import { ReadModelStore } from '@liberta/platform/read-models/read-model-store'
import { MikroORM } from '@mikro-orm/postgresql'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Registry } from 'prom-client'
import type { ApiSettings } from '../settings/api-settings.schema.ts'
import { API_SETTINGS, LOGGER, METRICS, QUEUES } from '../settings/injection-token.ts'
import { createApiHealthChecks } from '../health/api-health-checks.ts'
import { ClientLimits } from '../http/client-limits.ts'
import { RedisConnections } from '../redis/redis-connections.ts'
import { AuditLog } from './audit/audit-log.ts'
import { buildOperatorsServer } from './build-operators-server.ts'
import type { OperatorAccount } from './door/check-credentials.ts'
import { createHistoryReader } from './home/read-history.ts'

/** Runs the operators' pages on their own port, next to the readers' server and out of its way. */
@Injectable()
export class OperatorsServer implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private server: FastifyInstance | undefined
  private listensAt = ''
  private readonly audit: AuditLog

  constructor(
    @Inject(API_SETTINGS) private readonly settings: ApiSettings,
    private readonly redis: RedisConnections,
    private readonly reader: ReadModelReader,
    private readonly store: ReadModelStore,
    @Inject(QUEUES) private readonly queues: Producers,
    @Inject(METRICS) private readonly metrics: Registry,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly orm: MikroORM,
    private readonly limits: ClientLimits,
    private readonly refresh: RefreshQueue,
    private readonly changes: CmsChangeQueue,
  ) {
    this.audit = new AuditLog(orm, logger)
  }

  async onApplicationBootstrap(): Promise<void> {
    this.server = await buildOperatorsServer({
      accounts: listAccounts(this.settings),
      audit: this.audit,
      production: this.settings.production,
      readHistory: createHistoryReader(this.settings.PROMETHEUS_URL),
      parts: {
        queues: this.queues,
        refresh: this.refresh,
        changes: this.changes,
        store: this.store,
        cache: this.redis.cache,
        orm: this.orm,
      },
      queues: Object.values(this.queues),
      queueRedis: this.redis.producer,
      checks: createApiHealthChecks(this.redis, this.reader, this.store, this.orm),
      metrics: this.metrics,
      limits: this.limits,
      logger: this.logger,
    })
    this.listensAt = await this.server.listen({ port: this.settings.OPS_PORT, host: this.settings.OPS_HOST })
    this.logger.info({ address: this.listensAt }, 'operators’ pages are open')
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.server?.close()
    await this.audit.settle()
  }

  /** Where the pages are, once they are open: the port is chosen by the system where 0 was asked for. */
  get address(): string {
    return this.listensAt
  }
}

function listAccounts(settings: ApiSettings): OperatorAccount[] {
  const { OPS_USER, OPS_PASSWORD, OPS_VIEWER_USER, OPS_VIEWER_PASSWORD } = settings
  const operator = { user: OPS_USER, password: OPS_PASSWORD, role: 'operator' } as const
  if (OPS_VIEWER_USER === undefined || OPS_VIEWER_PASSWORD === undefined) return [operator]
  return [operator, { user: OPS_VIEWER_USER, password: OPS_VIEWER_PASSWORD, role: 'viewer' }]
}
