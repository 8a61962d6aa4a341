import { readJobOrigin } from '@liberta/contracts/requests/request-id.schema'
import { runInContext } from '@liberta/http/request-context'
import { createRequestId } from '@liberta/http/request-id'
import { traceJob } from '@liberta/platform/tracing/trace-work'
import { DelayedError, WaitingError } from 'bullmq'
import type { Job } from 'bullmq'

/**
 * Does a job in the context of the request that asked for it, or of an id of its own: by it lines of logs and calls to the CMS are found. Its
 * span is part of the request's trace.
 */
export function runForRequest<Result>(
  job: Pick<Job, 'queueName' | 'name' | 'data'>,
  work: () => Promise<Result>,
): Promise<Result> {
  const { requestId = createRequestId(), traceparent } = readJobOrigin(job.data)
  return runInContext({ requestId }, () => traceJob(job, traceparent, work))
}

/** A job is to be tried again, and not as soon as its queue would have it: that costs none of its tries. */
export class TryLaterError extends Error {
  override readonly name = 'TryLaterError'
  /** Milliseconds. */
  readonly afterMs: number

  constructor(afterMs: number, message: string, options?: ErrorOptions) {
    super(message, options)
    this.afterMs = afterMs
  }
}

/**
 * Does a job. What a worker that stops has cut off has not failed: it waits for the next one, at once and with all its tries; so does what
 * rejects with a TryLaterError, for as long as that says.
 */
export async function orHandBack<Result>(
  work: () => Promise<Result>,
  {
    job,
    token,
    signal,
  }: { job: Pick<Job, 'moveToWait' | 'moveToDelayed'>; token: string | undefined; signal: AbortSignal },
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (signal.aborted) {
      await job.moveToWait(token)
      throw new WaitingError()
    }
    if (!(error instanceof TryLaterError)) throw error
    await job.moveToDelayed(Date.now() + error.afterMs, token)
    throw new DelayedError()
  }
}
