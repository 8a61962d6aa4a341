import { expect, it } from '@jest/globals'
import { createSiteClock } from './state-line.ts'

it('the site’s time is counted from the latest moment that was heard of it, whatever the device’s own is', () => {
  let deviceMs = 50
  const clock = createSiteClock(() => deviceMs)
  clock.hear(1_000_000)
  deviceMs += 10_000
  expect(clock.now()).toBe(1_010_000)
  // Answered a while ago, and kept by a cache since.
  clock.hear(1_002_000)
  expect(clock.now()).toBe(1_010_000)
  clock.hear(1_012_500)
  deviceMs += 1
  expect(clock.now()).toBe(1_012_501)
})

it('of which nothing was heard it is no time at all: nothing is too long ago', () => {
  expect(createSiteClock(() => 0).now()).toBe(-Infinity)
})
