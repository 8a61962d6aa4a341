import { Catch, HttpException, Inject } from '@nestjs/common'
import type { ArgumentsHost, ExceptionFilter } from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { LOGGER } from '../settings/injection-token.ts'
import { TooManyRequests } from './client-limits.ts'
import { takePath, sendProblem } from './send-problem.ts'
import { describeFailure } from './describe-failure.ts'

const RETRY_AFTER_S = '5'

/** Turns everything that is thrown on the way to an answer into a problem; faults are logged. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  /** Answers with a problem document (RFC 9457); logs what is our own fault, with the request's id. */
  catch(thrown: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>()
    const reply = host.switchToHttp().getResponse<FastifyReply>()
    const path = takePath(request.raw.url ?? '/')
    const { status, detail } = describeFailure(thrown, path)
    // What says itself that it is unavailable is no fault; what was not meant to be thrown is.
    if (status >= 500 && !(thrown instanceof HttpException)) {
      this.logger.error({ err: thrown, requestId: request.id, path }, 'a request failed')
    }
    const headers: Record<string, string> = status === 503 ? { 'retry-after': RETRY_AFTER_S } : {}
    if (thrown instanceof TooManyRequests) headers['retry-after'] = String(thrown.seconds)
    if (!reply.sent) sendProblem(request, reply, status, detail, headers)
  }
}
