import type { ServerResponse } from 'node:http'
import { CHANGES_PATH } from '@liberta/contracts/read-models/envelope.schema'
import { runInContext } from '@liberta/http/request-context'
import { noteRequest } from '@liberta/platform/metrics/route-meter'
import type { FastifyInstance } from 'fastify'

/** Streams end when their reader goes: how long that takes says nothing. */
const NEVER_COUNTED: ReadonlySet<string> = new Set([CHANGES_PATH])

/**
 * Has every route answer in the context of its request, by which lines of the log and calls to others name it, and counts its requests. To be
 * called before routes are added. Around handlers and in no hook, which each warm read would pay for; and not around the server, because the end of a
 * body is told to listeners, which have no context.
 */
export function traceRoutes(server: FastifyInstance): void {
  /** The route for HEAD is made of that for GET. */
  const traced = new WeakSet()
  server.addHook('onRoute', (route) => {
    const { handler, url } = route
    if (traced.has(handler)) return
    const isCounted = !NEVER_COUNTED.has(url)
    route.handler = function (request, reply) {
      const begun = performance.now()
      const answer = runInContext({ requestId: request.id }, () => handler.call(this, request, reply))
      if (isCounted) noteAtEnd(url, reply.raw, begun)
      return answer
    }
    traced.add(route.handler)
  })
}

/** What is in the process's copy has been sent by now; only of what has not an event is waited for. */
function noteAtEnd(route: string, response: ServerResponse, begun: number): void {
  const note = () => noteRequest(route, response.statusCode, performance.now() - begun)
  if (response.writableEnded) note()
  else response.once('close', note)
}
