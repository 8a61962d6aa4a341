import { Inject, Injectable } from '@nestjs/common'
import { CommandBus } from '@nestjs/cqrs'
import { isOutboxTopic, OUTBOX_TOPICS } from '@liberta/contracts/outbox/outbox-topic.table'
import type { OutboxTopic } from '@liberta/contracts/outbox/outbox-topic.table'
import { BeingSentError } from '@liberta/database/messages/mail-claim.repository'
import { deleteDoneLines, listLines } from '@liberta/database/outbox/outbox.repository'
import { MikroORM } from '@mikro-orm/postgresql'
import { UnrecoverableError } from 'bullmq'
import type { Logger } from 'pino'
import { LOGGER } from '../foundation/worker.tokens.ts'
import type { IncomingJob } from '../refresh/refresh-job.handler.ts'
import { OUTBOX_COMMANDS } from './outbox-command.table.ts'

/** A mail that no server takes is not sent for ever: operators have it sent again. A projection is never given up. */
function isGivenUp(topic: OutboxTopic, { attemptsMade = 0, opts }: IncomingJob): boolean {
  return OUTBOX_TOPICS[topic].work === 'delivery' && attemptsMade + 1 >= (opts?.attempts ?? 1)
}

/**
 * Does what stood in the outbox: a job is done once its command is, and its lines go with it. Unknown names are skipped with a
 * warning.
 */
@Injectable()
export class OutboxJobHandler {
  constructor(
    @Inject(CommandBus) private readonly commands: CommandBus,
    @Inject(MikroORM) private readonly orm: MikroORM,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** @returns what the command of the job's topic made of it; rejects where it failed */
  async handle(job: IncomingJob): Promise<string> {
    const { id, name, data } = job
    if (!isOutboxTopic(name)) {
      this.logger.warn({ job: id, name }, 'A job of an unknown name was skipped')
      return 'skipped'
    }
    const payload = OUTBOX_TOPICS[name].payload.safeParse(data)
    if (!payload.success)
      throw new UnrecoverableError(`The payload of a job ${name} is wrong: ${payload.error.message}`)
    const { subjectId } = payload.data
    const lines = await listLines(this.orm.em, name, OUTBOX_TOPICS[name].together === 'topic' ? null : subjectId)
    try {
      const outcome = await this.commands.execute(new OUTBOX_COMMANDS[name].command(subjectId))
      await deleteDoneLines(this.orm.em, lines)
      return outcome
    } catch (error) {
      if (isGivenUp(name, job) && !(error instanceof BeingSentError)) {
        await OUTBOX_COMMANDS[name].giveUp?.(this.orm.em, subjectId)
        await deleteDoneLines(this.orm.em, lines)
      }
      throw error
    }
  }
}
