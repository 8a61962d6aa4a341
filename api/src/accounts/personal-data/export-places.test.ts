import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { TooManyRequests } from '../../http/client-limits.ts'
import { ExportPlaces } from './export-places.ts'

afterEach(() => void jest.useRealTimers())

const takeEight = (places: ExportPlaces) =>
  Promise.all(Array.from({ length: 8 }, (_, number) => places.take(`r${number}`)))

it('eight readers are exported at once in a process, and who comes next has to wait until one has ended', async () => {
  jest.useFakeTimers()
  const places = new ExportPlaces()
  const [first] = await takeEight(places)
  await expect(places.take('r8')).rejects.toThrow(TooManyRequests)
  first?.giveBack()
  const refused = expect(places.take('r1')).rejects.toThrow('Too many exports: try again in 30 s.')
  await jest.advanceTimersByTimeAsync(5000)
  await refused
  await places.take('r8')
})

describe('who presses twice', () => {
  it('gets the second file once the first one has ended, as their browser has left it', async () => {
    const places = new ExportPlaces()
    const first = await places.take('r')
    const second = places.take('r')
    first.giveBack()
    expect((await second).signal.aborted).toBe(false)
  })

  it('more often waits for the last one alone', async () => {
    const places = new ExportPlaces()
    const first = await places.take('r')
    const [second, third] = [places.take('r'), places.take('r')]
    await expect(second).rejects.toThrow(TooManyRequests)
    first.giveBack()
    const { giveBack } = await third
    // What has ended already gives nobody else's place back.
    first.giveBack()
    const fourth = places.take('r')
    giveBack()
    await fourth
  })
})

describe('a reader who takes their file so slowly that others find no place', () => {
  it('is let go after ten minutes, and only then, and only where a place is wanted', async () => {
    jest.useFakeTimers()
    const places = new ExportPlaces()
    const [slowest, next] = await takeEight(places)
    jest.advanceTimersByTime(599_000)
    await expect(places.take('r8')).rejects.toThrow(TooManyRequests)
    jest.advanceTimersByTime(2000)
    expect(slowest?.signal.aborted).toBe(false)
    await places.take('r8')
    expect([slowest?.signal.aborted, next?.signal.aborted]).toEqual([true, false])
  })
})
