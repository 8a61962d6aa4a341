import { startChildSpan } from '../tracing/tracer.ts'
import { createHistogram } from './create-metric.ts'

const durations = createHistogram('upstream_request_duration_seconds')

/**
 * How a call to somebody else ended: there was no connection (`down`), no answer in time (`slow`), one that says of itself that it failed
 * (`failed`), one that cannot be read (`rubbish`), or one that does not serve us (`refused`).
 */
export type UpstreamOutcome = 'ok' | 'down' | 'slow' | 'failed' | 'rubbish' | 'refused'

/** Whom we call. */
export type Upstream = 'naxos' | 'naxos_media' | 'open_meteo' | 'sso'

/**
 * Begins a call, which is a span where it is made for something traced.
 * @param call its kind, of few that are known: never a path
 * @returns what is told how it ended; who gave up itself tells nothing
 */
export function startUpstreamCall(upstream: Upstream, call: string): (outcome: UpstreamOutcome) => void {
  const began = performance.now()
  const span = startChildSpan(`${upstream} ${call}`, 'client', { 'peer.service': upstream, 'peer.call': call })
  return (outcome) => {
    durations.observe({ upstream, call, outcome }, (performance.now() - began) / 1000)
    span?.end(outcome === 'ok' ? {} : { 'error.type': outcome })
  }
}

/** Which of the two a call without an answer was, by what `fetch` or a socket has thrown. */
export function nameSilence(error: unknown): 'down' | 'slow' {
  const { name, code, cause } = (error ?? {}) as { name?: unknown; code?: unknown; cause?: unknown }
  if (name === 'TimeoutError' || code === 'ETIMEDOUT' || code === 'UND_ERR_HEADERS_TIMEOUT') return 'slow'
  return cause === undefined || cause === error ? 'down' : nameSilence(cause)
}
