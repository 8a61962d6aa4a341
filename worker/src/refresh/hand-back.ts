import { WaitingError } from 'bullmq'
import type { Job } from 'bullmq'

/** Does a job. What a worker that stops has cut off has not failed: it waits for the next one, at once and with all its tries. */
export async function orHandBack<Result>(
  work: () => Promise<Result>,
  { job, token, signal }: { job: Pick<Job, 'moveToWait'>; token: string | undefined; signal: AbortSignal },
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!signal.aborted) throw error
    await job.moveToWait(token)
    throw new WaitingError()
  }
}
