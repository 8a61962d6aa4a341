import { HttpException, NotFoundException } from '@nestjs/common'
import { isDatabaseAway } from '../database/is-database-away.ts'
import { noSuchPath } from '@liberta/contracts/problems/error-message'

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
