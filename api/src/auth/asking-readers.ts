import { HttpException, Injectable, UnauthorizedException } from '@nestjs/common'
import type { UserRecord } from '@liberta/database/accounts/user.repository'
import type { FastifyRequest } from 'fastify'
import { bringsBearer, readBearer } from '../http/bearer-token.ts'
import { AuthFailure } from './auth-failure.filter.ts'
import { BearerReaders } from './bearer-readers.ts'
import { Cookies } from './cookies.ts'
import type { CurrentReader } from './guards/current-reader.ts'
import { ReaderSessions } from './sessions/reader-sessions.ts'

/** Finds who asks: by a token that a client brings, which goes before a cookie that its browser adds, or by that cookie's session. */
@Injectable()
export class AskingReaders {
  constructor(
    private readonly sessions: ReaderSessions,
    private readonly bearers: BearerReaders,
    private readonly cookies: Cookies,
  ) {}

  /** Who asks, the tokens of their session renewed where they end soon. @throws 429 and 503 where nobody can be recognised now */
  async find(request: FastifyRequest): Promise<CurrentReader | 'ended' | null> {
    try {
      if (bringsBearer(request.headers.authorization)) return await this.findBearer(request)
      const id = this.cookies.read(request.headers.cookie, 'session')
      const session = id === undefined ? null : await this.sessions.find(id)
      return session === null || session === 'ended' ? session : { via: 'session', user: session, session }
    } catch (error) {
      if (error instanceof HttpException) throw error
      throw new AuthFailure(503, 'Nobody can be recognised now.', { cause: error })
    }
  }

  /**
   * Who asks where nobody has to be signed in, or null. A session is taken as it stands. @throws what `find` does, and 401 for a token
   * by which nobody is known: its client means to be somebody, and what it sends would be kept as nobody's
   */
  async findIfAny(request: FastifyRequest): Promise<UserRecord | null> {
    if (!bringsBearer(request.headers.authorization)) {
      const id = this.cookies.read(request.headers.cookie, 'session')
      return id === undefined ? null : this.sessions.look(id)
    }
    const reader = await this.find(request)
    if (reader === null || reader === 'ended') throw new UnauthorizedException('Sign in first.')
    return reader.user
  }

  private async findBearer({ headers, ip }: FastifyRequest): Promise<CurrentReader | null> {
    const token = readBearer(headers.authorization)
    if (token === undefined) return null
    const user = await this.bearers.find(token, ip)
    return user && { via: 'bearer', user, token }
  }
}
