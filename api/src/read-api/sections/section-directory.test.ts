import { describe, expect, it } from '@jest/globals'
import { SAMPLE_SECTIONS } from '../../testing/sample-section.ts'
import { indexSections } from './section-directory.ts'

describe('finding a section', () => {
  it.each([
    ['sport', 12],
    ['sport/calcio', 14],
    ['14', 14],
    ['calcio', undefined],
    ['99', undefined],
  ])('%s is %s', (name, id) => {
    expect(indexSections(SAMPLE_SECTIONS).get(name)).toBe(id)
  })
})
