import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { OverloadedError, RenderLimiter } from './render-limiter.ts'

const PATIENCE_MS = 2000

/** Work that ends when it is told to, and tells whether it has begun. */
function makeWork() {
  const { promise, resolve } = Promise.withResolvers<void>()
  const work = { hasBegun: false, end: resolve, run: () => ((work.hasBegun = true), promise) }
  return work
}

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

describe('a place that is held by what waits for the CMS', () => {
  it('goes to the next after a quarter of a second, so that no page which can be had waits behind those that cannot', async () => {
    const limiter = new RenderLimiter({ concurrency: 1, maxQueue: 2, passesOnAfterMs: 250 })
    const [slow, quick] = [makeWork(), makeWork()]
    const all = [limiter.run(slow.run), limiter.run(quick.run)]
    await jest.advanceTimersByTimeAsync(249)
    expect([slow.hasBegun, quick.hasBegun]).toEqual([true, false])
    await jest.advanceTimersByTimeAsync(1)
    expect(quick.hasBegun).toBe(true)
    slow.end()
    quick.end()
    await Promise.all(all)
  })

  it('is passed on once, and no more of them than may wait', async () => {
    const limiter = new RenderLimiter({ concurrency: 1, maxQueue: 2, passesOnAfterMs: 250 })
    const works = Array.from({ length: 3 }, makeWork)
    const all = works.map(({ run }) => limiter.run(run))
    await jest.advanceTimersByTimeAsync(1000)
    expect(works.map(({ hasBegun }) => hasBegun)).toEqual([true, true, true])
    const late = makeWork()
    const last = limiter.run(late.run)
    await jest.advanceTimersByTimeAsync(1000)
    expect(late.hasBegun).toBe(false)
    works[0]?.end()
    await jest.advanceTimersByTimeAsync(0)
    expect(late.hasBegun).toBe(false)
    works[2]?.end()
    await jest.advanceTimersByTimeAsync(0)
    expect(late.hasBegun).toBe(true)
    works[1]?.end()
    late.end()
    await Promise.all([...all, last])
  })

  it('is kept where nothing is passed on', async () => {
    const limiter = new RenderLimiter({ concurrency: 1, maxQueue: 1 })
    const [slow, next] = [makeWork(), makeWork()]
    const all = [limiter.run(slow.run), limiter.run(next.run)]
    await jest.advanceTimersByTimeAsync(60_000)
    expect(next.hasBegun).toBe(false)
    slow.end()
    next.end()
    await Promise.all(all)
  })
})

describe('who waits for a place', () => {
  it('goes after half a second before what nobody waits for, three times of four, and is not refused for its sake', async () => {
    const limiter = new RenderLimiter({ concurrency: 1, maxQueue: 5 })
    const order: string[] = []
    const run = (name: string, patienceMs?: number) => limiter.run(async () => void order.push(name), patienceMs)
    const first = makeWork()
    const running = limiter.run(first.run)
    const behind = Array.from({ length: 5 }, () => run('behind'))
    await expect(run('behind')).rejects.toThrow(OverloadedError)
    const waiting = Array.from({ length: 5 }, () => run('reader', PATIENCE_MS))
    await expect(run('reader', PATIENCE_MS)).rejects.toThrow(OverloadedError)
    expect(limiter.queued).toBe(10)
    await jest.advanceTimersByTimeAsync(500)
    first.end()
    await Promise.all([running, ...behind, ...waiting])
    expect(order.join(' ')).toBe('reader reader reader behind reader reader behind behind behind behind')
  })

  it('is told after two seconds that there is none, and waits for none any more', async () => {
    const limiter = new RenderLimiter({ concurrency: 1, maxQueue: 1 })
    const [first, second, third] = [makeWork(), makeWork(), makeWork()]
    const running = limiter.run(first.run)
    const refused = expect(limiter.run(second.run, PATIENCE_MS)).rejects.toThrow(OverloadedError)
    await jest.advanceTimersByTimeAsync(PATIENCE_MS)
    await refused
    expect(limiter.queued).toBe(0)
    const after = limiter.run(third.run, PATIENCE_MS)
    first.end()
    await running
    await jest.advanceTimersByTimeAsync(PATIENCE_MS)
    expect([second.hasBegun, third.hasBegun]).toEqual([false, true])
    third.end()
    await after
  })
})
