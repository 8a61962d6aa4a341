import { PROBLEM_MEDIA_TYPE } from '@liberta/contracts/problems/problem.schema'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { writeChallenge } from './bearer-token.ts'
import { CACHE_CONTROL } from './cache-control.table.ts'
import { STATUS_CODES } from 'node:http'
import { LONGEST_PATH } from '@liberta/addresses/normalise-path'
import type { Problem } from '@liberta/contracts/problems/problem.schema'

const CHALLENGE = 'www-authenticate'

/**
 * Answers with a problem (RFC 9457). A problem is never kept by a cache: what is wrong now may be right a second later. A 401 asks for a
 * reader's token where its headers ask for nothing else.
 */
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
      ...(status === 401 && !reply.hasHeader(CHALLENGE)
        ? { [CHALLENGE]: writeChallenge(request.headers.authorization) }
        : {}),
      ...headers,
    })
    .send(Buffer.from(JSON.stringify(problem)))
}

/** The path of an address as it stands on the wire, without its query, cut where no address of ours is that long. */
export function takePath(url: string): string {
  const question = url.indexOf('?')
  return (question === -1 ? url : url.slice(0, question)).slice(0, LONGEST_PATH)
}

/** An error for machines (RFC 9457 §3.1): the type says no more than the status, the detail says what happened. */
export function buildProblem(status: number, detail?: string, instance?: string): Problem {
  return {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    ...(detail === undefined ? {} : { detail }),
    ...(instance === undefined ? {} : { instance }),
  }
}
