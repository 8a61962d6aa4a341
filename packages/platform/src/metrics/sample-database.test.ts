import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { register } from 'prom-client'
import { createDatabaseSampler } from './sample-database.ts'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

async function sample(isConnected: () => Promise<boolean>): Promise<string | undefined> {
  const sampling = createDatabaseSampler({ isConnected })()
  await jest.advanceTimersByTimeAsync(5_000)
  await sampling
  return (await register.getSingleMetricAsString('database_up')).split('\n').at(-1)
}

describe('whether PostgreSQL answers', () => {
  it.each<[string, () => Promise<boolean>, string]>([
    ['answers', () => Promise.resolve(true), '1'],
    ['is gone', () => Promise.resolve(false), '0'],
    ['cannot be asked', () => Promise.reject(new Error('ECONNREFUSED')), '0'],
    ['hangs', () => new Promise(() => undefined), '0'],
  ])('is told where it %s', async (_how, isConnected, up) => {
    expect(await sample(isConnected)).toBe(`database_up ${up}`)
  })
})
