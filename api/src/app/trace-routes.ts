import type { ServerResponse } from 'node:http'
import { CHANGES_PATH } from '@liberta/contracts/read-models/envelope.schema'
import { TRACEPARENT_HEADER } from '@liberta/http/request-id'
import { runInContext } from '@liberta/http/request-context'
import { noteRequest } from '@liberta/platform/metrics/route-meter'
import type { TrustedProxies } from '@liberta/platform/configuration/trust-proxies'
import { isTracing } from '@liberta/platform/tracing/tracer'
import { endWithAnswer, startRequestSpan } from '@liberta/platform/tracing/trace-work'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Streams end when their reader goes: how long that takes says nothing. */
const NEVER_COUNTED: ReadonlySet<string> = new Set([CHANGES_PATH])

/**
 * Has every route answer in the context of its request, by which lines of the log and calls to others name it, and counts its requests. To be
 * called before routes are added. Around handlers and in no hook, which each warm read would pay for; and not around the server, because the end of a
 * body is told to listeners, which have no context.
 */
export function traceRoutes(server: FastifyInstance, proxies: Pick<TrustedProxies, 'sent'>): void {
  /** The route for HEAD is made of that for GET. */
  const traced = new WeakSet()
  server.addHook('onRoute', (route) => {
    const { handler, url } = route
    if (traced.has(handler)) return
    const isCounted = !NEVER_COUNTED.has(url)
    route.handler = function (request, reply) {
      const begun = performance.now()
      const traceparent = isCounted && isTracing() ? startSpan(url, proxies, request, reply) : undefined
      const context = { requestId: request.id, ...(traceparent && { traceparent }) }
      const answer = runInContext(context, () => handler.call(this, request, reply))
      if (isCounted) noteAtEnd(url, reply.raw, begun)
      return answer
    }
    traced.add(route.handler)
  })
}

/** As what calls and jobs that come of the request name its span; undefined where nothing is traced. */
function startSpan(
  route: string,
  proxies: Pick<TrustedProxies, 'sent'>,
  { id, raw }: FastifyRequest,
  reply: FastifyReply,
): string | undefined {
  const span = startRequestSpan({
    requestId: id,
    method: raw.method,
    parent: proxies.sent(raw) ? raw.headers[TRACEPARENT_HEADER] : undefined,
  })
  if (span !== undefined) endWithAnswer(span, reply.raw, () => route)
  return span?.traceparent
}

/** What is in the process's copy has been sent by now; only of what has not an event is waited for. */
function noteAtEnd(route: string, response: ServerResponse, begun: number): void {
  const note = () => noteRequest(route, response.statusCode, performance.now() - begun)
  if (response.writableEnded) note()
  else response.once('close', note)
}
