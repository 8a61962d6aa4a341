import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { placeKept, writeWithKept } from './write-kept.ts'

const KEPT = Buffer.from('<p>È già qui</p>')

describe('kept parts in the text of a page', () => {
  it('stand where they were placed, in whichever order they were asked for, as often as they were', () => {
    const page = writeWithKept(() => {
      const [last, first] = [placeKept(Buffer.from('<i>Arda</i>')), placeKept(KEPT)]
      return `<main>${first} così ${first}${last}</main>`
    })
    expect(page.toString()).toBe('<main><p>È già qui</p> così <p>È già qui</p><i>Arda</i></main>')
  })

  it('may hold kept parts themselves, and be made while a page is written', () => {
    const page = writeWithKept(() => {
      const before = placeKept(KEPT)
      const band = writeWithKept(() => `<section>${placeKept(KEPT)}</section>`)
      return `${before}${placeKept(band)}`
    })
    expect(page.toString()).toBe(`${KEPT.toString()}<section>${KEPT.toString()}</section>`)
  })

  it('are HTML where nobody writes a page', () => {
    expect(placeKept(KEPT)).toBe(KEPT.toString())
  })

  it('of a page that could not be written are forgotten', () => {
    const failed = () =>
      writeWithKept(() => {
        placeKept(KEPT)
        throw new Error('no')
      })
    expect(failed).toThrow('no')
    expect(placeKept(KEPT)).toBe(KEPT.toString())
  })

  it('leave every text between them as it is', () => {
    const text = fc.string({ unit: 'grapheme' })
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text)), text, (pairs, end) => {
        const write = (place: (part: Buffer) => string) =>
          pairs.map(([words, part]) => words + place(Buffer.from(part))).join('') + end
        expect(writeWithKept(() => write(placeKept)).toString()).toBe(write((part) => part.toString()))
      }),
    )
  })

  it('are kept in memory of just their size', () => {
    const { buffer, length } = writeWithKept(() => '<p>poco</p>')
    expect(buffer.byteLength).toBe(length)
  })
})
