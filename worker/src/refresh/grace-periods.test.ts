import { expect, it } from '@jest/globals'
import { GracePeriods } from './grace-periods.ts'

it('a fault is held for a passing one for a minute from when it began', () => {
  let now = 0
  const periods = new GracePeriods(() => now)
  expect([periods.isRunning('story:1'), periods.isOver('story:1')]).toEqual([false, false])
  periods.begin('story:1')
  now = 59_000
  periods.begin('story:1')
  expect([periods.isRunning('story:1'), periods.isOver('story:1')]).toEqual([true, false])
  now = 60_000
  expect([periods.isRunning('story:1'), periods.isOver('story:1')]).toEqual([false, true])
  periods.end('story:1')
  expect(periods.isOver('story:1')).toBe(false)
  periods.begin('story:1')
  expect(periods.isRunning('story:1')).toBe(true)
})

it('remembers a bounded number of names', () => {
  const periods = new GracePeriods()
  for (let id = 0; id <= 20_000; id += 1) periods.begin(`story:${id}`)
  expect(periods.isRunning('story:0')).toBe(false)
  expect(periods.isRunning('story:20000')).toBe(true)
})
