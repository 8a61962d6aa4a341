import { describe, expect, it } from '@jest/globals'
import { writeDate, writeDateWithArticle } from './written-date.ts'

describe('a written date', () => {
  it.each([
    ['2026-11-09T09:00:00+01:00', 'il 9 novembre 2026'],
    ['2026-07-08T09:00:00+02:00', 'l’8 luglio 2026'],
    ['2026-11-11T09:00:00+01:00', 'l’11 novembre 2026'],
    ['2026-11-18T09:00:00+01:00', 'il 18 novembre 2026'],
    ['2026-10-01T10:00:00+02:00', 'il 1° ottobre 2026'],
    // Midnight in Rome is still the day before in Greenwich.
    ['2026-05-03T22:30:00Z', 'il 4 maggio 2026'],
  ])('%s is %s', (instant, words) => {
    expect(writeDateWithArticle(new Date(instant))).toBe(words)
  })

  it('stands without its article too', () => {
    expect(writeDate(new Date('2026-11-21T09:42:00Z'))).toBe('21 novembre 2026')
  })
})
