import { createParamDecorator, UnauthorizedException } from '@nestjs/common'
import type { ExecutionContext } from '@nestjs/common'
import type { SessionRecord } from '@liberta/database/accounts/reader-session.repository'
import type { UserRecord } from '@liberta/database/accounts/user.repository'
import type { FastifyRequest } from 'fastify'

/** Who asks: by a session of this site, or by a token of their own. */
export type CurrentReader =
  | { via: 'session'; user: UserRecord; session: SessionRecord }
  | { via: 'bearer'; user: UserRecord; token: string }

const readers = new WeakMap<FastifyRequest, CurrentReader>()

/** Notes who asks; the guard alone does so. */
export function noteReader(request: FastifyRequest, reader: CurrentReader): void {
  readers.set(request, reader)
}

/** Gives a handler who asks. */
export const CurrentReaderOf = createParamDecorator((_data: unknown, context: ExecutionContext): CurrentReader => {
  const reader = readers.get(context.switchToHttp().getRequest<FastifyRequest>())
  if (!reader) throw new UnauthorizedException('Sign in first.')
  return reader
})
