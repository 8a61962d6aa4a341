import { Controller, Header, HttpCode, Post, Req, Res } from '@nestjs/common'
import { CommandBus } from '@nestjs/cqrs'
import { castVoteSchema } from '@liberta/contracts/surveys/vote.schema'
import type { CastVote, VoteAnswer } from '@liberta/contracts/surveys/vote.schema'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ValidBody } from '../application/valid-body.ts'
import { Cookies } from '../auth/cookies.ts'
import { OpenToAll } from '../auth/guards/open-to-all.ts'
import { digest, makeVoterId } from '../auth/random-text.ts'
import { ReaderSessions } from '../auth/sessions/reader-sessions.ts'
import { CastVoteCommand } from './cast-vote.command.ts'
import { VoteLimit } from './vote-limit.ts'

/** Votes in surveys: one a reader, or one a browser where nobody is signed in. */
@Controller('api/surveys')
@OpenToAll()
export class VotesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly sessions: ReaderSessions,
    private readonly cookies: Cookies,
    private readonly limit: VoteLimit,
  ) {}

  @Post('vote')
  @HttpCode(200)
  @Header('cache-control', 'private, no-store')
  async vote(
    @ValidBody(castVoteSchema) vote: CastVote,
    @Req() { ip, headers }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<VoteAnswer> {
    this.limit.take(ip)
    const known = this.cookies.read(headers.cookie, 'voter')
    const voter = known ?? makeVoterId()
    const session = this.cookies.read(headers.cookie, 'session')
    const userId = session === undefined ? null : ((await this.sessions.look(session))?.id ?? null)
    const answer = await this.commands.execute(new CastVoteCommand(vote, { userId, browser: digest(voter) }))
    if (known === undefined && userId === null) void reply.header('set-cookie', this.cookies.set('voter', voter))
    return answer
  }
}
