import { Inject } from '@nestjs/common'
import { Command, CommandHandler } from '@nestjs/cqrs'
import type { ICommandHandler } from '@nestjs/cqrs'
import { RefreshModelHandler } from '../refresh/refresh-model.handler.ts'

const VOTES = { reference: { model: 'surveyVotes', id: 'all' }, trigger: 'webhook' } as const

/** Somebody has voted, in whichever survey. Answers what became of the read model. */
export class CountVotesCommand extends Command<string> {}

/** Counts all votes anew, and tells of it. */
@CommandHandler(CountVotesCommand)
export class CountVotesHandler implements ICommandHandler<CountVotesCommand> {
  constructor(@Inject(RefreshModelHandler) private readonly models: RefreshModelHandler) {}

  /** @returns how the refresh of the votes ended */
  execute(): Promise<string> {
    return this.models.handle(VOTES)
  }
}
