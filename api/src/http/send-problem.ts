import { PROBLEM_MEDIA_TYPE } from '@liberta/contracts/problems/problem.schema'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { CACHE_CONTROL } from './cache-control.table.ts'
import { buildProblem, takePath } from './build-problem.ts'

/** Answers with a problem (RFC 9457). A problem is never kept by a cache: what is wrong now may be right a second later. */
export function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  detail?: string,
  headers: Readonly<Record<string, string>> = {},
): FastifyReply {
  // Fastify closes the connection where a body was not read to its end, and whoever is still sending it may hear of the reset
  // and not of the answer. Node drops the rest of a body by itself.
  reply.removeHeader('connection')
  const problem = buildProblem(status, detail, takePath(request.raw.url ?? '/'))
  return reply
    .code(status)
    .headers({
      'content-type': PROBLEM_MEDIA_TYPE,
      'cache-control': CACHE_CONTROL.problem,
      'x-content-type-options': 'nosniff',
      ...headers,
    })
    .send(Buffer.from(JSON.stringify(problem)))
}
