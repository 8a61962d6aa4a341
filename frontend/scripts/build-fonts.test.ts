import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { COMMON, CUTS } from './build-fonts.ts'

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

  it.each(['styles/faces.css', 'styles/lite.css'])(
    'are asked for by %s where a page has a character that they alone have',
    (sheet) => {
      const css = readFileSync(join(SOURCES, sheet), 'utf8')
      const named = [...css.matchAll(/fonts\/([a-z]+-rare)\.woff2[^}]*unicode-range:([^;]*);/g)]
      expect(named.length).toBeGreaterThan(1)
      for (const [, name, ranges = ''] of named) {
        const rare = CUTS.find((cut) => cut.name === name)?.characters ?? ''
        expect([name, Array.from(rare).filter((character) => !isWithin(ranges, character))]).toEqual([name, []])
        expect([name, Array.from(COMMON).filter((character) => isWithin(ranges, character))]).toEqual([name, []])
      }
    },
  )
})

/** Whether a `unicode-range` has a character. */
function isWithin(ranges: string, character: string): boolean {
  const code = character.codePointAt(0) ?? -1
  return ranges.split(',').some((range) => {
    const [from = '', to = from] = range.trim().replace('U+', '').split('-')
    return code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16)
  })
}
