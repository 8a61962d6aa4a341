/** A server of ours, started on a port of the loopback address. */
export interface RunningService {
  url: string
  pid: number | null
  /** Resolves when it ends without having been asked to, with how it ended and what it said last. */
  died: Promise<string>
  /** Stops it in order; returns at once where it has died. */
  stop(): Promise<void>
}
