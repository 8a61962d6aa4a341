import type { Socket } from 'node:net'
import { STATUS_CODES } from 'node:http'
import { PROBLEM_MEDIA_TYPE } from '@liberta/contracts/problems/problem.schema'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { buildProblem, sendProblem } from './send-problem.ts'

/** Answers what the router itself refuses: a malformed escape in the path, a parameter that is too long. */
export function refuseUnroutable(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const status = error.statusCode !== undefined && error.statusCode < 500 ? error.statusCode : 400
  sendProblem(request, reply, status, error.message)
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Answers every method that an address does not have with 405, and with those that it has. What may be read has HEAD as well. */
export function refuseOtherMethods(server: FastifyInstance, url: string, own: readonly string[]): void {
  const allowed = METHODS.filter((method) => own.includes(method === 'HEAD' ? 'GET' : method))
  const refuse = async (request: FastifyRequest, reply: FastifyReply) =>
    sendProblem(request, reply, 405, `${request.method} is not allowed here.`, { allow: allowed.join(', ') })
  const method = METHODS.filter((each) => !allowed.includes(each))
  // Before there is a body.
  server.route({ method, url, exposeHeadRoute: false, onRequest: refuse, handler: refuse })
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
