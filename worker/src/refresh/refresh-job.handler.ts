import { JOBS } from '@liberta/platform/refresh/refresh-job.schema'
import type { JobName, JobPayload } from '@liberta/platform/refresh/refresh-job.schema'
import { UnrecoverableError } from 'bullmq'
import type { Logger } from 'pino'
import { NaxosError } from '../naxos/naxos-error.ts'
import { refreshLag } from './refresh-metrics.ts'
import type { RefreshModelHandler } from './refresh-model.handler.ts'

/** What a job of BullMQ has that is of use here. */
export interface IncomingJob {
  id?: string | undefined
  name: string
  data: unknown
  /** Tries before this one. */
  attemptsMade?: number
  opts?: { attempts?: number | undefined }
}

export type JobHandlers = { readonly [Name in JobName]: (payload: JobPayload<Name>) => Promise<unknown> }

/** Jobs that nothing else stands for: the ledger hears of a change by them alone. They are tried again as long as an answer may still come. */
const OWED: ReadonlySet<JobName> = new Set(['note-listed'])

/**
 * Does a job of any queue. A name that nobody knows, as from a newer program, is skipped with a warning; a payload
 * that does not fit its name, and a failure that another try cannot mend, are not tried again.
 */
export class RefreshJobHandler {
  private readonly handlers: JobHandlers
  private readonly logger: Logger

  constructor(handlers: JobHandlers, logger: Logger) {
    this.handlers = handlers
    this.logger = logger
  }

  /** @returns what the job came to; a name that is not known is skipped with a warning, a payload that is wrong is not tried again */
  async handle(job: IncomingJob): Promise<unknown> {
    if (!isKnown(job.name)) {
      this.logger.warn({ job: job.id, name: job.name }, 'A job of an unknown name was skipped')
      return 'skipped'
    }
    return this.run(job.name, job.data)
  }

  private async run(name: JobName, data: unknown): Promise<unknown> {
    const payload = JOBS[name].safeParse(data)
    if (!payload.success)
      throw new UnrecoverableError(`The payload of a job ${name} is wrong: ${payload.error.message}`)
    try {
      const handle = this.handlers[name] as (payload: unknown) => Promise<unknown>
      return await handle(payload.data)
    } catch (error) {
      if (OWED.has(name) && !(error instanceof NaxosError && error.kind === 'unaskable')) throw error
      // Nobody was called, and there is nothing to try again: what is polled comes by itself, what somebody reads is asked for anew.
      if (error instanceof NaxosError && error.kind === 'held') return 'held'
      if (error instanceof NaxosError && error.kind !== 'unavailable')
        throw Object.assign(new UnrecoverableError(error.message), { cause: error })
      throw error
    }
  }
}

/** The handler of `refresh-model`. */
export function handleRefreshModel(handler: RefreshModelHandler): JobHandlers['refresh-model'] {
  return async ({ model, id, trigger, requestedAt }) => {
    const outcome = await handler.handle({ reference: { model, id }, trigger })
    refreshLag.observe({ trigger }, Math.max(0, Date.now() - requestedAt) / 1000)
    return outcome
  }
}

function isKnown(name: string): name is JobName {
  return Object.hasOwn(JOBS, name)
}
