import { HttpException, NotFoundException } from '@nestjs/common'
import { noSuchPath } from '@liberta/contracts/problems/problem.schema'

/** What a thrown value is answered with. */
export interface Failure {
  status: number
  /** Absent for our own faults: what broke inside is said in the log and nowhere else. */
  detail?: string
}

/**
 * The status and the words of something thrown while a request was answered. A refusal (4xx) keeps its words; whatever
 * else was thrown is a 500 without any.
 */
export function describeFailure(thrown: unknown, path: string): Failure {
  if (thrown instanceof NotFoundException) return { status: 404, detail: noSuchPath(path) }
  if (thrown instanceof HttpException) return describeHttp(thrown)
  if (isDatabaseAway(thrown)) return { status: 503 }
  const status = readStatus(thrown)
  if (status === null || status >= 500) return { status: status ?? 500 }
  return { status, detail: thrown instanceof Error ? thrown.message : undefined }
}

function describeHttp(exception: HttpException): Failure {
  const status = exception.getStatus()
  if (status >= 500) return { status }
  const response = exception.getResponse()
  const message = typeof response === 'object' && 'message' in response ? response.message : exception.message
  return { status, detail: Array.isArray(message) ? message.join('; ') : String(message) }
}

/** Fastify puts a status on its errors. */
function readStatus(thrown: unknown): number | null {
  if (typeof thrown !== 'object' || thrown === null || !('statusCode' in thrown)) return null
  const { statusCode } = thrown
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode <= 599 ? statusCode : null
}

/** What Node says of a connection that cannot be made or has broken. */
const BROKEN = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH'])

/**
 * What PostgreSQL says (Appendix A of its documentation): connections broken (08), too many of them or no room (53), shutting
 * down or starting (57P), a statement or a lock that took too long, and tables that a first migration has not made yet.
 */
const SQL_STATE = /^(?:08\w{3}|53\w{3}|57P\d\w|57014|55P03|42P01)$/

/** What the pool says, without any code: no connection became free in time, or the one that was used broke. */
const WORDS = /timeout exceeded when trying to connect|connection terminated|not queryable/i

/** Whether something was thrown because the database cannot be had now: asking again later may help. */
export function isDatabaseAway(thrown: unknown): boolean {
  // Not by its class: an error of Node's own is another realm's where modules run in a context.
  const { code, message } = (thrown ?? {}) as { code?: unknown; message?: unknown }
  if (typeof code === 'string' && (BROKEN.has(code) || SQL_STATE.test(code))) return true
  return typeof message === 'string' && WORDS.test(message)
}
