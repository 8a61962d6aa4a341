import { ForbiddenException, Inject, Injectable, UnauthorizedException } from '@nestjs/common'
import type { CanActivate, ExecutionContext } from '@nestjs/common'
import { Reflector } from '@nestjs/core'
import { TOKEN_REFRESH_FAILED } from '@liberta/contracts/accounts/auth-message'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { ApiSettings } from '../settings/api-settings.schema.ts'
import { API_SETTINGS, LOGGER } from '../settings/injection-token.ts'
import { AskingReaders } from './asking-readers.ts'
import { AuthFailure } from './auth-failure.filter.ts'
import { Cookies } from './cookies.ts'
import { noteReader } from './guards/current-reader.ts'
import { isSameOrigin } from '@liberta/http/is-same-origin'
import { nameClient } from '@liberta/http/name-client'
import { takePath } from '../http/send-problem.ts'
import { OPEN_TO_ALL_KEY } from './guards/account-route.ts'

/** Levels of a body that are looked through. */
const DEEPEST = 4

const SAFE_METHODS = new Set(['GET', 'HEAD'])

/**
 * Closes every route that does not say `@OpenToAll()`: who asks has to be signed in, and where a `userId` stands anywhere in
 * the request it has to be theirs (403). Whatever changes something by a browser has to come from this site.
 */
@Injectable()
export class ReaderGuard implements CanActivate {
  private readonly siteOrigin: string

  constructor(
    private readonly reflector: Reflector,
    private readonly readers: AskingReaders,
    private readonly cookies: Cookies,
    @Inject(API_SETTINGS) settings: ApiSettings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.siteOrigin = settings.SITE_ORIGIN
  }

  /**
   * Finds the reader of a request. @throws what answers 401 where nobody is signed in, and 403 where another site sends it or it
   * names another reader
   */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>()
    const isOpen = this.reflector.getAllAndOverride<boolean>(OPEN_TO_ALL_KEY, [
      context.getHandler(),
      context.getClass(),
    ])
    if (!SAFE_METHODS.has(request.method) && this.comesFromElsewhere(request)) {
      const facts = { client: nameClient(request.ip), path: takePath(request.url) }
      this.logger.warn(facts, 'a request from another site was refused')
      throw new ForbiddenException('The request comes from another site.')
    }
    // Here for every controller: this guard stands before each of them, and what it refuses is a problem, which says so too.
    const reply = context.switchToHttp().getResponse<FastifyReply>().header('x-content-type-options', 'nosniff')
    if (isOpen) return true
    void reply.header('cache-control', 'private, no-store')
    const reader = await this.readers.find(request)
    if (reader === 'ended') {
      // Said once: with its cookies gone the browser is nobody's.
      const cleared = [this.cookies.clear('session'), this.cookies.clear('hint')]
      void reply.header('set-cookie', cleared)
      throw new AuthFailure(401, TOKEN_REFRESH_FAILED)
    }
    if (!reader) throw new UnauthorizedException('Sign in first.')
    this.refuseOthers(request, reader.user.id)
    noteReader(request, reader)
    return true
  }

  /**
   * A browser says where a request comes from, and may leave the cookie of the session at home: what another site sends is
   * refused on open routes too, or it could sign readers out and write to the newspaper in their name. Who brings neither
   * cookie nor origin is no browser.
   */
  private comesFromElsewhere({ headers }: FastifyRequest): boolean {
    const hasSession = this.cookies.read(headers.cookie, 'session') !== undefined
    const isBrowser = hasSession || headers.origin !== undefined || headers['sec-fetch-site'] !== undefined
    return isBrowser && !isSameOrigin(headers, this.siteOrigin)
  }

  private refuseOthers({ body, query, url }: FastifyRequest, userId: string): void {
    const claimed = [...findClaimedIds(body), ...findClaimedIds(query)]
    if (claimed.every((each) => each === userId)) return
    this.logger.warn({ userId, path: takePath(url) }, 'a request for another reader was refused')
    throw new ForbiddenException('This is another reader’s.')
  }
}

/** Everything that a body or a query says under the name `userId`, at any depth that a body of ours has. */
function findClaimedIds(value: unknown, depth = 0): unknown[] {
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'userId' && !Array.isArray(value) ? [inner] : findClaimedIds(inner, depth + 1),
  )
}
