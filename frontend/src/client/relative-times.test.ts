import { describe, expect, it } from '@jest/globals'
import { writeRelativeTimes } from './relative-times.ts'
import type { RelativeTime } from './relative-times.ts'

const NOW = new Date('2026-11-21T09:42:00Z')

function time(dateTime: string, months?: string, textContent = '10.37'): RelativeTime {
  return { dateTime, textContent, title: '', dataset: { ago: months } }
}

describe('relative times (specification §9)', () => {
  it.each([
    ['2026-11-21T09:37:00Z', '1', '5 minuti fa'],
    ['2026-11-21T07:42:00Z', '1', '2 ore fa'],
    ['2026-08-01T09:42:00Z', '1', 'circa 3 mesi fa'],
    ['2026-08-01T09:42:00Z', '', '3 mesi fa'],
  ])('%s with a threshold of «%s» months is %s', (instant, months, words) => {
    const shown = time(instant, months)
    writeRelativeTimes([shown], NOW)
    expect(shown).toMatchObject({ textContent: words, title: '10.37' })
  })

  it('keeps the words of the server as title when it writes again', () => {
    const shown = time('2026-11-21T09:37:00Z', '1')
    writeRelativeTimes([shown], NOW)
    writeRelativeTimes([shown], new Date(NOW.getTime() + 60_000))
    expect(shown).toMatchObject({ textContent: '6 minuti fa', title: '10.37' })
  })

  it('leaves a time that is none as it was', () => {
    const shown = time('ieri', '1')
    writeRelativeTimes([shown], NOW)
    expect(shown).toMatchObject({ textContent: '10.37', title: '' })
  })
})
