import { Module } from '@nestjs/common'
import { CommandsModule } from '../commands/commands.module.ts'
import { CastVoteHandler } from './cast-vote.command.ts'
import { ReadOwnVoteHandler } from './read-own-vote.query.ts'
import { VoteLimit } from './vote-limit.ts'
import { VotesController } from './votes.controller.ts'

/** Readers' votes in surveys. */
@Module({
  imports: [CommandsModule],
  controllers: [VotesController],
  providers: [VoteLimit, CastVoteHandler, ReadOwnVoteHandler],
})
export class SurveysModule {}
