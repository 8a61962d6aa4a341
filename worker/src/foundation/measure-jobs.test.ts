import { describe, expect, it } from '@jest/globals'
import { DelayedError, UnrecoverableError, WaitingError } from 'bullmq'
import { register } from 'prom-client'
import { measureJob, noteGivenUp } from './measure-jobs.ts'
import type { MeasuredJob } from './measure-jobs.ts'

function jobOf(queueName: string, more: Partial<MeasuredJob> = {}): MeasuredJob {
  return {
    queueName,
    timestamp: Date.now(),
    delay: 0,
    processedOn: Date.now(),
    attemptsMade: 0,
    opts: { attempts: 3 },
    ...more,
  }
}
const fail = (error: Error) => async () => {
  throw error
}
const read = (name: string) => register.getSingleMetricAsString(name)

describe('the tries of jobs', () => {
  it.each([
    ['done', jobOf('done'), async () => 1],
    ['failed', jobOf('failed'), fail(new Error('x'))],
    ['given_up', jobOf('last', { attemptsMade: 2 }), fail(new Error('x'))],
    ['given_up', jobOf('hopeless'), fail(new UnrecoverableError('x'))],
  ])('are counted as %s', async (outcome, job, work: () => Promise<unknown>) => {
    await measureJob(job, work).catch(() => undefined)
    expect(await read('job_duration_seconds')).toContain(
      `job_duration_seconds_count{queue="${job.queueName}",outcome="${outcome}"} 1`,
    )
  })

  it('tell nothing of a job that waits for a later try, which was due before', async () => {
    await expect(measureJob(jobOf('later', { attemptsStarted: 1 }), fail(new DelayedError()))).rejects.toThrow(
      DelayedError,
    )
    await measureJob(jobOf('later', { timestamp: Date.now() - 8000, attemptsStarted: 2 }), async () => 1)
    expect(await read('job_wait_seconds')).toContain('job_wait_seconds_count{queue="later"} 1')
    expect(await read('job_duration_seconds')).not.toContain('queue="later",outcome="failed"')
  })

  it('are not counted where a worker that stops hands the job back', async () => {
    await expect(measureJob(jobOf('handed'), fail(new WaitingError()))).rejects.toThrow(WaitingError)
    expect(await read('job_duration_seconds')).not.toContain('handed')
  })

  it('tell by the first of them how long the job waited once it was due', async () => {
    const timestamp = Date.now() - 8000
    await measureJob(jobOf('waited', { timestamp, delay: 1000 }), async () => 1)
    await measureJob(jobOf('waited', { timestamp, attemptsMade: 1 }), async () => 1)
    const text = await read('job_wait_seconds')
    expect(text).toContain('job_wait_seconds_bucket{le="5",queue="waited"} 0')
    expect(text).toContain('job_wait_seconds_bucket{le="10",queue="waited"} 1')
    expect(text).toContain('job_wait_seconds_count{queue="waited"} 1')
  })

  it('that were the last are told apart by whose fault it was', async () => {
    const over = { queueName: 'refresh', finishedOn: 1 }
    const refused = Object.assign(new UnrecoverableError('x'), { cause: new Error('the CMS') })
    const others = [refused, new Error('Redis is away')]
    const own = [
      new UnrecoverableError('payload'),
      new TypeError('x'),
      new Error('job stalled more than allowable limit'),
    ]
    for (const error of [...others, ...own]) noteGivenUp(over, error)
    for (const error of own) noteGivenUp({ queueName: 'refresh' }, error)
    noteGivenUp(undefined, new TypeError('x'))
    const text = await read('jobs_given_up_total')
    expect(text).toContain('jobs_given_up_total{queue="refresh",cause="job"} 3')
    expect(text).toContain('jobs_given_up_total{queue="refresh",cause="others"} 2')
    expect(text).toContain('jobs_given_up_total{queue="outbox",cause="job"} 0')
  })
})
