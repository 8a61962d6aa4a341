import { expect, it } from '@jest/globals'
import { EMPTY_SEARCH } from '@liberta/contracts/search/search-parameters.schema'
import { checkFields } from '../page-definition/forms/check-form.ts'
import { LETTER_FORM, LONGEST_LETTER } from '../page-definition/forms/forms.table.ts'
import { describeCount } from '../pages/search/search-words.ts'
import { writeVotes } from '../pages/survey/count-survey.ts'

it('a number of four figures is written one way on all pages', () => {
  expect(describeCount('site', EMPTY_SEARCH, 1184)).toContain('1.184')
  expect(writeVotes(1184)).toBe('1.184 voti')
  const { body } = checkFields(LETTER_FORM.fields, { body: 'a'.repeat(LONGEST_LETTER + 1184) })
  expect(body).toContain('di 1.184 caratteri: il massimo è 1.500.')
})
