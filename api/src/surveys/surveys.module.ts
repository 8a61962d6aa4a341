import { Module } from '@nestjs/common'
import { CqrsModule } from '@nestjs/cqrs'
import { AccountsModule } from '../accounts/accounts.module.ts'
import { CastVoteHandler } from './cast-vote.handler.ts'
import { VoteLimit } from './vote-limit.ts'
import { VotesController } from './votes.controller.ts'

/** Readers' votes in surveys. */
@Module({
  imports: [CqrsModule.forRoot(), AccountsModule],
  controllers: [VotesController],
  providers: [VoteLimit, CastVoteHandler],
})
export class SurveysModule {}
