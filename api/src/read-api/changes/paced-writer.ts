import type { ServerResponse } from 'node:http'

/** Writes at a time, each about 10 µs of the process: calls wait a millisecond for them, and no more. */
const WRITES_AT_A_TIME = 100

/** What of a listener's connection is written to. */
export type Listener = Pick<ServerResponse, 'write' | 'writableLength' | 'destroyed' | 'destroy'>

interface Telling {
  bytes: Buffer
  /** Who has not been told yet. */
  left: Listener[]
}

/**
 * Tells many listeners the same without holding up what else the process does: a hundred of them, then whatever else waits, then the
 * next hundred. Each hears everything in the order in which it was said.
 */
export class PacedWriter {
  private readonly tellings: Telling[] = []
  private next: NodeJS.Immediate | undefined

  /** @param mostWaiting bytes that may wait for a listener who reads slowly; beyond it they are let go */
  constructor(private readonly mostWaiting: number) {}

  /** Tells those who listen now, the first hundred of them at once; who comes later hears nothing of it. */
  tell(bytes: Buffer, listeners: Iterable<Listener>): void {
    this.tellings.push({ bytes, left: [...listeners] })
    if (this.next === undefined) this.writeSome()
  }

  /** Tells everybody at once what is still to be told. */
  finish(): void {
    clearImmediate(this.next)
    this.next = undefined
    for (const { bytes, left } of this.tellings.splice(0)) this.writeTo(left, bytes)
  }

  private writeSome(): void {
    this.next = undefined
    const [telling] = this.tellings
    if (telling === undefined) return
    this.writeTo(telling.left.splice(0, WRITES_AT_A_TIME), telling.bytes)
    if (telling.left.length === 0) this.tellings.shift()
    if (this.tellings.length > 0) this.next = setImmediate(() => this.writeSome())
  }

  private writeTo(listeners: readonly Listener[], bytes: Buffer): void {
    for (const listener of listeners) {
      if (listener.destroyed) continue
      listener.write(bytes)
      if (listener.writableLength > this.mostWaiting) listener.destroy()
    }
  }
}
