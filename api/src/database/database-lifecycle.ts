import { setTimeout as wait } from 'node:timers/promises'
import { Inject, Injectable } from '@nestjs/common'
import type { OnApplicationShutdown, OnModuleInit } from '@nestjs/common'
import { prepareDatabase } from '@liberta/database/migrate-database'
import { endInTime } from '@liberta/platform/health/end-in-time'
import { MikroORM } from '@mikro-orm/postgresql'
import type { Logger } from 'pino'
import type { ApiSettings } from '../settings/api-settings.schema.ts'
import { API_SETTINGS, LOGGER } from '../settings/injection-token.ts'

const MIGRATE_AGAIN_AFTER_MS = 5000

/** Migrates the database, or waits until it is, in the background while the process starts: pages need no PostgreSQL, and do not wait for it. */
@Injectable()
export class DatabaseLifecycle implements OnModuleInit, OnApplicationShutdown {
  private readonly stopping = new AbortController()
  private migrating = Promise.resolve()

  constructor(
    private readonly orm: MikroORM,
    @Inject(API_SETTINGS) private readonly settings: ApiSettings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.migrating = this.migrateUntilDone()
  }

  /** Resolves when the tables are there. */
  ready(): Promise<void> {
    return this.migrating
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopping.abort()
    await endInTime('migrations', () => this.migrating, this.logger)
    await endInTime('database', () => this.orm.close(true), this.logger)
  }

  private async migrateUntilDone(): Promise<void> {
    const { signal } = this.stopping
    for (let failures = 0; !signal.aborted; failures += 1) {
      try {
        await prepareDatabase(this.orm, this.settings, this.logger)
        return
      } catch (error) {
        if (failures === 0)
          this.logger.error({ err: error }, 'the database is not as it has to be, and is looked at again')
        await wait(MIGRATE_AGAIN_AFTER_MS, undefined, { signal }).catch(() => undefined)
      }
    }
  }
}
