import { Query, QueryHandler } from '@nestjs/cqrs'
import type { IQueryHandler } from '@nestjs/cqrs'
import { findVote } from '@liberta/database/surveys/survey-vote.repository'
import type { Voter } from '@liberta/database/surveys/survey-vote.repository'
import { MikroORM } from '@mikro-orm/postgresql'

/** What a reader or a browser has answered in a survey; null where nothing. */
export class ReadOwnVoteQuery extends Query<number | null> {
  constructor(
    readonly surveyId: number,
    readonly voter: Partial<Voter>,
  ) {
    super()
  }
}

/** Nobody known has voted, and is not looked for. */
@QueryHandler(ReadOwnVoteQuery)
export class ReadOwnVoteHandler implements IQueryHandler<ReadOwnVoteQuery> {
  constructor(private readonly orm: MikroORM) {}

  /** @returns the id of the chosen answer; null where there is none */
  async execute({ surveyId, voter }: ReadOwnVoteQuery): Promise<number | null> {
    const isUnknown = voter.browser === undefined && (voter.userId ?? null) === null
    return isUnknown ? null : findVote(this.orm.em, surveyId, voter)
  }
}
