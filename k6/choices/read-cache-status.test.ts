import { expect, it } from '@jest/globals'
import { readFreshness } from './read-cache-status.ts'

it.each([
  ['liberta; hit; ttl=12', { result: 'hit', overdue: 0 }],
  ['liberta; hit; ttl=-7; detail=revalidating', { result: 'stale', overdue: 7 }],
  ['liberta; hit; ttl=-90; detail=stale-if-error', { result: 'stale', overdue: 90 }],
  ['liberta; fwd=uri-miss; stored', { result: 'miss', overdue: 0 }],
  ['liberta; fwd=stale; stored', { result: 'miss', overdue: 0 }],
  ['liberta; fwd=bypass', { result: 'bypass', overdue: 0 }],
  ['liberta; fwd=uri-miss; stored, edge; hit; ttl=3', { result: 'hit', overdue: 0 }],
])('the answer came about as Cache-Status says: %s', (status, expected) => {
  expect(readFreshness({ 'Cache-Status': status })).toEqual({ ...expected, age: null })
})

it('nothing is made up where nothing is told', () => {
  expect(readFreshness({})).toEqual({ result: 'untold', overdue: 0, age: null })
  expect(readFreshness({ Age: 'soon' }).age).toBeNull()
})

it('the age that caches in front tell is noted', () => {
  expect(readFreshness({ Age: '42', 'Cache-Status': 'edge; hit' })).toEqual({ result: 'hit', overdue: 0, age: 42 })
})
