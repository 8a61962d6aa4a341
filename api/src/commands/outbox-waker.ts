import { Inject, Injectable } from '@nestjs/common'
import type { OnApplicationShutdown } from '@nestjs/common'
import { notifyOutbox } from '@liberta/database/outbox/outbox.repository'
import { MikroORM } from '@mikro-orm/postgresql'
import type { Logger } from 'pino'
import { LOGGER } from '../settings/injection-token.ts'

/** Milliseconds in which many commands wake the relay once. */
const TOGETHER_MS = 20

/** Tells the relay that something stands in the outbox. Where that fails, the relay looks by itself a second later. */
@Injectable()
export class OutboxWaker implements OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined

  constructor(
    private readonly orm: MikroORM,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Says that lines stand in the outbox, and waits for nothing: a relay that does not hear looks within a second. */
  wake(): void {
    this.timer ??= setTimeout(() => {
      this.timer = undefined
      notifyOutbox(this.orm.em).catch((error: unknown) => this.logger.debug({ err: error }, 'the relay was not woken'))
    }, TOGETHER_MS)
  }

  onApplicationShutdown(): void {
    clearTimeout(this.timer)
  }
}
