import { describe, expect, it } from '@jest/globals'
import { currentUrgency, runAsUrgentAs, runWithUrgency } from './call-urgency.ts'
import type { CallUrgency } from './call-urgency.ts'

describe('the urgency of calls', () => {
  it.each<[CallUrgency, CallUrgency, CallUrgency]>([
    ['urgent', 'cold', 'urgent'],
    ['usual', 'cold', 'usual'],
    ['cold', 'urgent', 'urgent'],
    ['cold', 'cold', 'cold'],
  ])('in work that is %s, for a part of it that is %s, is %s', (around, within, urgency) => {
    expect(runWithUrgency(around, () => runAsUrgentAs(within, currentUrgency))).toBe(urgency)
  })

  it('is that of the work itself where it is a part of nothing, and usual where nobody said', () => {
    expect(runAsUrgentAs('cold', currentUrgency)).toBe('cold')
    expect(currentUrgency()).toBe('usual')
  })

  it('outlasts what the work waits for', async () => {
    const found = await runWithUrgency('urgent', () =>
      runAsUrgentAs('cold', () => Promise.resolve().then(currentUrgency)),
    )
    expect(found).toBe('urgent')
  })
})
