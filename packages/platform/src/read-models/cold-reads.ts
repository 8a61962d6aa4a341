import type { ReadModelReference } from '@liberta/contracts/read-models/read-model-key'
import type { ReadModelCopy } from './read-model-copy.ts'
import { WakeableWait } from './wakeable-wait.ts'

/** How often a cold read looks for itself, should the announcement be lost. */
const LOOK_EVERY_MS = 250
/** Cold reads that may wait at the same time; more are turned away, or made-up addresses would fill the memory. */
const WAITING_AT_MOST = 256

interface ColdReadParts {
  waitMs: number
  /** Asks for a refresh. Whether the queue took it; never rejects. */
  ask: (reference: ReadModelReference) => Promise<boolean>
  /** What the worker has brought by now. */
  look: (reference: ReadModelReference, name: string) => Promise<ReadModelCopy | undefined>
}

interface ColdRead {
  pause: WakeableWait
  copy: Promise<ReadModelCopy | undefined>
}

/** Those who wait for the worker to bring what stands nowhere. */
export class ColdReads {
  private readonly parts: ColdReadParts
  private readonly waiting = new Map<string, ColdRead>()
  private isClosed = false

  constructor(parts: ColdReadParts) {
    this.parts = parts
  }

  /** Waits for the worker, once for all who want the same; undefined when it brings nothing in time. */
  wait(reference: ReadModelReference, name: string): Promise<ReadModelCopy | undefined> {
    const waiting = this.waiting.get(name)
    if (waiting) return waiting.copy
    if (this.waiting.size >= WAITING_AT_MOST) return Promise.resolve(undefined)
    const pause = new WakeableWait()
    const copy = this.waitForCopy(reference, name, pause)
    this.waiting.set(name, { pause, copy })
    void copy.finally(() => this.waiting.delete(name))
    return copy
  }

  /** It has changed: who waits for it looks at once. */
  wake(name: string): void {
    this.waiting.get(name)?.pause.wake()
  }

  /** Lets go of everybody who waits. */
  close(): void {
    this.isClosed = true
    for (const { pause } of this.waiting.values()) pause.wake()
  }

  private async waitForCopy(
    reference: ReadModelReference,
    name: string,
    pause: WakeableWait,
  ): Promise<ReadModelCopy | undefined> {
    const { waitMs, ask, look } = this.parts
    const deadline = performance.now() + waitMs
    let isRequested = false
    for (let left = waitMs; left > 0 && !this.isClosed; left = deadline - performance.now()) {
      // A queue that has just begun, or changes its master, takes nothing for a moment.
      if (!isRequested) void ask(reference).then((isTaken) => (isRequested = isTaken))
      isRequested = true
      await pause.sleep(Math.min(left, LOOK_EVERY_MS))
      const copy = await look(reference, name)
      if (copy) return copy
    }
    return undefined
  }
}
