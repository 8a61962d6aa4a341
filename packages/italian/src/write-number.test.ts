import { describe, expect, it } from '@jest/globals'
import { EMPTY_SEARCH } from '@liberta/contracts/search/search-parameters.schema'
import { checkFields } from '../../../frontend/src/page-definition/forms/check-form.ts'
import { LETTER_FORM, LONGEST_LETTER } from '../../../frontend/src/page-definition/forms/forms.table.ts'
import { describeCount } from '../../../frontend/src/pages/search/search-words.ts'
import { writeVotes } from '../../../frontend/src/pages/survey/count-survey.ts'
import { writeNumber } from './write-number.ts'

describe('a number that readers see', () => {
  it.each([
    [0, '0'],
    [912, '912'],
    [1184, '1.184'],
    [25_000, '25.000'],
  ])('%d is written %s', (number, written) => expect(writeNumber(number)).toBe(written))

  it('of four figures is written one way everywhere', () => {
    expect(describeCount('site', EMPTY_SEARCH, 1184)).toContain('1.184')
    expect(writeVotes(1184)).toBe('1.184 voti')
    const { body } = checkFields(LETTER_FORM.fields, { body: 'a'.repeat(LONGEST_LETTER + 1184) })
    expect(body).toContain('di 1.184 caratteri: il massimo è 1.500.')
  })
})
