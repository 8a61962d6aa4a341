import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { Resvg } from '@resvg/resvg-js'
import { buildFaces } from '../../scripts/build-faces.ts'
import { DESIGN } from '../page-definition/head/share-words.ts'
import type { ShareWords } from '../page-definition/head/share-words.ts'
import { drawSharePicture } from './draw-share-picture.ts'
import type { DrawnFaces } from './face.schema.ts'
import { PICTURE_COLOURS, TINT_COLOURS } from './picture-colours.table.ts'

const TOKENS = readFileSync(join(import.meta.dirname, '../styles/tokens.css'), 'utf8')
const [WIDTH, HEIGHT, MARGIN] = [1200, 630, 64]

let faces: DrawnFaces
beforeAll(async () => {
  faces = await buildFaces()
})

const title = fc.array(
  fc.constantFrom('Po', 'giornata', 'minuto', 'Castelvetro,', '«Riapriremo', 'Natale»', 'di', 'À'),
  {
    minLength: 1,
    maxLength: 40,
  },
)
const text = title.map((words) => words.join(' '))
const words: fc.Arbitrary<ShareWords> = fc.oneof(
  fc.record({
    type: fc.constant('story' as const),
    title: text,
    section: fc.record({ name: text, path: fc.constantFrom('cronaca', 'sport', 'cultura') }),
  }),
  fc.record({ type: fc.constant('live' as const), title: text }),
  fc.record({ type: fc.constant('page' as const), title: text }),
  fc.record({
    type: fc.constant('obituary' as const),
    name: text,
    age: fc.option(fc.integer({ min: 1, max: 120 })),
    town: fc.option(text),
  }),
)

/** Which colours there are in a part of a picture, as `#rrggbb`. */
function coloursIn(drawing: string, isInside: (x: number, y: number) => boolean): Set<string> {
  const { pixels } = new Resvg(drawing, { font: { loadSystemFonts: false } }).render()
  const colours = new Set<string>()
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < WIDTH; x += 1)
      if (isInside(x, y)) colours.add(`#${pixels.toString('hex', (y * WIDTH + x) * 4, (y * WIDTH + x) * 4 + 3)}`)
  return colours
}

/** Nothing that is ink on white is redder than blue by so much. */
const isHot = (colour: string) => Number.parseInt(colour.slice(1, 3), 16) - Number.parseInt(colour.slice(5), 16) > 16

/** A token's value in light, with six digits. */
function tokenOf(name: string): string {
  const [, light = ''] = new RegExp(`--${name}: (?:light-dark\\()?(#\\w+)`).exec(TOKENS) ?? []
  return light.length === 4 ? light.replaceAll(/[^#]/g, '$&$&') : light
}

const SAMPLES: readonly ShareWords[] = [
  {
    type: 'story',
    title: 'Il forno di piazza Duomo compie cent’anni',
    section: { name: 'Food', path: 'lifestyle/food' },
  },
  { type: 'page', title: 'Libertà, il quotidiano di Piacenza: notizie dalla città e dalla provincia, ogni giorno' },
  { type: 'live', title: 'Piena del Po, la giornata minuto per minuto' },
  { type: 'obituary', name: 'Angela Ferrari vedova Rossi', age: 91, town: 'Ponte dell’Olio' },
]

const isMargin = (x: number, y: number) =>
  x < MARGIN || x >= WIDTH - MARGIN || y >= HEIGHT - MARGIN || (y < MARGIN && x >= WIDTH / 2)

describe('a share picture', () => {
  it('has all its words 64 px from every edge, whatever they are', () => {
    fc.assert(
      fc.property(words, (ofPage) => {
        const drawing = drawSharePicture(ofPage, faces)
        const plane = ofPage.type === 'live' ? PICTURE_COLOURS.cotto : PICTURE_COLOURS.carta
        // The large accent of what is live is cut by the edge; of what is white there is nothing.
        const isWord = ofPage.type === 'live' ? (colour: string) => colour > '#b' : (colour: string) => colour !== plane
        expect([...coloursIn(drawing, isMargin)].filter(isWord)).toEqual([])
      }),
      { numRuns: 25 },
    )
  })

  it('asks for no face: its words are outlines', () => {
    fc.assert(fc.property(words, (ofPage) => expect(drawSharePicture(ofPage, faces)).not.toMatch(/<text|font/)))
  })

  it('has its section’s name in the section’s colour', () => {
    const drawing = drawSharePicture(
      { type: 'story', title: 'Rimonta', section: { name: 'Sport', path: 'sport/calcio' } },
      faces,
    )
    expect(coloursIn(drawing, (x, y) => x > 1000 && y > 500)).toContain(TINT_COLOURS.verderame)
  })

  it('of an obituary is ink on white, and says no day', () => {
    const drawing = drawSharePicture(
      { type: 'obituary', name: 'Angela Ferrari vedova Rossi', age: 91, town: 'Ponte dell’Olio' },
      faces,
    )
    const colours = coloursIn(drawing, () => true)
    expect(colours).toContain(PICTURE_COLOURS.ink)
    expect([...colours].filter(isHot)).toEqual([])
  })

  it('looks as its design’s number says: a change of how pictures look raises DESIGN, and is written here', () => {
    const looks = SAMPLES.map((sample) => drawSharePicture(sample, faces)).join('')
    expect([DESIGN, createHash('sha256').update(looks).digest('hex').slice(0, 12)]).toEqual([1, 'e8017d234094'])
  })

  it('has the colours of the light theme', () => {
    const { cottoPremuto, ...named } = { ...PICTURE_COLOURS, ...TINT_COLOURS }
    expect(cottoPremuto).toBe(tokenOf('cotto-premuto'))
    for (const [name, colour] of Object.entries(named)) expect([name, colour]).toEqual([name, tokenOf(name)])
  })
})
