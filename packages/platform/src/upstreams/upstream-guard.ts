import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { createCounter, createGauge } from '../metrics/create-metric.ts'
import type { Upstream } from '../metrics/upstream-meter.ts'
import type { RedisConnection } from '../redis/redis-kinds.ts'
import { CallAllowance } from './call-allowance.ts'
import type { Admission, CallRequest, HeldReason } from './call-allowance.ts'
import type { UpstreamLimits } from './call-limits.ts'
import { currentUrgency, URGENCIES } from './call-urgency.ts'
import { Circuit } from './circuit.ts'
import { LocalAllowance } from './local-allowance.ts'
import { boundCalm } from './read-calm.ts'

/** Those of the process that are not closed, each with its labels. */
const open = new Map<Circuit, { upstream: Upstream; call: string; cause: string }>()
createGauge('upstream_circuit_open', (gauge) => {
  gauge.reset()
  for (const [circuit, labels] of open) if (circuit.isHeld) gauge.set(labels, 1)
})
const heldCalls = createCounter('upstream_calls_held_total')

/** A call was not made: the upstream is not well, has asked for calm, or has as many as it may get. */
export class UpstreamHeldError extends Error {
  override readonly name = 'UpstreamHeldError'
  readonly reason: HeldReason

  constructor(upstream: Upstream, call: string, reason: HeldReason) {
    super(`${upstream} ${call}: not called (${reason})`)
    this.reason = reason
  }

  /** Whether it is of no use to try again soon: what is there will have to do. */
  get isLasting(): boolean {
    return this.reason === 'open' || this.reason === 'calm'
  }
}

interface GuardParts {
  upstream: Upstream
  limits: UpstreamLimits
  /** Fails soon where there is no Redis (profile `producer` or `cache`). */
  redis: RedisConnection
  /** How a call failed, where that tells of an upstream that is not well; null for all else. */
  judge: (error: unknown) => string | null
  logger: Pick<Logger, 'warn' | 'info'>
  /** The longest calm that is kept, where somebody waits for the calls; milliseconds. */
  longestCalmMs?: number
  /** Milliseconds of a clock that only goes forward. */
  now?: () => number
  random?: () => number
}

/** After a failure of Redis a process counts for itself for this long, so that not every call waits for one that hangs. */
const HOLD_OFF_MS = 1000
/** Between two looks for room, by chance up to half as long again; milliseconds. */
const LOOK_EVERY_MS = 40
const LONGEST_LOOK_MS = 250

/** A call that wants to be made. */
interface GuardedCall {
  /** Its kind, by which there is room and calm. */
  call: string
  /** The name of its circuit, and how calls went that share it. */
  name: string
  circuit: Circuit
}

/**
 * Stands before the calls to an upstream: bounds them over all processes, and holds them back while it is not well, by kind of call. While
 * Redis is away each process does so for itself.
 */
export class UpstreamGuard {
  private readonly parts: GuardParts
  private readonly allowance: CallAllowance
  private readonly local: LocalAllowance
  private readonly circuits = new Map<string, Circuit>()
  /** Until when an upstream has asked this process for calm, by kind of call. */
  private readonly calmUntil = new Map<string, number>()
  private readonly now: () => number
  private localUntil = -Infinity

  constructor(parts: GuardParts) {
    this.parts = parts
    this.now = parts.now ?? (() => performance.now())
    this.allowance = new CallAllowance(parts.upstream, parts.limits, parts.redis)
    this.local = new LocalAllowance(parts.limits, this.now)
  }

  /**
   * Makes a call when there is room, as urgent as the work is that it is made for (`runWithUrgency`).
   * @param call its kind, of few that are known
   * @param longestMs within which `work` ends
   * @param name of its circuit, where its failures are to tell nothing of other calls of its kind (`nameColdCircuit`)
   * @throws UpstreamHeldError where it is not made; else what `work` throws
   */
  async run<Result>(call: string, longestMs: number, work: () => Promise<Result>, name = call): Promise<Result> {
    const circuit = this.circuitOf(name)
    const guarded = { call, name, circuit }
    const release = await this.findRoom(guarded, longestMs)
    try {
      // Another call may have become the probe meanwhile.
      this.refuseWhileOpen(guarded)
      return await circuit.run(work)
    } finally {
      release()
    }
  }

  /** The upstream asks for calm: no process makes a call of that kind for so many milliseconds. Never rejects. */
  async keepCalm(call: string, ms: number): Promise<void> {
    const bounded = boundCalm(ms, this.parts.longestCalmMs)
    this.calmUntil.set(call, this.now() + bounded)
    await this.allowance.keepCalm(call, bounded).catch(() => undefined)
  }

  private async findRoom(guarded: GuardedCall, longestMs: number): Promise<() => void> {
    const { call, name, circuit } = guarded
    const urgency = currentUrgency()
    const giveUpAt = this.now() + URGENCIES[urgency].patienceMs
    for (;;) {
      this.refuseWhileOpen(guarded)
      const isProbe = circuit.state === 'due'
      const admission = await this.admit({ call, circuit: name, urgency, leaseMs: longestMs + 1000, isProbe })
      if ('release' in admission) return admission.release
      const { reason, ms } = admission
      if (reason === 'calm') this.calmUntil.set(call, this.now() + ms)
      if (reason === 'open' && !isProbe) await circuit.noteRemote()
      const waitMs = this.chooseWait(ms)
      if (reason === 'open' || reason === 'calm' || this.now() + waitMs > giveUpAt) throw this.hold(guarded, reason)
      await sleep(waitMs)
    }
  }

  private async admit(request: CallRequest): Promise<Admission> {
    if (this.now() >= this.localUntil) {
      try {
        return await this.allowance.admit(request)
      } catch {
        this.localUntil = this.now() + HOLD_OFF_MS
      }
    }
    const room = this.local.admit(request.call, request.urgency)
    return typeof room === 'function' ? { release: room } : { reason: room, ms: 0 }
  }

  private chooseWait(ms: number): number {
    const { random = Math.random } = this.parts
    return Math.min(LONGEST_LOOK_MS, Math.max(LOOK_EVERY_MS, ms)) * (1 + random() / 2)
  }

  private refuseWhileOpen(guarded: GuardedCall): void {
    const { state } = guarded.circuit
    if (state === 'open' || state === 'probing') throw this.hold(guarded, 'open')
    if ((this.calmUntil.get(guarded.call) ?? -Infinity) > this.now()) throw this.hold(guarded, 'calm')
  }

  private hold({ call: kind, name }: GuardedCall, reason: HeldReason): UpstreamHeldError {
    const { upstream } = this.parts
    const call = reason === 'open' ? name : kind
    heldCalls.inc({ upstream, call, reason })
    return new UpstreamHeldError(upstream, call, reason)
  }

  private circuitOf(name: string): Circuit {
    let circuit = this.circuits.get(name)
    if (!circuit) {
      circuit = this.createCircuit(name)
      this.circuits.set(name, circuit)
    }
    return circuit
  }

  private createCircuit(name: string): Circuit {
    const { upstream, judge, logger, random } = this.parts
    const facts = { upstream, call: name }
    const circuit: Circuit = new Circuit({
      judge,
      now: this.now,
      ...(random && { random }),
      onOpen: ({ cause, forMs, isFirst, isRemote }) => {
        open.set(circuit, { ...facts, cause })
        if (isFirst) logger.warn({ ...facts, cause }, 'Calls are held back: the upstream is not well')
        if (!isRemote) void this.allowance.open(name, forMs, cause).catch(() => undefined)
      },
      onClose: () => {
        open.delete(circuit)
        logger.info(facts, 'Calls are made again: the upstream is well')
        void this.allowance.close(name).catch(() => undefined)
      },
    })
    return circuit
  }
}
