import { setTimeout as wait } from 'node:timers/promises'
import { Inject, Injectable } from '@nestjs/common'
import type { OnApplicationShutdown, OnModuleInit } from '@nestjs/common'
import { migrateDatabase } from '@liberta/database/migrate-database'
import { MikroORM } from '@mikro-orm/postgresql'
import type { Logger } from 'pino'
import { LOGGER } from '../settings/injection-token.ts'

const MIGRATE_AGAIN_AFTER_MS = 5000

/** Migrates the database in the background while the process starts: pages need no PostgreSQL, and do not wait for it. */
@Injectable()
export class DatabaseLifecycle implements OnModuleInit, OnApplicationShutdown {
  private readonly stopping = new AbortController()
  private migrating = Promise.resolve()

  constructor(
    private readonly orm: MikroORM,
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
    await this.migrating
    await this.orm.close(true).catch((error: unknown) => {
      this.logger.warn({ err: error }, 'the database was not left in order')
    })
  }

  private async migrateUntilDone(): Promise<void> {
    const { signal } = this.stopping
    for (let failures = 0; !signal.aborted; failures += 1) {
      try {
        await migrateDatabase(this.orm, this.logger)
        return
      } catch (error) {
        if (failures === 0) this.logger.error({ err: error }, 'the database could not be migrated, and is tried again')
        await wait(MIGRATE_AGAIN_AFTER_MS, undefined, { signal }).catch(() => undefined)
      }
    }
  }
}
