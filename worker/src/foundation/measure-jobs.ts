import { createCounter, createHistogram } from '@liberta/platform/metrics/create-metric'
import { QUEUE_NAMES } from '@liberta/platform/queues/queue.table'
import { DelayedError, UnrecoverableError, WaitingError } from 'bullmq'
import type { Job } from 'bullmq'

const waits = createHistogram('job_wait_seconds')
const durations = createHistogram('job_duration_seconds')
const givenUp = createCounter(
  'jobs_given_up_total',
  QUEUE_NAMES.flatMap((queue) => ['job', 'others'].map((cause) => ({ queue, cause }))),
)

/** What a job has that is measured. */
export type MeasuredJob = Pick<Job, 'queueName' | 'timestamp' | 'delay' | 'processedOn' | 'attemptsMade' | 'opts'> &
  Partial<Pick<Job, 'attemptsStarted'>>

/** Does one try of a job, and notes how long it waited and took. What is handed back, because the worker stops or a later try may do, is not counted. */
export async function measureJob<Result>(job: MeasuredJob, work: () => Promise<Result>): Promise<Result> {
  const { queueName: queue, timestamp, delay, attemptsMade, attemptsStarted = 1 } = job
  const began = Date.now()
  if (attemptsMade === 0 && attemptsStarted <= 1)
    waits.observe({ queue }, Math.max(0, began - timestamp - delay) / 1000)
  const note = (outcome: 'done' | 'failed' | 'given_up') =>
    durations.observe({ queue, outcome }, Math.max(0, Date.now() - began) / 1000)
  try {
    const result = await work()
    note('done')
    return result
  } catch (error) {
    if (!(error instanceof WaitingError || error instanceof DelayedError))
      note(isLastTry(job, error) ? 'given_up' : 'failed')
    throw error
  }
}

function isLastTry({ attemptsMade, opts }: MeasuredJob, error: unknown): boolean {
  return error instanceof UnrecoverableError || attemptsMade + 1 >= (opts.attempts ?? 1)
}

/** What our own code throws at a job that it cannot do, however often it is tried. */
const OWN_FAULTS: ReadonlySet<string> = new Set([
  'TypeError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'ZodError',
])

/**
 * Counts a job that is not tried again; to be told of every failed try. A job that takes its worker with it each time, of which no try comes
 * to an end, is told of here, too. Of what else fails somebody else is at fault: a Redis, a database, an upstream.
 */
export function noteGivenUp(job: FailedJob | undefined, error: Error): void {
  if (job?.finishedOn === undefined) return
  givenUp.inc({ queue: job.queueName, cause: isJobsFault(error) ? 'job' : 'others' })
}

type FailedJob = Pick<Job, 'queueName' | 'finishedOn'>

/** Whether a try that failed leaves a job behind that only a person can mend. */
export function isPoisoned(job: FailedJob | undefined, error: Error): job is FailedJob {
  return job?.finishedOn !== undefined && isJobsFault(error)
}

function isJobsFault(error: Error): boolean {
  if (error instanceof UnrecoverableError) return error.cause === undefined
  return OWN_FAULTS.has(error.name) || error.message.startsWith('job stalled')
}
