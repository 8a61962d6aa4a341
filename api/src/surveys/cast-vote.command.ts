import { Command } from '@nestjs/cqrs'
import type { CastVote, VoteAnswer } from '@liberta/contracts/surveys/vote.schema'
import type { Voter } from '@liberta/database/surveys/survey-vote.repository'

/** A reader or a browser votes in a survey, or gives another answer than before. */
export class CastVoteCommand extends Command<VoteAnswer> {
  constructor(
    readonly vote: CastVote,
    readonly voter: Voter,
  ) {
    super()
  }
}
