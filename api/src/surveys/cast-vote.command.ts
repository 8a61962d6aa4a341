import { ConflictException, UnprocessableEntityException } from '@nestjs/common'
import { Command, CommandHandler } from '@nestjs/cqrs'
import type { ICommandHandler } from '@nestjs/cqrs'
import { isSurveyOpen } from '@liberta/contracts/surveys/survey.schema'
import type { CastVote, VoteAnswer } from '@liberta/contracts/surveys/vote.schema'
import { countVotes, keepVoteAnnounced } from '@liberta/database/surveys/survey-vote.repository'
import type { Voter } from '@liberta/database/surveys/survey-vote.repository'
import { MikroORM } from '@mikro-orm/postgresql'
import { OutboxWaker } from '../commands/outbox-waker.ts'
import { KnownContent } from '../read-api/known-content.ts'

/** A reader or a browser votes in a survey, or gives another answer than before. */
export class CastVoteCommand extends Command<VoteAnswer> {
  constructor(
    readonly vote: CastVote,
    readonly voter: Voter,
  ) {
    super()
  }
}

/**
 * Keeps one vote for each voter; the same vote again changes nothing, another answer takes its place. The answer counts the survey
 * from PostgreSQL, so that who votes sees their vote counted; where that fails, as it was counted last: the vote is kept all the same.
 */
@CommandHandler(CastVoteCommand)
export class CastVoteHandler implements ICommandHandler<CastVoteCommand> {
  constructor(
    private readonly orm: MikroORM,
    private readonly content: KnownContent,
    private readonly waker: OutboxWaker,
  ) {}

  /** @throws UnprocessableEntityException where there is no such answer, ConflictException where the survey is closed */
  async execute({ vote, voter }: CastVoteCommand): Promise<VoteAnswer> {
    await this.refuseUnlessOpen(vote)
    await keepVoteAnnounced(this.orm.em, { ...vote, ...voter })
    this.waker.wake()
    return { status: 'success', answerId: vote.answerId, votes: await this.count(vote.surveyId) }
  }

  private async count(surveyId: number): Promise<VoteAnswer['votes']> {
    try {
      return await countVotes(this.orm.em, surveyId)
    } catch {
      const counted = await this.content.read({ model: 'surveyVotes', id: 'all' }).catch(() => null)
      return (counted ?? []).filter((each) => each.surveyId === surveyId)
    }
  }

  private async refuseUnlessOpen({ surveyId, answerId }: CastVote): Promise<void> {
    const surveys = await this.content.read({ model: 'surveys', id: 'all' })
    const survey = surveys?.find(({ id }) => id === surveyId)
    if (!survey?.answers.some(({ id }) => id === answerId)) {
      throw new UnprocessableEntityException(`There is no survey ${surveyId} with an answer ${answerId}.`)
    }
    if (!isSurveyOpen(survey, new Date())) throw new ConflictException(`The survey ${surveyId} is closed.`)
  }
}
