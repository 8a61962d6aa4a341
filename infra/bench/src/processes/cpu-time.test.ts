import { describe, expect, it } from '@jest/globals'
import { parseCpuSeconds } from './cpu-time.ts'

const TAIL = 'S 1 4242 4242 0 -1 4194560 9000 120 3 0 1234 566 7 8 20 0 11 0 99999 1000000 5000 18446744073709551615'

describe('parseCpuSeconds', () => {
  it('adds user and system time, which are told in hundredths of a second', () => {
    expect(parseCpuSeconds(`4242 (node) ${TAIL}`)).toBe(18)
  })

  it('is not led astray by a name with blanks and parentheses', () => {
    expect(parseCpuSeconds(`4242 (nginx: worker (1) process) ${TAIL}`)).toBe(18)
  })

  it('leaves out the time of children that have ended, which stands in the next two fields', () => {
    expect(parseCpuSeconds(`1 (a) ${TAIL.replace('7 8', '700 800')}`)).toBe(18)
  })

  it('refuses what is no stat', () => {
    expect(() => parseCpuSeconds('4242 (node) S 1')).toThrow("this is no process's stat")
  })
})
