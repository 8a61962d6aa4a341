export interface ClientAllowanceOptions {
  /** How many a client may have at once; 0 is no limit at all. */
  burst: number
  /** How many come back in a minute, one after the other. */
  perMinute: number
  /** Clients that are remembered; beyond them the one that asked longest ago is forgotten. */
  clients?: number
  /** Milliseconds of a clock that never goes back. */
  now?: () => number
}

interface Bucket {
  left: number
  at: number
}

/** Memory is some 100 bytes a client. */
const CLIENTS = 20_000
const MINUTE_MS = 60_000

/** A bucket of tokens for every client, in bounded memory: who has none left waits until the next one comes back. */
export class ClientAllowance {
  private readonly burst: number
  private readonly msPerToken: number
  private readonly clients: number
  private readonly now: () => number
  /** The one that asked longest ago first. */
  private readonly buckets = new Map<string, Bucket>()

  constructor({ burst, perMinute, clients = CLIENTS, now = () => performance.now() }: ClientAllowanceOptions) {
    this.burst = burst
    this.msPerToken = MINUTE_MS / perMinute
    this.clients = clients
    this.now = now
  }

  /** Takes a token; answers 0, or the whole seconds after which there is one again. */
  take(client: string): number {
    if (this.burst === 0) return 0
    const now = this.now()
    const left = this.tokensOf(client, now)
    this.keep(client, { left: left < 1 ? left : left - 1, at: now })
    return left < 1 ? this.secondsUntilOne(left) : 0
  }

  /** Gives a token back that was taken for nothing. */
  giveBack(client: string): void {
    if (this.burst === 0) return
    const now = this.now()
    this.keep(client, { left: Math.min(this.burst, this.tokensOf(client, now) + 1), at: now })
  }

  /** Seconds until there is a token; 0 where there is one. Takes none. */
  waitOf(client: string): number {
    if (this.burst === 0) return 0
    const left = this.tokensOf(client, this.now())
    return left < 1 ? this.secondsUntilOne(left) : 0
  }

  /** How many clients are remembered. */
  get count(): number {
    return this.buckets.size
  }

  private secondsUntilOne(left: number): number {
    return Math.max(1, Math.ceil(((1 - left) * this.msPerToken) / 1000))
  }

  private tokensOf(client: string, now: number): number {
    const known = this.buckets.get(client)
    if (!known) return this.burst
    return Math.min(this.burst, known.left + (now - known.at) / this.msPerToken)
  }

  private keep(client: string, bucket: Bucket): void {
    this.buckets.delete(client)
    this.buckets.set(client, bucket)
    if (this.buckets.size <= this.clients) return
    const [oldest] = this.buckets.keys()
    if (oldest !== undefined) this.buckets.delete(oldest)
  }
}
