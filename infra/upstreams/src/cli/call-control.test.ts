import { describe, expect, it, jest } from '@jest/globals'
import { callControl } from './call-control.ts'

const CALL = { service: 'naxos', method: 'POST', path: '/live' } as const

describe('a stand-in that gives no answer', () => {
  it.each([
    ['is not there', new TypeError('fetch failed'), /^No stand-in answers at .*Start it with «npm start»/],
    [
      'is slow',
      new DOMException('The operation timed out', 'TimeoutError'),
      /has not answered within 10 s.*may be done/s,
    ],
  ])('and %s is told as that', async (_case, error, words) => {
    jest.spyOn(globalThis, 'fetch').mockRejectedValueOnce(error)
    await expect(callControl(CALL)).rejects.toThrow(words)
  })
})
