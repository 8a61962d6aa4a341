import { describe, expect, it } from '@jest/globals'
import { RenewalQueue } from './renewal-queue.ts'
import type { RenewalBudget } from './renewal-queue.ts'

const BUDGET: RenewalBudget = { shareOfCpu: 0.5, burstMs: 100, atOnce: 2 }
const RENDER_MS = 6

/** Time for what a render leaves behind. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

/** A queue whose clock and timers are the test's: each render takes its CPU and no time. */
function startQueue(weights: ReadonlyMap<string, number>, budget = BUDGET) {
  const state = { now: 1_000_000 }
  const rendered: { key: string; at: number }[] = []
  const timers: { at: number; callback: () => void }[] = []
  const queue = new RenewalQueue({
    budget,
    now: () => state.now,
    weigh: (key) => weights.get(key) ?? 0,
    renew: async (key) => {
      rendered.push({ key, at: state.now })
      return RENDER_MS
    },
    later: (callback, ms) => void timers.push({ at: state.now + ms, callback }),
  })
  /** Lets the clock go on from timer to timer until nothing waits. */
  const finish = async () => {
    await settle()
    for (let timer = timers.shift(); timer; timer = timers.shift()) {
      state.now = timer.at
      timer.callback()
      await settle()
    }
  }
  return { state, queue, rendered, timers, finish }
}

const weigh = (count: number) =>
  new Map<string, number>(Array.from({ length: count }, (_, index) => [`/${index}`, index]))

describe('pages that are rendered because all have changed', () => {
  it('come in the order of readers’ interest', async () => {
    const weights = weigh(200)
    const { queue, rendered, finish } = startQueue(weights)
    queue.add([...weights.keys()])
    await finish()
    const order = rendered.map(({ key }) => weights.get(key) ?? -1)
    expect(order).toEqual([...order].toSorted((one, other) => other - one))
    expect(order).toHaveLength(200)
  })

  it('take no more than the share of a processor over time, and what may be spent at once', async () => {
    const weights = weigh(200)
    const { queue, rendered, finish } = startQueue(weights)
    queue.add([...weights.keys()])
    await finish()
    const first = rendered[0]?.at ?? 0
    for (const [index, { at }] of rendered.entries()) {
      const spent = index * RENDER_MS
      expect(spent).toBeLessThanOrEqual((at - first) * BUDGET.shareOfCpu + BUDGET.burstMs + BUDGET.atOnce * RENDER_MS)
    }
  })

  it('are all new within the time that the share makes of their CPU', async () => {
    const weights = weigh(200)
    const { state, queue, finish } = startQueue(weights)
    const began = state.now
    queue.add([...weights.keys()])
    await finish()
    expect(state.now - began).toBeLessThanOrEqual((200 * RENDER_MS) / BUDGET.shareOfCpu + 100)
    expect(queue.size).toBe(0)
  })

  it('are held back from readers’ own renders until they are new, and for half a minute at most', async () => {
    const { state, queue, timers } = startQueue(weigh(100))
    queue.add([...weigh(100).keys()])
    await settle()
    expect(timers).toHaveLength(1)
    expect([queue.holds('/99'), queue.holds('/0'), queue.holds('/other')]).toEqual([false, true, false])
    state.now += 30_000
    expect(queue.holds('/0')).toBe(false)
  })

  it('wait once, however often they change', async () => {
    const { queue, rendered, finish } = startQueue(weigh(50))
    for (let times = 0; times < 3; times += 1) queue.add([...weigh(50).keys()])
    await finish()
    // What was under way as it changed again is the caller's affair.
    expect(new Set(rendered.map(({ key }) => key)).size).toBe(50)
    expect(rendered.length).toBeLessThanOrEqual(50 + 2 * BUDGET.atOnce)
  })

  it('runs no more at once than it may', async () => {
    let running = 0
    let most = 0
    const queue = new RenewalQueue({
      budget: BUDGET,
      now: () => 0,
      weigh: () => 1,
      renew: async () => {
        running += 1
        most = Math.max(most, running)
        await new Promise((resolve) => setImmediate(resolve))
        running -= 1
        return 0
      },
    })
    queue.add([...weigh(20).keys()])
    while (queue.size > 0) await new Promise((resolve) => setImmediate(resolve))
    expect(most).toBe(BUDGET.atOnce)
  })
})
