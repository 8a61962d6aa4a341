import { describe, expect, it } from '@jest/globals'
import { joinNames } from './join-names.ts'

describe('names in a sentence', () => {
  it.each([
    [[], ''],
    [['Anna'], 'Anna'],
    [['Anna', 'Bruno'], 'Anna e Bruno'],
    [['Anna', 'Bruno', 'Carla'], 'Anna, Bruno e Carla'],
  ])('%j are «%s»', (names, written) => {
    expect(joinNames(names)).toBe(written)
  })
})
