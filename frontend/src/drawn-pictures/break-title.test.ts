import { beforeAll, describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { buildFaces } from '../../scripts/build-faces.ts'
import { breakTitle } from './break-title.ts'
import type { TitleStyle } from './break-title.ts'
import type { DrawnFaces } from './face.schema.ts'
import { measureText, readableIn } from './set-text.ts'

let faces: DrawnFaces
let styles: [TitleStyle, TitleStyle]

beforeAll(async () => {
  faces = await buildFaces()
  const style = { face: faces.bodoni, tracking: -0.03, leading: 86, width: 1072 }
  styles = [
    { ...style, size: 84, mostLines: 3 },
    { ...style, size: 68, mostLines: 4 },
  ]
})

const linesOf = (title: string) => breakTitle(title, styles).lines.map((line) => line.replaceAll('\u00a0', ' '))
/** The letters of a text alone. */
const bare = (text: string) => text.replaceAll(/[\s\u2060]/g, '')

describe('a title in a drawn picture', () => {
  it('has lines about as long as each other, and an article stays with its noun', () => {
    expect(linesOf('Il forno di piazza Duomo compie cent’anni e non cambia ricetta')).toEqual([
      'Il forno di piazza Duomo',
      'compie cent’anni',
      'e non cambia ricetta',
    ])
    expect(linesOf('Rimonta')).toEqual(['Rimonta'])
    expect(linesOf('')).toEqual([])
  })

  it('is set smaller where it would need more lines, and closed by an ellipsis where that is not enough', () => {
    const long = 'Ponte di Castelvetro, il cantiere riparte dopo sei mesi di stop: «Riapriremo entro Natale»'
    expect(breakTitle('Una riga', styles).style.size).toBe(84)
    expect(breakTitle(long, styles).style.size).toBe(68)
    expect(linesOf(long).join(' ')).toBe(long)
    expect(linesOf(`${long} ${long}`).at(-1)).toMatch(/\S…$/)
  })

  it('fits its lines, at most four, whatever it is, and keeps its words in order', () => {
    const word = fc.oneof(
      fc.constantFrom('il', 'di', 'Po', '«Riapriremo', 'Natale»', '2-0', 'è', 'acqua,', '—', '🎉', '橋'),
      fc.string({ unit: 'grapheme', maxLength: 12 }),
      fc.stringMatching(/^[A-Za-zàèìòù]{1,60}$/),
    )
    fc.assert(
      fc.property(fc.array(word, { maxLength: 40 }), (words) => {
        const title = words.join(' ')
        const { lines, style } = breakTitle(title, styles)
        expect(lines.length).toBeLessThanOrEqual(style.mostLines)
        expect(Math.max(0, ...lines.map((line) => measureText(line, style)))).toBeLessThanOrEqual(style.width)
        const whole = bare(readableIn(faces.bodoni, title))
        const shown = bare(lines.join(''))
        if (shown !== whole) {
          expect(shown.endsWith('…')).toBe(true)
          expect(whole.startsWith(shown.slice(0, -1))).toBe(true)
        }
      }),
      { numRuns: 300 },
    )
  })
})

describe('a text in a drawn picture', () => {
  it.each([
    ['Łukasz Šimić, «Ștefan» e la señora Ørsted', 'Łukasz Šimić, «Ștefan» e la señora Ørsted'],
    ['Il ponte 🎉 riapre', 'Il ponte riapre'],
    ['日本 a Piacenza', 'a Piacenza'],
    ['Nguyễn', 'Nguyen'],
    ['due  spazi\n e\tuna riga', 'due spazi e una riga'],
    ['La squadra‑simbolo', 'La squadra-simbolo'],
    ['e\u0300 vero', 'è vero'],
    ['soft\u00adhyphen', 'softhyphen'],
  ])('%j shows no box for what the face lacks: %j', (text, shown) => {
    expect(readableIn(faces.bodoni, text)).toBe(shown)
  })

  it('has a glyph for each of its characters, whatever they were', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        for (const face of Object.values(faces))
          expect(
            Array.from(readableIn(face, text)).filter((character) => !Object.hasOwn(face.glyphs, character)),
          ).toEqual([])
      }),
    )
  })
})
