import { Module } from '@nestjs/common'
import { CommandsModule } from '../commands/commands.module.ts'
import { CastVoteHandler } from './cast-vote.command.ts'
import { ReadOwnVoteHandler } from './read-own-vote.query.ts'
import { VotesController } from './votes.controller.ts'

/** Readers' votes in surveys. */
@Module({
  imports: [CommandsModule],
  controllers: [VotesController],
  providers: [CastVoteHandler, ReadOwnVoteHandler],
})
export class SurveysModule {}
