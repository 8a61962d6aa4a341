import { randomUUID } from 'node:crypto'
import type { Upstream } from '../metrics/upstream-meter.ts'
import type { RedisConnection } from '../redis/redis-kinds.ts'
import { ADMIT_CALL, KEEP_CALM, OPEN_CIRCUIT } from './call-allowance.lua.ts'
import { UNBOUNDED } from './call-limits.ts'
import { FORGOTTEN_MS } from './circuit.ts'
import type { UpstreamLimits } from './call-limits.ts'
import { URGENCIES } from './call-urgency.ts'
import type { CallUrgency } from './call-urgency.ts'

/** Why a call is not made now. */
export type HeldReason = 'open' | 'calm' | 'concurrency' | 'rate'

/** A call that may be made, and what tells that it has ended; or why it may not, and for how long if that is known (ms, else 0). */
export type Admission = { release: () => void } | { reason: HeldReason; ms: number }

/** A call that wants to be made. */
export interface CallRequest {
  /** Its kind. */
  call: string
  /** The name of its circuit. */
  circuit: string
  urgency: CallUrgency
  /** Milliseconds after which it has ended, whatever became of its process. */
  leaseMs: number
  /** The one call by which somebody finds out whether the upstream is well again. */
  isProbe: boolean
}

interface AllowanceCommands {
  admitUpstreamCall: (...keysAndArguments: (string | number)[]) => Promise<[string, number]>
  keepUpstreamCalm: (key: string, ms: number) => Promise<number>
  openUpstreamCircuit: (...keysAndArguments: (string | number)[]) => Promise<number>
}

/** Keys of an upstream lie in one slot of a cluster. */
const keyOf = (upstream: Upstream, what: string) => `upstream:{${upstream}}:${what}`

/**
 * What all processes together know of an upstream: calls under way, tokens, calm, open circuits. One look at Redis a call, and one that
 * nobody waits for when it ends. Rejects while Redis is away.
 */
export class CallAllowance {
  private readonly upstream: Upstream
  private readonly limits: UpstreamLimits
  private readonly redis: RedisConnection & AllowanceCommands

  constructor(upstream: Upstream, limits: UpstreamLimits, redis: RedisConnection) {
    this.upstream = upstream
    this.limits = limits
    redis.defineCommand('admitUpstreamCall', { numberOfKeys: 7, lua: ADMIT_CALL })
    redis.defineCommand('keepUpstreamCalm', { numberOfKeys: 1, lua: KEEP_CALM })
    redis.defineCommand('openUpstreamCircuit', { numberOfKeys: 3, lua: OPEN_CIRCUIT })
    this.redis = redis as RedisConnection & AllowanceCommands
  }

  /** Takes room for a call. */
  async admit({ call, circuit, urgency, leaseMs, isProbe }: CallRequest): Promise<Admission> {
    const id = randomUUID()
    const { all, kinds } = this.limits
    const ofKind = kinds?.[call] ?? UNBOUNDED
    const under = [this.key('calls'), this.key(`calls:${call}`)] as const
    const [reason, ms] = await this.redis.admitUpstreamCall(
      this.key(`calm:${call}`),
      this.key('open'),
      this.key(`probe:${circuit}`),
      ...under,
      this.key('rate'),
      this.key(`rate:${call}`),
      circuit,
      id,
      leaseMs,
      isProbe ? 1 : 0,
      URGENCIES[urgency].share,
      ...[all, ofKind].flatMap(({ concurrency, burst, perSecond }) => [concurrency, burst, perSecond]),
    )
    if (reason !== 'ok') return { reason: reason as HeldReason, ms: Math.max(0, ms) }
    // What Redis does not hear of ends with its lease.
    const release = () => under.forEach((key) => void this.redis.zrem(key, id).catch(() => undefined))
    return { release }
  }

  /** The upstream asks for so many milliseconds without calls of a kind; a longer wait stays. */
  async keepCalm(call: string, ms: number): Promise<void> {
    await this.redis.keepUpstreamCalm(this.key(`calm:${call}`), ms)
  }

  /** All processes leave the calls of a circuit alone for so long. */
  async open(circuit: string, ms: number, cause: string): Promise<void> {
    const keys = [this.key('open'), this.key('causes'), this.key(`probe:${circuit}`)]
    await this.redis.openUpstreamCircuit(...keys, circuit, ms, cause)
  }

  /** A call was answered well. */
  async close(circuit: string): Promise<void> {
    await Promise.all([this.redis.zrem(this.key('open'), circuit), this.redis.del(this.key(`probe:${circuit}`))])
  }

  private key(what: string): string {
    return keyOf(this.upstream, what)
  }
}

/** A kind of call that is held back, or what of it has a circuit of its own, and how its last call failed. */
export interface OpenCircuit {
  call: string
  cause: string
}

/** The kinds of calls of an upstream that the processes hold back or try anew; rejects while Redis is away. */
export async function readOpenCircuits(redis: RedisConnection, upstream: Upstream): Promise<OpenCircuit[]> {
  const [calls, causes] = await Promise.all([
    redis.zrange(keyOf(upstream, 'open'), Date.now() - FORGOTTEN_MS, '+inf', 'BYSCORE'),
    redis.hgetall(keyOf(upstream, 'causes')),
  ])
  return calls.map((call) => ({ call, cause: causes[call] ?? 'failed' }))
}
