import { expect, it } from '@jest/globals'
import { readRun } from './read-run.ts'

it('a run is that of the table, against this machine, unless it is told otherwise', () => {
  expect(readRun('spike', {})).toMatchObject({ target: 'http://127.0.0.1:3000', rate: 20, peak: 100, standIn: null })
  expect(readRun('spike', { TARGET: 'https://staging.example/', RATE: '5', PEAK: '10', SECONDS: '12' })).toMatchObject({
    target: 'https://staging.example',
    rate: 5,
    peak: 10,
    seconds: 12,
  })
})

it.each([
  [{ RATE: 'many' }, 'RATE has to be a number'],
  [{ RATE: '0' }, 'RATE has to be a number'],
  [{ SECONDS: '100000' }, 'SECONDS has to be a number over 0, at most 7200'],
  [{ RATE: '100', PEAK: '100' }, 'RATE times PEAK is 10000: at most 5000'],
  [{ TARGET: 'staging.example' }, 'TARGET is no origin'],
  [{ TARGET: 'https://staging.example/news' }, 'TARGET is no origin'],
])('what is out of bounds is refused: %j', (environment, words) => {
  expect(() => readRun('spike', environment)).toThrow(words)
})

it.each([
  ['https://staging.example', 'http://127.0.0.1:4201'],
  ['http://127.0.0.1.example:3000', 'http://127.0.0.1:4201'],
  ['http://127.0.0.1:3000', 'https://naxos.example'],
])('nothing is written but on this machine: %s, %s', (target, standIn) => {
  expect(() => readRun('breaking', { TARGET: target, STAND_IN: standIn })).toThrow('A try-out is local')
})

it('a try-out on this machine has a stand-in', () => {
  expect(readRun('breaking', { TARGET: 'http://localhost:3000', STAND_IN: 'http://127.0.0.1:4201' }).standIn).toBe(
    'http://127.0.0.1:4201',
  )
})
