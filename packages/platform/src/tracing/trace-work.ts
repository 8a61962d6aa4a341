import type { ServerResponse } from 'node:http'
import { TRACEPARENT } from '@liberta/contracts/requests/request-id.schema'
import { currentRequestId, runInSpan } from '@liberta/http/request-context'
import { nameFailure, startChildSpan, startEntrySpan } from './tracer.ts'
import type { Span } from './tracer.ts'

/** What is traced of a request before it is routed. */
interface TracedRequest {
  requestId: string
  method: string | undefined
  /** Its header; undefined where who sent it is not believed. */
  parent: unknown
}

/** Begins the span of a request; undefined where nothing is traced, which who has many asks first (`isTracing`). */
export function startRequestSpan({ requestId, method = 'GET', parent: said }: TracedRequest): Span | undefined {
  const parent = typeof said === 'string' && TRACEPARENT.test(said) ? said : undefined
  return startEntrySpan(method, 'server', { 'request.id': requestId, 'http.request.method': method }, parent)
}

/**
 * Ends the span of a request with its answer.
 * @param nameRoute as what it is counted; known at its end
 */
export function endWithAnswer(span: Span, response: ServerResponse, nameRoute: () => string): void {
  const end = () => {
    const { statusCode: status, req } = response
    const route = nameRoute()
    span.end({
      name: `${req.method ?? 'GET'} ${route}`,
      'http.route': route,
      'http.response.status_code': status,
      ...(status >= 500 && { 'error.type': String(status) }),
    })
  }
  if (response.writableEnded) end()
  else response.once('close', end)
}

/** Makes a call to another program of ours as a span, which the call names to it. */
export function traceCall<Result>(service: string, call: string, work: () => Promise<Result>): Promise<Result> {
  return traceWithin(
    startChildSpan(`${service} ${call}`, 'client', { 'peer.service': service, 'peer.call': call }),
    work,
  )
}

/** Puts a job into a queue as a span, which the job names to who does it. */
export function traceEnqueueing<Result>(queue: string, work: () => Promise<Result>): Promise<Result> {
  return traceWithin(startChildSpan(`send ${queue}`, 'producer', { 'messaging.destination.name': queue }), work)
}

/**
 * Does a job as a span of the trace that had it put into its queue, or of one of its own. In the context of its request.
 * @param parent what its data say
 */
export function traceJob<Result>(
  { queueName: queue, name }: { queueName: string; name: string },
  parent: string | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  const facts = { 'request.id': currentRequestId(), 'messaging.destination.name': queue }
  return traceWithin(startEntrySpan(`process ${name}`, 'consumer', facts, parent), work)
}

async function traceWithin<Result>(span: Span | undefined, work: () => Promise<Result>): Promise<Result> {
  if (span === undefined) return work()
  try {
    const result = await runInSpan(span.traceparent, work)
    span.end()
    return result
  } catch (error) {
    span.end({ 'error.type': nameFailure(error) })
    throw error
  }
}
