import { setTimeout as wait } from 'node:timers/promises'
import { Inject, Injectable } from '@nestjs/common'
import type { OnApplicationBootstrap } from '@nestjs/common'
import { CmsChangeQueue } from '@liberta/platform/cms-changes/cms-change-queue'
import type { Logger } from 'pino'
import type { WorkerRedis } from '../foundation/foundation.module.ts'
import { LOGGER, REDIS, STOPPING } from '../foundation/worker.tokens.ts'

/** The connection was made anew, or a node of the cluster is one no more. */
const FAILED_OVER = ['ready', '-node'] as const
const AGAIN_AFTER_MS = 1000

/**
 * Has the withdrawals of the last minutes done once more after each failure of the Redis of the caches: it may stand again as it was before them, and
 * nobody would look, as what is withdrawn is polled by nobody.
 */
@Injectable()
export class WithdrawalRepeater implements OnApplicationBootstrap {
  private isRepeating = false

  constructor(
    @Inject(REDIS) private readonly redis: Pick<WorkerRedis, 'cache'>,
    @Inject(CmsChangeQueue) private readonly changes: Pick<CmsChangeQueue, 'repeatWithdrawals'>,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(STOPPING) private readonly stopping: AbortController,
  ) {}

  /** Begins to listen, once the connection is made for the first time. */
  onApplicationBootstrap(): void {
    const { cache } = this.redis
    const listen = () => FAILED_OVER.forEach((event) => void cache.on(event, () => void this.repeat()))
    if (cache.status === 'ready') listen()
    else cache.once('ready', listen)
  }

  /** Never rejects; tries until the queue answers. */
  private async repeat(): Promise<void> {
    if (this.isRepeating) return
    this.isRepeating = true
    const { signal } = this.stopping
    while (!signal.aborted) {
      try {
        const count = await this.changes.repeatWithdrawals()
        if (count > 0) this.logger.info({ count }, 'Withdrawals are done once more, as the Redis of the caches failed')
        break
      } catch (error) {
        this.logger.debug({ err: error }, 'Withdrawals could not be repeated, and are looked at again')
        await wait(AGAIN_AFTER_MS, undefined, { signal }).catch(() => undefined)
      }
    }
    this.isRepeating = false
  }
}
