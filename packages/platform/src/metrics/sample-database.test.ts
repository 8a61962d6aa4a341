import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { register } from 'prom-client'
import { createDatabaseSampler } from './sample-database.ts'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

async function sample(execute: (sql: string) => Promise<unknown>): Promise<string | undefined> {
  const sampling = createDatabaseSampler({ em: { fork: () => ({ execute }) } })()
  await jest.advanceTimersByTimeAsync(5_000)
  await sampling
  return (await register.getSingleMetricAsString('database_up')).split('\n').at(-1)
}

describe('whether PostgreSQL answers', () => {
  it.each([
    ['answers', () => Promise.resolve([]), '1'],
    ['is gone', () => Promise.reject(new Error('ECONNREFUSED')), '0'],
    ['hangs', () => new Promise(() => undefined), '0'],
  ])('is told where it %s', async (_how, execute, up) => {
    expect(await sample(execute)).toBe(`database_up ${up}`)
  })
})
