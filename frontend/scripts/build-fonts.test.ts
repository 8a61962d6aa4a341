import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { CUTS, writeRareRule } from './build-fonts.ts'

const SOURCES = join(import.meta.dirname, '../src')
const FONT = /font: (italic )?(\d+) [^;]*var\(--(bodoni|faustina|instrument)\)/g

/** What the style sheets set a face in: `600` or `italic 500`, by the name of its cut. */
const settings = globSync('**/*.css', { cwd: SOURCES }).flatMap((file) =>
  [...readFileSync(join(SOURCES, file), 'utf8').matchAll(FONT)].map(([text, italic, weight, name]) => ({
    cut: `${name}${italic ? '-italic' : ''}`,
    weight: Number(weight),
    where: `${file}: ${text}`,
  })),
)

describe('the faces that are cut', () => {
  it('have each weight that a style sheet sets them in: none is drawn bold by the browser', () => {
    expect(settings.length).toBeGreaterThan(100)
    const missing = settings.filter(({ cut, weight }) => {
      const has = CUTS.find(({ name }) => name === cut)?.weight
      return typeof has === 'number' ? weight !== has : has === undefined || weight < has.min || weight > has.max
    })
    expect(missing.map(({ where }) => where)).toEqual([])
  })

  it('have no weight that none sets them in', () => {
    const unused = CUTS.flatMap(({ name, weight }) =>
      (typeof weight === 'number' ? [weight] : [weight.min, weight.max])
        .filter(
          (end) => !settings.some((setting) => setting.cut === name.replace('-rare', '') && setting.weight === end),
        )
        .map((end) => `${name} ${end}`),
    )
    expect(unused).toEqual([])
  })

  it('are asked for where a page has a character that they alone have, and for no other', () => {
    const rare = CUTS.filter(({ name }) => name.endsWith('-rare'))
    expect(rare.map(({ family }) => family)).toEqual(['Libre Bodoni', 'Instrument Sans', 'Faustina'])
    for (const { characters, ...face } of rare) {
      const common = CUTS.find(({ name, family }) => family === face.family && name !== face.name)?.characters ?? ''
      const ranges = readRanges(writeRareRule({ ...face, characters }, 'swap'))
      expect([face.name, ranges]).toEqual([face.name, codesOf(characters)])
      expect([face.name, ranges.filter((code) => codesOf(common).includes(code))]).toEqual([face.name, []])
    }
  })
})

const codesOf = (characters: string) =>
  Array.from(characters, (character) => character.codePointAt(0) ?? 0).toSorted((one, other) => one - other)

/** The code points of a rule's `unicode-range`. */
function readRanges(rule: string): number[] {
  return (/unicode-range:([^;}]*)/.exec(rule)?.[1] ?? '').split(',').flatMap((range) => {
    const [from = 0, to = from] = range
      .replace('U+', '')
      .split('-')
      .map((code) => Number.parseInt(code, 16))
    return Array.from({ length: to - from + 1 }, (_, offset) => from + offset)
  })
}
