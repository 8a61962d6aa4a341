import { describe, expect, it } from '@jest/globals'
import { endWithTheDay } from './fresh-for.ts'

const beforeMidnight = Date.parse('2026-11-21T22:59:50Z')
const anHourBefore = beforeMidnight - 3_600_000

describe('how long a model stays fresh', () => {
  it.each(['eventList:upcoming.1', 'search:event.page_1.when_oggi', 'event:61'])(
    '%s goes stale at midnight in Rome at the latest',
    (name) => {
      const [model, id] = name.split(/:(.*)/) as ['search', string]
      expect(endWithTheDay({ model, id }, 120_000, beforeMidnight, beforeMidnight)).toBe(10_000)
      expect(endWithTheDay({ model, id }, 120_000, anHourBefore, anHourBefore)).toBe(120_000)
    },
  )

  it('a story has no midnight', () => {
    expect(endWithTheDay({ model: 'story', id: '1' }, 120_000, beforeMidnight, beforeMidnight)).toBe(120_000)
  })
})
