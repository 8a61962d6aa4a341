import { BadRequestException, Controller, Header, Query, Req, Res } from '@nestjs/common'
import { CommandBus, QueryBus } from '@nestjs/cqrs'
import type { AnswerOf, RequestOf } from '@liberta/contracts/accounts/account-calls.table'
import { ownVoteQuerySchema } from '@liberta/contracts/surveys/vote.schema'
import { makeVoterId } from '@liberta/http/own-cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AskingReaders } from '../auth/asking-readers.ts'
import { Cookies } from '../auth/cookies.ts'
import { AccountRoute, BodyOf } from '../auth/guards/account-route.ts'
import { ClientLimits } from '../http/client-limits.ts'
import { digest } from '../http/random-text.ts'
import { CastVoteCommand } from './cast-vote.command.ts'
import { ReadOwnVoteQuery } from './read-own-vote.query.ts'

/** Votes in surveys: one a reader, or one a browser where nobody is signed in. */
@Controller()
export class VotesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly readers: AskingReaders,
    private readonly cookies: Cookies,
    private readonly limits: ClientLimits,
    private readonly queries: QueryBus,
  ) {}

  /** What the reader, or this browser, has voted. 400 where `surveyId` is no number. */
  @AccountRoute('readOwnVote')
  @Header('cache-control', 'private, no-store')
  async read(@Query() query: unknown, @Req() request: FastifyRequest): Promise<AnswerOf<'readOwnVote'>> {
    const parsed = ownVoteQuerySchema.safeParse(query)
    if (!parsed.success) throw new BadRequestException('surveyId: must be the number of a survey.')
    const voter = this.cookies.read(request.headers.cookie, 'voter')
    const userId = await this.findUserId(request)
    const browser = voter === undefined ? {} : { browser: digest(voter) }
    const answerId = await this.queries.execute(new ReadOwnVoteQuery(parsed.data.surveyId, { userId, ...browser }))
    return { status: 'ok', answerId }
  }

  /**
   * Votes, and gives a browser that nobody knows a cookie to be known by, also where it fails: the vote may be kept by then, and the next
   * try is to be the same voter's. 429 beyond the limit of its address.
   */
  @AccountRoute('vote')
  @Header('cache-control', 'private, no-store')
  async vote(
    @BodyOf('vote') vote: RequestOf<'vote'>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AnswerOf<'vote'>> {
    const { ip, headers } = request
    await this.limits.demand('votes', ip)
    const known = this.cookies.read(headers.cookie, 'voter')
    const voter = known ?? makeVoterId()
    const userId = await this.findUserId(request)
    if (known === undefined && userId === null) void reply.header('set-cookie', this.cookies.set('voter', voter))
    const answer = await this.commands.execute(new CastVoteCommand(vote, { userId, browser: digest(voter) }))
    if (userId === null && this.cookies.read(headers.cookie, 'voted') === undefined) {
      void reply.header('set-cookie', this.cookies.set('voted', '1'))
    }
    return answer
  }

  /** Who is signed in; null where nobody is. */
  private async findUserId(request: FastifyRequest): Promise<string | null> {
    return (await this.readers.findIfAny(request))?.id ?? null
  }
}
