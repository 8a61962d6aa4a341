import { OUTBOX_JOBS } from '@liberta/platform/outbox/outbox-job.schema'
import type { OutboxJobName } from '@liberta/platform/outbox/outbox-job.schema'
import type { MikroORM } from '@mikro-orm/postgresql'
import { UnrecoverableError } from 'bullmq'
import type { Redis } from 'ioredis'
import type { Logger } from 'pino'
import type { IncomingJob } from '../refresh/refresh-job.handler.ts'
import { deliverMessage, deliverReceipt } from './deliver.ts'
import type { Mailer } from '../mail/mailer.ts'
import { projectReader } from './project-reader.ts'

interface HandlerParts {
  orm: MikroORM
  /** The Redis of the projections. */
  redis: Redis
  mailer: Mailer | null
  /** Counts all votes anew, and tells of it. */
  countVotes: () => Promise<string>
  logger: Logger
}

type Handle = (parts: HandlerParts, subjectId: string) => Promise<string>

const HANDLERS: Readonly<Record<OutboxJobName, Handle>> = {
  'reader.changed': ({ orm, redis }, id) => projectReader(orm, redis, id),
  'reader.erased': ({ orm, redis }, id) => projectReader(orm, redis, id),
  'message.sent': ({ orm, mailer }, id) => deliverMessage(orm, mailer, id),
  'withdrawal.confirmed': ({ orm, mailer }, id) => deliverReceipt(orm, mailer, id),
  'survey.voted': ({ countVotes }) => countVotes(),
}

/** Does what stood in the outbox. Unknown names are skipped with a warning. */
export class OutboxJobHandler {
  readonly #parts: HandlerParts

  constructor(parts: HandlerParts) {
    this.#parts = parts
  }

  async handle({ id, name, data }: IncomingJob): Promise<string> {
    if (!isKnown(name)) {
      this.#parts.logger.warn({ job: id, name }, 'A job of an unknown name was skipped')
      return 'skipped'
    }
    const payload = OUTBOX_JOBS[name].safeParse(data)
    if (!payload.success)
      throw new UnrecoverableError(`The payload of a job ${name} is wrong: ${payload.error.message}`)
    return HANDLERS[name](this.#parts, payload.data.subjectId)
  }
}

function isKnown(name: string): name is OutboxJobName {
  return Object.hasOwn(OUTBOX_JOBS, name)
}
