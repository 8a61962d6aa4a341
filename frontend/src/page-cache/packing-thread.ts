import { Worker } from 'node:worker_threads'
import type { Encoding } from '../http/content-encoding.ts'

/** Megabytes: what is packed lies outside of a thread's heap. */
const MEMORY = { maxYoungGenerationSizeMb: 1, maxOldGenerationSizeMb: 16 }

interface Waiting {
  resolve: (body: Buffer) => void
  reject: (error: Error) => void
}

/**
 * Packs pages tighter in a thread that gives way to all others: a third of a second of computing for a page that is there already must hold up
 * nobody. It is started when it is first asked, and again after it has ended.
 */
export class PackingThread {
  private readonly program: string | URL
  private readonly waiting = new Map<number, Waiting>()
  private worker: Worker | null = null
  private questions = 0

  /** @param program the built program of the thread (packing-thread.program) */
  constructor(program: string | URL) {
    this.program = program
  }

  /** A packed body in as few bytes as there can be, in memory of just their size. Rejects where the thread ends before. */
  repack(body: Buffer, encoding: Encoding): Promise<Buffer> {
    const worker = (this.worker ??= this.start())
    this.questions += 1
    const number = this.questions
    return new Promise((resolve, reject) => {
      this.waiting.set(number, { resolve, reject })
      worker.postMessage({ number, body, encoding } satisfies PackingQuestion, [])
    })
  }

  /** Ends the thread; what it was packing is rejected. */
  async close(): Promise<void> {
    await this.worker?.terminate()
  }

  private start(): Worker {
    const worker = new Worker(this.program, { resourceLimits: MEMORY })
    let cause = new Error('the packing thread ended')
    worker.on('message', ({ number, body }: PackingReply) => {
      this.waiting.get(number)?.resolve(Buffer.from(body.buffer, body.byteOffset, body.byteLength))
      this.waiting.delete(number)
    })
    worker.on('error', (error: Error) => (cause = error))
    worker.once('exit', () => {
      this.worker = null
      for (const { reject } of this.waiting.values()) reject(cause)
      this.waiting.clear()
    })
    return worker
  }
}

/** What the thread is asked; the body is a copy, as the page goes on being sent meanwhile. */
export interface PackingQuestion {
  number: number
  body: Uint8Array
  encoding: Encoding
}

/** What it answers; the bytes are handed over and not copied. */
export interface PackingReply {
  number: number
  body: Uint8Array
}
