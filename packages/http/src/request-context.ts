import { AsyncLocalStorage } from 'node:async_hooks'
import { REQUEST_ID_HEADER } from './request-id.ts'

/** What is known of the request, or the job, that is being answered. */
export interface RequestContext {
  /** What it is called in every log. */
  requestId: string
  /** Whether the answer says it: where a server stands in front, that one does. */
  isSaid?: boolean
  /** What it is counted as: the name of a route, never a path. */
  route?: string
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

/** The header that tells the next server what the request is called; none where no request is being answered. */
export function requestIdHeaders(): Record<string, string> {
  const requestId = currentRequestId()
  return requestId === undefined ? {} : { [REQUEST_ID_HEADER]: requestId }
}
