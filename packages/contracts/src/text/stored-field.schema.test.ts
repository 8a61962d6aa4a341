import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { typedText } from './stored-field.schema.ts'

describe('typed text', () => {
  it.each([
    ['Il\u0000 ponte', 'Il ponte'],
    ['\u0000 \n', ''],
    ['\ud83d', '\ufffd'],
    ['😀 è\nqui ', '😀 è\nqui'],
  ])('%j is kept as %j', (typed, kept) => expect(typedText(20).parse(typed)).toBe(kept))

  it('is text, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 100 }), fc.string(), (odd, plain) => {
        const kept = typedText(1000).parse(`${odd}\ud800${plain}\u0000`)
        return kept.isWellFormed() && !kept.includes('\0')
      }),
    )
  })
})
