import { describe, expect, it, jest } from '@jest/globals'
import { checkProgress } from '../operations/worker-health.ts'
import { Progress } from './progress.ts'

function startClock() {
  const clock = { now: 1_000_000 }
  const progress = new Progress(() => clock.now)
  const check = (waiting: number, isPaused = false) =>
    checkProgress(
      {
        name: 'refresh',
        getJobCountByTypes: () => Promise.resolve(waiting),
        isPaused: () => Promise.resolve(isPaused),
      },
      progress,
    ).check()
  return { clock, progress, check }
}

describe('liveness by progress', () => {
  it('is well while nothing waits, however long nothing is done', async () => {
    const { clock, check } = startClock()
    clock.now += 3_600_000
    expect(await check(0)).toEqual({ ok: true })
  })

  it('is not well when jobs have been waiting and none was done for 60 s', async () => {
    const { clock, check } = startClock()
    await check(4)
    clock.now += 60_000
    expect(await check(4)).toEqual({ ok: true })
    clock.now += 1
    expect(await check(4)).toEqual({ ok: false, detail: '4 jobs wait, none was done for 60 s' })
  })

  it('is well while an operator has paused the queue: starting the worker again would mend nothing', async () => {
    const { clock, check } = startClock()
    await check(4, true)
    clock.now += 3_600_000
    expect(await check(4, true)).toEqual({ ok: true })
    // Nor is it held against the worker once the queue goes on.
    expect(await check(4)).toEqual({ ok: true })
  })

  it('counts from when work came, not from the last job of the night', async () => {
    const { clock, check } = startClock()
    clock.now += 3_600_000
    expect(await check(1)).toEqual({ ok: true })
  })

  it('is well as long as jobs come to an end, though more wait', async () => {
    const { clock, progress, check } = startClock()
    for (let round = 0; round < 5; round += 1) {
      clock.now += 50_000
      progress.noteDone()
      expect(await check(100)).toEqual({ ok: true })
    }
  })

  it('finds a worker that is stuck though its wall clock was ahead and has been put right', () => {
    const hours = jest.spyOn(Date, 'now').mockReturnValue(10_800_000)
    const progress = new Progress()
    progress.noteDone()
    progress.stuckFor(4)
    hours.mockReturnValue(0)
    const later = performance.now() + 61_000
    const uptime = jest.spyOn(performance, 'now').mockReturnValue(later)
    expect(progress.stuckFor(4)).toBeGreaterThan(60_000)
    uptime.mockRestore()
    hours.mockRestore()
  })

  it('does not blame the worker where Redis cannot say what waits', async () => {
    const away = {
      name: 'refresh',
      getJobCountByTypes: () => Promise.reject(new Error('away')),
      isPaused: () => Promise.resolve(false),
    }
    expect(await checkProgress(away, new Progress()).check()).toEqual({ ok: true })
  })
})
