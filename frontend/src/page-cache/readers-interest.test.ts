import { describe, expect, it } from '@jest/globals'
import { noInterest, noteRequest, weighInterest } from './readers-interest.ts'

const FIVE_MINUTES = 300_000
const START = 1_800_000_000_000

function interestAfter(requests: number, at = START) {
  const interest = noInterest()
  for (let count = 0; count < requests; count += 1) noteRequest(interest, at)
  return interest
}

describe('readers’ interest in a page', () => {
  it('is the number of requests, of which one counts half after five minutes', () => {
    const interest = interestAfter(100)
    expect(weighInterest(interest, START)).toBe(100)
    expect(weighInterest(interest, START + FIVE_MINUTES)).toBeCloseTo(50)
    noteRequest(interest, START + FIVE_MINUTES)
    expect(weighInterest(interest, START + FIVE_MINUTES)).toBeCloseTo(51)
  })

  it('puts what is read now before what was read more an hour ago', () => {
    const old = interestAfter(1000)
    const present = interestAfter(10, START + 3_600_000)
    expect(weighInterest(present, START + 3_600_000)).toBeGreaterThan(weighInterest(old, START + 3_600_000))
  })

  it('is not raised by a clock that was put back', () => {
    expect(weighInterest(interestAfter(8), START - FIVE_MINUTES)).toBe(8)
  })
})
