import type { Socket } from 'node:net'
import { STATUS_CODES } from 'node:http'
import { PROBLEM_MEDIA_TYPE } from '@liberta/contracts/problems/problem.schema'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { buildProblem, sendProblem } from './send-problem.ts'

/** Answers what the router itself refuses: a malformed escape in the path, a parameter that is too long. */
export function refuseUnroutable(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const status = error.statusCode !== undefined && error.statusCode < 500 ? error.statusCode : 400
  sendProblem(request, reply, status, error.message)
}

const PARSER_STATUS: ReadonlyMap<string, number> = new Map([
  ['HPE_HEADER_OVERFLOW', 431],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
])

/**
 * Answers what the HTTP parser refuses, before there is a request: too long a head (431), a method or a line that is no
 * HTTP (400). The answer is written by hand, because there is nothing yet that could write it.
 */
export function refuseUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy(error)
    return
  }
  const status = PARSER_STATUS.get(error.code ?? '') ?? 400
  const body = JSON.stringify(buildProblem(status))
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      `content-type: ${PROBLEM_MEDIA_TYPE}`,
      `content-length: ${Buffer.byteLength(body)}`,
      'cache-control: no-store',
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  )
}
