import { parseSitemapId } from '@liberta/contracts/sitemaps/sitemap.schema'
import { JOBS } from '@liberta/platform/refresh/refresh-job.schema'
import type { JobName, JobPayload } from '@liberta/platform/refresh/refresh-job.schema'
import { UnrecoverableError } from 'bullmq'
import type { Logger } from 'pino'
import { TryLaterError } from '../foundation/run-job.ts'
import { NaxosError } from '../naxos/naxos-error.ts'
import { createTurns } from '../sitemaps/take-turns.ts'
import type { Turns } from '../sitemaps/take-turns.ts'
import { refreshLag } from './refresh-metrics.ts'
import type { RefreshModelHandler } from './refresh-model.handler.ts'

/** What a job of BullMQ has that is of use here. */
export interface IncomingJob {
  id?: string | undefined
  name: string
  data: unknown
  /** When it was put into the queue; milliseconds since the epoch. */
  timestamp?: number
  /** Tries before this one. */
  attemptsMade?: number
  opts?: { attempts?: number | undefined }
}

export type JobHandlers = { readonly [Name in JobName]: (payload: JobPayload<Name>) => Promise<unknown> }

/** Jobs that nothing else stands for: the ledger hears of a change by them alone. They are tried again as long as an answer may still come. */
const OWED: ReadonlySet<JobName> = new Set(['note-listed'])
/**
 * Rubbish or a refusal may be all that the CMS ever says of one thing: what is owed waits as long again as it has waited, within these bounds,
 * and by chance up to half as long again, until it is given up; milliseconds.
 */
const ASK_AGAIN = { leastMs: 10_000, mostMs: 600_000, endsMs: 24 * 3_600_000 } as const

interface Chances {
  /** Milliseconds since the epoch. */
  now?: () => number
  random?: () => number
}

/**
 * Does a job of any queue. A name that nobody knows, as from a newer program, is skipped with a warning; a payload
 * that does not fit its name, and a failure that another try cannot mend, are not tried again.
 */
export class RefreshJobHandler {
  private readonly handlers: JobHandlers
  private readonly logger: Logger
  private readonly chances: Chances

  constructor(handlers: JobHandlers, logger: Logger, chances: Chances = {}) {
    this.handlers = handlers
    this.logger = logger
    this.chances = chances
  }

  /** @returns what the job came to; a name that is not known is skipped with a warning, a payload that is wrong is not tried again */
  async handle(job: IncomingJob): Promise<unknown> {
    if (!isKnown(job.name)) {
      this.logger.warn({ job: job.id, name: job.name }, 'A job of an unknown name was skipped')
      return 'skipped'
    }
    return this.run(job.name, job)
  }

  private async run(name: JobName, job: IncomingJob): Promise<unknown> {
    const payload = JOBS[name].safeParse(job.data)
    if (!payload.success)
      throw new UnrecoverableError(`The payload of a job ${name} is wrong: ${payload.error.message}`)
    try {
      const handle = this.handlers[name] as (payload: unknown) => Promise<unknown>
      return await handle(payload.data)
    } catch (error) {
      if (OWED.has(name) && !(error instanceof NaxosError && error.kind === 'unaskable')) throw this.orLater(job, error)
      // Nobody was called, and there is nothing to try again: what is polled comes by itself, what somebody reads is asked for anew.
      if (error instanceof NaxosError && error.kind === 'held') return 'held'
      if (error instanceof NaxosError && (error.kind !== 'unavailable' || !error.isWorthAnotherTry))
        throw Object.assign(new UnrecoverableError(error.message), { cause: error })
      throw error
    }
  }

  /** What has an owed job tried again: as soon as any other, or later and later. */
  private orLater({ id, name, data, timestamp }: IncomingJob, error: unknown): unknown {
    if (!(error instanceof NaxosError) || (error.kind !== 'malformed' && error.kind !== 'refused')) return error
    const { now = Date.now, random = Math.random } = this.chances
    const ageMs = timestamp === undefined ? 0 : now() - timestamp
    if (ageMs >= ASK_AGAIN.endsMs) return Object.assign(new UnrecoverableError(error.message), { cause: error })
    const afterMs = Math.round(Math.min(ASK_AGAIN.mostMs, Math.max(ASK_AGAIN.leastMs, ageMs)) * (1 + random() / 2))
    this.logger.warn({ job: id, name, data, afterMs, error: error.message }, 'A job is tried again later')
    return new TryLaterError(afterMs, error.message, { cause: error })
  }
}

/**
 * The handler of `refresh-model`. Files of the archive's sitemaps, of which a crawler asks for all at once, take turns, so that readers do not
 * feel them and they do not hold every place of the queue. Those of this month, which each publish changes, go before the others.
 */
export function handleRefreshModel(
  handler: Pick<RefreshModelHandler, 'handle'>,
  turns: Turns = createTurns(),
): JobHandlers['refresh-model'] {
  return async ({ model, id, trigger, requestedAt }) => {
    const refresh = () => handler.handle({ reference: { model, id }, trigger })
    const file = model === 'sitemap' ? parseSitemapId(id) : null
    const outcome = await (file === null ? refresh() : turns(refresh, { goesFirst: file.month === monthNow() }))
    refreshLag.observe({ trigger }, Math.max(0, Date.now() - requestedAt) / 1000)
    return outcome
  }
}

/** As months of sitemaps are counted: in UTC. */
function monthNow(): string {
  return new Date().toISOString().slice(0, 7)
}

function isKnown(name: string): name is JobName {
  return Object.hasOwn(JOBS, name)
}
