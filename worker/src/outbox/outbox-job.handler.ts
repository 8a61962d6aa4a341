import { Inject, Injectable } from '@nestjs/common'
import { CommandBus } from '@nestjs/cqrs'
import { isOutboxTopic, OUTBOX_TOPICS } from '@liberta/contracts/outbox/outbox-topic.table'
import { UnrecoverableError } from 'bullmq'
import type { Logger } from 'pino'
import { LOGGER } from '../foundation/worker.tokens.ts'
import type { IncomingJob } from '../refresh/refresh-job.handler.ts'
import { OUTBOX_COMMANDS } from './outbox-command.table.ts'

/** Does what stood in the outbox: a job is done once its command is. Unknown names are skipped with a warning. */
@Injectable()
export class OutboxJobHandler {
  constructor(
    @Inject(CommandBus) private readonly commands: CommandBus,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** @returns what the command of the job's topic made of it; rejects where it failed */
  async handle({ id, name, data }: IncomingJob): Promise<string> {
    if (!isOutboxTopic(name)) {
      this.logger.warn({ job: id, name }, 'A job of an unknown name was skipped')
      return 'skipped'
    }
    const payload = OUTBOX_TOPICS[name].payload.safeParse(data)
    if (!payload.success)
      throw new UnrecoverableError(`The payload of a job ${name} is wrong: ${payload.error.message}`)
    return this.commands.execute(new OUTBOX_COMMANDS[name].command(payload.data.subjectId))
  }
}
