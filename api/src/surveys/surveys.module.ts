import { Module } from '@nestjs/common'
import { CqrsModule } from '@nestjs/cqrs'
import { CommandsModule } from '../commands/commands.module.ts'
import { CastVoteHandler } from './cast-vote.handler.ts'
import { VoteLimit } from './vote-limit.ts'
import { VotesController } from './votes.controller.ts'

/** Readers' votes in surveys. */
@Module({
  imports: [CqrsModule.forRoot(), CommandsModule],
  controllers: [VotesController],
  providers: [VoteLimit, CastVoteHandler],
})
export class SurveysModule {}
