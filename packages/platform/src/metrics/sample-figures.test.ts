import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { createGauge } from './create-metric.ts'
import { forgetWhereItFails, sampleFigures } from './sample-figures.ts'

const logger = { debug: jest.fn() }
beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

describe('figures are read', () => {
  it('at once and again and again until it is stopped, whatever one source throws', async () => {
    const [good, bad] = [jest.fn(async () => undefined), jest.fn(() => Promise.reject(new Error('away')))]
    const sampling = sampleFigures([bad, good], logger, 1000)
    await jest.advanceTimersByTimeAsync(2500)
    expect([good.mock.calls.length, bad.mock.calls.length]).toEqual([3, 3])
    sampling.stop()
    await jest.advanceTimersByTimeAsync(5000)
    expect(good).toHaveBeenCalledTimes(3)
  })

  it('of one source not again while it hangs, and of the others all the same', async () => {
    const [hanging, good] = [jest.fn(() => new Promise<void>(() => undefined)), jest.fn(async () => undefined)]
    const sampling = sampleFigures([hanging, good], logger, 1000)
    await jest.advanceTimersByTimeAsync(2500)
    expect([hanging.mock.calls.length, good.mock.calls.length]).toEqual([1, 3])
    sampling.stop()
  })
})

describe('figures of a source that fails', () => {
  it('are figures no longer, and are there again when it answers', async () => {
    const gauge = createGauge('backup_log_followed')
    const read = jest.fn(async () => gauge.set({ slot: 'one' }, 1))
    const lines = async () => (await gauge.get()).values.length
    const source = forgetWhereItFails([gauge], read)
    await source()
    read.mockRejectedValueOnce(new Error('away'))
    await expect(source()).rejects.toThrow('away')
    expect(await lines()).toBe(0)
    await source()
    expect(await lines()).toBe(1)
  })
})
