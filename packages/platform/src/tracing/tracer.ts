import { currentTraceparent } from '@liberta/http/request-context'

/** What a span is of: an answer, a call to others, a job put into a queue, a job done. */
export type SpanKind = 'server' | 'client' | 'producer' | 'consumer'

/**
 * All that a span may say, beside its name and how long it took (names: https://opentelemetry.io/docs/specs/semconv/). As with labels of
 * metrics each value is one of few that are known beforehand: no address, no key, no statement, no id and no word of a reader's. The id of
 * the request is by chance, and finds the lines of the logs.
 */
export interface SpanFacts {
  'request.id'?: string | undefined
  'http.request.method'?: string
  'http.route'?: string
  'http.response.status_code'?: number
  'messaging.destination.name'?: string
  'db.system.name'?: 'redis' | 'postgresql'
  'db.operation.name'?: string
  'db.collection.name'?: string | undefined
  'peer.service'?: string
  'peer.call'?: string
}

/** How what a span is of has ended. */
export interface SpanEnding extends SpanFacts {
  /** Where only the end knows it: what is answered is routed first. */
  name?: string
  /** Of a failure its kind, never its words: they may hold an address. */
  'error.type'?: string | undefined
}

export interface Span {
  /** As which its calls and jobs name it (W3C Trace Context); one that is not kept is named as well. */
  readonly traceparent: string
  end: (ending?: SpanEnding) => void
}

/** Who keeps spans. */
export interface Tracer {
  start: (name: string, kind: SpanKind, facts: SpanFacts, parent: string | undefined) => Span
  /** Hands over what is kept so far, within a bound. */
  close: () => Promise<void>
}

let tracer: Tracer | null = null

/** Has spans kept from now on; null: none any more. */
export function setTracer(next: Tracer | null): void {
  tracer = next
}

/** Whether spans are kept. */
export function isTracing(): boolean {
  return tracer !== null
}

/** Hands over the last spans, where any are kept; to be called as the last of a program's parts ends. Never rejects. */
export async function closeTracing(): Promise<void> {
  const closing = tracer
  tracer = null
  await closing?.close().catch(() => undefined)
}

/**
 * Begins the span of something that others have asked this program for.
 * @param parent who asks, where that is known and believed
 * @returns undefined where nothing is traced
 */
export function startEntrySpan(
  name: string,
  kind: SpanKind,
  facts: SpanFacts,
  parent: string | undefined,
): Span | undefined {
  return tracer?.start(name, kind, facts, parent)
}

/** Begins a span within the one that is under way; undefined where none is, or where its trace is not kept. */
export function startChildSpan(name: string, kind: SpanKind, facts: SpanFacts): Span | undefined {
  if (tracer === null) return undefined
  const parent = currentTraceparent()
  return parent?.endsWith('1') === true ? tracer.start(name, kind, facts, parent) : undefined
}

/** What a span says of something that was thrown. */
export function nameFailure(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown'
}
