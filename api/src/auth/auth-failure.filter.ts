import { Catch, Inject } from '@nestjs/common'
import type { ArgumentsHost, ExceptionFilter } from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { LOGGER } from '../settings/injection-token.ts'
import { sendProblem } from '../http/send-problem.ts'

/** A failure whose words are those of requirements 8, to be said to the client as they are. */
export class AuthFailure extends Error {
  override readonly name = 'AuthFailure'

  constructor(
    readonly status: number,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

const RETRY_AFTER_S = '5'

/** Says a failure of the sign-in in its own words; what lay behind it is logged. */
@Catch(AuthFailure)
export class AuthFailureFilter implements ExceptionFilter<AuthFailure> {
  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  /** Answers with the failure's status and words, with Retry-After where it is a 503. */
  catch(failure: AuthFailure, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>()
    const reply = host.switchToHttp().getResponse<FastifyReply>()
    if (failure.cause !== undefined) this.logger.warn({ err: failure.cause, requestId: request.id }, failure.message)
    const headers: Record<string, string> = failure.status === 503 ? { 'retry-after': RETRY_AFTER_S } : {}
    sendProblem(request, reply, failure.status, failure.message, headers)
  }
}
