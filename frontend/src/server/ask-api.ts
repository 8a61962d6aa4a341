import { request as requestHttp } from 'node:http'
import type { ClientRequest, IncomingMessage, RequestOptions } from 'node:http'

/** What became of a call. */
export type Outcome =
  | { type: 'answered'; answer: IncomingMessage; outgoing: ClientRequest }
  /** The connection was kept from an earlier call, and the API closed it as it was used again. */
  | { type: 'stale'; error: Error }
  /** No connection came about, so that nothing was sent: the copy of the API that was asked has just stopped. */
  | { type: 'refused'; error: Error }
  | { type: 'failed'; error: Error }

const CLOSED_AT_THE_OTHER_END: ReadonlySet<string | undefined> = new Set(['ECONNRESET', 'EPIPE'])

export interface Asking {
  options: RequestOptions
  /** Sends the body; it calls `sent` when there is no more of it. */
  send: (outgoing: ClientRequest, sent: () => void) => void
  /** How long the API has to begin its answer, once it was sent everything; milliseconds. */
  timeBoxMs: number
  /** Ends the call: nobody waits for it any more. */
  signal: AbortSignal
}

/**
 * Makes one call. Always settles, and never rejects: a call that still waits for a connection tells nobody when it is
 * destroyed (there is no socket yet that could), so that time and the signal settle it by themselves.
 */
export function askApi({ options, send, timeBoxMs, signal }: Asking): Promise<Outcome> {
  const { promise, resolve } = Promise.withResolvers<Outcome>()
  const outgoing = requestHttp(options)
  let timer: NodeJS.Timeout | undefined
  const settle = (outcome: Outcome) => {
    clearTimeout(timer)
    signal.removeEventListener('abort', leave)
    resolve(outcome)
  }
  const giveUp = (message: string) => {
    settle({ type: 'failed', error: new Error(message) })
    outgoing.destroy()
  }
  const leave = () => giveUp('nobody waits for the answer')
  signal.addEventListener('abort', leave)
  outgoing.once('response', (answer) => settle({ type: 'answered', answer, outgoing }))
  // After an answer there may be more of them, which nobody has to hear.
  outgoing.on('error', (error: NodeJS.ErrnoException) => {
    const isStale = outgoing.reusedSocket && CLOSED_AT_THE_OTHER_END.has(error.code)
    settle({ type: error.code === 'ECONNREFUSED' ? 'refused' : isStale ? 'stale' : 'failed', error })
  })
  send(outgoing, () => {
    timer = setTimeout(() => giveUp('the API did not begin to answer'), timeBoxMs)
  })
  return promise
}
