import { AsyncLocalStorage } from 'node:async_hooks'
import type { JobOrigin } from '@liberta/contracts/requests/request-id.schema'
import { REQUEST_ID_HEADER, TRACEPARENT_HEADER } from './request-id.ts'

/** What is known of the request, or the job, that is being answered. */
export interface RequestContext {
  /** What it is called in every log. */
  requestId: string
  /** Whether the answer says it: where a server stands in front, that one does. */
  isSaid?: boolean
  /** What it is counted as: the name of a route, never a path. */
  route?: string
  /** The span that it is part of, as W3C Trace Context writes it; none where nothing is traced. */
  traceparent?: string
}

const contexts = new AsyncLocalStorage<RequestContext>()

/** Does work for a request. Whatever comes of the work, calls and timers too, finds the context; listeners of events do not. */
export function runInContext<Parameters extends unknown[], Result>(
  context: RequestContext,
  work: (...parameters: Parameters) => Result,
  ...parameters: Parameters
): Result {
  return contexts.run(context, work, ...parameters)
}

/** What the request is called that is being answered; undefined where none is. */
export function currentRequestId(): string | undefined {
  return contexts.getStore()?.requestId
}

/** Does work as part of another span of what is being answered, which calls and jobs that come of it then name. */
export function runInSpan<Result>(traceparent: string, work: () => Result): Result {
  const context = contexts.getStore()
  return context === undefined ? work() : contexts.run({ ...context, traceparent }, work)
}

/** The span that is under way; undefined where none is. */
export function currentTraceparent(): string | undefined {
  return contexts.getStore()?.traceparent
}

/** The request that is being answered and its trace, as a job or a thread is told of them. */
export function currentOrigin(): JobOrigin {
  const { requestId, traceparent } = contexts.getStore() ?? {}
  return { ...(requestId && { requestId }), ...(traceparent && { traceparent }) }
}

/** What the answer says of it to who asked, name and value: empty where a server in front does. */
export function writeRequestId(): readonly string[] {
  const context = contexts.getStore()
  return context?.isSaid === true ? [REQUEST_ID_HEADER, context.requestId] : []
}

/** Says as what the request is counted that is being answered. */
export function nameRoute(route: string): void {
  const context = contexts.getStore()
  if (context !== undefined) context.route = route
}

/** The headers that tell the next server what the request is called, and as part of which trace it asks; none where no request is being answered. */
export function contextHeaders(): Record<string, string> {
  const { requestId, traceparent } = contexts.getStore() ?? {}
  return {
    ...(requestId && { [REQUEST_ID_HEADER]: requestId }),
    ...(traceparent && { [TRACEPARENT_HEADER]: traceparent }),
  }
}
