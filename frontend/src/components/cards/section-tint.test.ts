import { describe, expect, it } from '@jest/globals'
import { tintOfSection } from './section-tint.table.ts'

describe('tintOfSection (docs/design.md, colours of sections)', () => {
  it.each([
    ['cronaca', 'cotto'],
    ['territorio/val-trebbia', 'po'],
    ['sport/calcio', 'verderame'],
    ['cultura/spettacoli', 'gutturnio'],
    ['economia/agricoltura', 'grano'],
    ['attualita/economia', 'grano'],
    ['necrologie', 'ink'],
    ['una-sezione-nuova', 'cotto'],
  ])('%s is set in %s', (path, tint) => expect(tintOfSection(path)).toBe(tint))
})
