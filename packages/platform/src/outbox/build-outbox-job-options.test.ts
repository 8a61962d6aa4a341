import { describe, expect, it } from '@jest/globals'
import { Backoffs } from 'bullmq'
import type { Job } from 'bullmq'
import { buildOutboxJobOptions } from './build-outbox-job-options.ts'

/** What BullMQ makes of the options after so many failed tries; ms. */
async function waitAfter(failures: number): Promise<number> {
  const { backoff = 0 } = buildOutboxJobOptions('reader.changed', 'r1', true)
  return (
    (await Backoffs.calculate(
      Backoffs.normalize(backoff) ?? { type: 'none' },
      failures,
      new Error('away'),
      {} as Job,
    )) ?? 0
  )
}

describe('a projection that failed', () => {
  it('follows within four seconds once PostgreSQL and Redis are back, however long they were away', async () => {
    for (const failures of [1, 5, 50, 399]) expect(await waitAfter(failures)).toBeLessThanOrEqual(4000)
  })

  it('is tried for a quarter of an hour', async () => {
    const { attempts = 0 } = buildOutboxJobOptions('reader.changed', 'r1', true)
    let waited = 0
    for (let failures = 1; failures < attempts; failures += 1) waited += await waitAfter(failures)
    expect(waited).toBeGreaterThan(14 * 60_000)
  })
})
