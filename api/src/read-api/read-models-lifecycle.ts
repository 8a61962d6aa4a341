import { Inject, Injectable } from '@nestjs/common'
import type { OnApplicationShutdown, OnModuleInit } from '@nestjs/common'
import { endInTime } from '@liberta/platform/health/end-in-time'
import { ReadModelReader } from '@liberta/platform/read-models/read-model-reader'
import type { Logger } from 'pino'
import { LOGGER } from '../settings/injection-token.ts'
import { RedisConnections } from '../redis/redis-connections.ts'

/** Starts the reader with the process, without waiting for Redis, and lets go of Redis when nobody asks any more. */
@Injectable()
export class ReadModelsLifecycle implements OnModuleInit, OnApplicationShutdown {
  constructor(
    private readonly reader: ReadModelReader,
    private readonly redis: RedisConnections,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    Promise.resolve(this.reader.start()).catch((error: unknown) => {
      this.logger.error({ err: error }, 'the reader of read models could not listen for changes')
    })
  }

  async onApplicationShutdown(): Promise<void> {
    await endInTime('reader of read models', () => this.reader.close(), this.logger)
    this.redis.close()
  }
}
