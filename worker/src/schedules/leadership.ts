import { randomUUID } from 'node:crypto'
import type { RedisConnection } from '@liberta/platform/redis/redis-kinds'

const KEY = 'worker:leader'

/** Longer than two rounds of the reconciler, so that a late one does not lose the lead. */
const LEASE_MS = 12_000

const RENEW = `if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('PEXPIRE', KEYS[1], ARGV[2]) end return 0`
const RELEASE = `if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end return 0`

/** A lease in Redis that one of several workers holds: the schedules are its alone. */
export class Leadership {
  private readonly redis: RedisConnection
  private readonly token = randomUUID()

  constructor(redis: RedisConnection) {
    this.redis = redis
  }

  /** Takes the lease, or prolongs it; false where another worker has it. Rejects where Redis fails. */
  async hold(): Promise<boolean> {
    if ((await this.redis.eval(RENEW, 1, KEY, this.token, LEASE_MS)) === 1) return true
    return (await this.redis.set(KEY, this.token, 'PX', LEASE_MS, 'NX')) === 'OK'
  }

  /** Gives the lease back, for the next one to take at once. */
  async release(): Promise<void> {
    await this.redis.eval(RELEASE, 1, KEY, this.token)
  }
}
