import { Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { readAnswer } from '../load/read-answer.ts'

/** Unless it is told otherwise. */
const LOOK_EVERY_MS = 5
/** What never comes is given up then. */
export const GIVE_UP_AFTER_MS = 10_000

/** Looks at a page over one kept connection, as a reader who has it already: an unchanged page answers 304. */
export class WatchedPage {
  readonly failures: string[] = []
  private readonly url: string
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 1 })
  private readonly lookEveryMs: number
  private tag: string | undefined

  constructor(url: string, lookEveryMs = LOOK_EVERY_MS) {
    this.url = url
    this.lookEveryMs = lookEveryMs
  }

  /** Milliseconds from `began` (performance.now) until the page holds `text`; null when it never did within 10 s. */
  async waitFor(text: string, began: number): Promise<number | null> {
    let next = performance.now()
    while (performance.now() - began < GIVE_UP_AFTER_MS) {
      const html = await this.look()
      if (html?.includes(text)) return performance.now() - began
      next = Math.max(next + this.lookEveryMs, performance.now())
      await pause(Math.max(0, next - performance.now()))
    }
    return null
  }

  /** Ends the connection over which it looked. */
  close(): void {
    this.agent.destroy()
  }

  /** The page where it has changed since the last look, else null. */
  private async look(): Promise<string | null> {
    const headers = { 'accept-encoding': 'identity', ...(this.tag ? { 'if-none-match': this.tag } : {}) }
    const answer = await readAnswer(this.url, headers, this.agent).catch((error: unknown) => {
      this.failures.push(error instanceof Error ? error.message : String(error))
      return null
    })
    if (answer === null || answer.status === 304) return null
    if (answer.status !== 200) {
      this.failures.push(`status ${answer.status}`)
      return null
    }
    this.tag = answer.headers.etag
    return answer.body.toString()
  }
}
