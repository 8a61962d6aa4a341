import { URGENCIES } from './call-urgency.ts'
import type { CallUrgency } from './call-urgency.ts'
import { UNBOUNDED } from './call-limits.ts'
import type { CallLimits, UpstreamLimits } from './call-limits.ts'

/** Half of what all may do: two copies, the least that production has, do together no more than with Redis. */
const SHARE_OF_A_PROCESS = 0.5

/** Why a call has no room. */
export type NoRoom = 'concurrency' | 'rate'

interface Bucket {
  limits: CallLimits
  underWay: number
  tokens: number
  at: number
}

/** The same limits, counted by one process for itself while nobody counts for all. */
export class LocalAllowance {
  private readonly buckets = new Map<string, Bucket>()
  private readonly limits: UpstreamLimits
  private readonly now: () => number

  /** @param now milliseconds of a clock that only goes forward */
  constructor(limits: UpstreamLimits, now: () => number) {
    this.limits = limits
    this.now = now
  }

  /** Takes room for a call; gives what gives it back, or why there is none. */
  admit(call: string, urgency: CallUrgency): (() => void) | NoRoom {
    // What is kept for more urgent calls is kept of the whole, and not of each kind.
    const all = { bucket: this.find('all', this.limits.all), share: URGENCIES[urgency].share }
    const ofKind = { bucket: this.find(`of ${call}`, this.limits.kinds?.[call] ?? UNBOUNDED), share: 1 }
    const parts = [all, ofKind]
    if (parts.some(({ bucket, share }) => isFull(bucket, share))) return 'concurrency'
    if (parts.some(({ bucket, share }) => !this.hasToken(bucket, share))) return 'rate'
    const buckets = [all.bucket, ofKind.bucket]
    for (const bucket of buckets) {
      bucket.underWay += 1
      bucket.tokens -= 1
    }
    return () => buckets.forEach((bucket) => void (bucket.underWay -= 1))
  }

  private find(name: string, whole: CallLimits): Bucket {
    let bucket = this.buckets.get(name)
    if (!bucket) {
      const limits = halve(whole)
      bucket = { limits, underWay: 0, tokens: limits.burst, at: this.now() }
      this.buckets.set(name, bucket)
    }
    return bucket
  }

  private hasToken(bucket: Bucket, share: number): boolean {
    const { burst, perSecond } = bucket.limits
    if (perSecond === 0) return true
    const now = this.now()
    bucket.tokens = Math.min(burst, bucket.tokens + ((now - bucket.at) * perSecond) / 1000)
    bucket.at = now
    return bucket.tokens >= 1 + (1 - share) * (burst - 1)
  }
}

function isFull({ limits: { concurrency }, underWay }: Bucket, share: number): boolean {
  return concurrency > 0 && underWay >= Math.max(1, Math.floor(concurrency * share))
}

function halve({ concurrency, perSecond, burst }: CallLimits): CallLimits {
  const ofProcess = (whole: number) => (whole === 0 ? 0 : Math.max(1, Math.floor(whole * SHARE_OF_A_PROCESS)))
  return { concurrency: ofProcess(concurrency), burst: ofProcess(burst), perSecond: perSecond * SHARE_OF_A_PROCESS }
}
