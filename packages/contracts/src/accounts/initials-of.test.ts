import { describe, expect, it } from '@jest/globals'
import { initialsOf } from './initials-of.ts'

describe('initials derive from the name (requirements 3)', () => {
  it.each([
    ['Anna', 'A'],
    ['anna maria', 'AM'],
    ['  Élodie  de la Tour ', 'ÉD'],
    ['𝒜lba', '𝒜'],
    ['', ''],
  ])('%j: %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials)
  })

  it.each([
    ['Anna', 'Bianchi', 'AB'],
    ['anna maria', 'de rossi', 'AD'],
    ['Anna Maria', ' ', 'AM'],
    ['', 'Bianchi', 'B'],
  ])('with a surname, %j %j: %j', (name, surname, initials) => {
    expect(initialsOf(name, surname)).toBe(initials)
  })
})
