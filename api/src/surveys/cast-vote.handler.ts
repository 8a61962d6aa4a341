import { ConflictException, UnprocessableEntityException } from '@nestjs/common'
import { CommandHandler } from '@nestjs/cqrs'
import type { ICommandHandler } from '@nestjs/cqrs'
import { isSurveyOpen } from '@liberta/contracts/surveys/survey.schema'
import type { CastVote, VoteAnswer } from '@liberta/contracts/surveys/vote.schema'
import { appendOutbox } from '@liberta/database/outbox/outbox.repository'
import { countVotes, keepVote } from '@liberta/database/surveys/survey-vote.repository'
import type { Voter } from '@liberta/database/surveys/survey-vote.repository'
import {
  ForeignKeyConstraintViolationException,
  MikroORM,
  UniqueConstraintViolationException,
} from '@mikro-orm/postgresql'
import { OutboxWaker } from '../commands/outbox-waker.ts'
import { KnownContent } from '../read-api/known-content.ts'
import { CastVoteCommand } from './cast-vote.command.ts'

/**
 * Keeps one vote for each voter with a line in the outbox, in one transaction; the same vote again changes nothing, another
 * answer takes its place. The answer counts the survey from PostgreSQL, so that who votes sees their vote counted.
 */
@CommandHandler(CastVoteCommand)
export class CastVoteHandler implements ICommandHandler<CastVoteCommand, VoteAnswer> {
  constructor(
    private readonly orm: MikroORM,
    private readonly content: KnownContent,
    private readonly waker: OutboxWaker,
  ) {}

  async execute({ vote, voter }: CastVoteCommand): Promise<VoteAnswer> {
    await this.refuseUnlessOpen(vote)
    await this.keep(vote, voter)
    this.waker.wake()
    return { status: 'success', answerId: vote.answerId, votes: await countVotes(this.orm.em, vote.surveyId) }
  }

  private async keep(vote: CastVote, voter: Voter, isAgain = false): Promise<void> {
    try {
      await this.orm.em.fork().transactional(async (entities) => {
        const id = await keepVote(entities, { ...vote, ...voter })
        await appendOutbox(entities, [{ topic: 'survey.voted', subjectId: id }])
      })
    } catch (error) {
      if (error instanceof ForeignKeyConstraintViolationException) {
        // The account was erased since it was seen who votes: what is left is a browser.
        return this.keep(vote, { ...voter, userId: null })
      }
      // The reader voted on another device a moment before, which is seen now.
      if (error instanceof UniqueConstraintViolationException && !isAgain) return this.keep(vote, voter, true)
      throw error
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
