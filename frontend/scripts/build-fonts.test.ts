import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { CUTS } from './build-fonts.ts'

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
        .filter((end) => !settings.some((setting) => setting.cut === name && setting.weight === end))
        .map((end) => `${name} ${end}`),
    )
    expect(unused).toEqual([])
  })
})
