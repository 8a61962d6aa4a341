import { describe, expect, it } from '@jest/globals'
import { cleanFileName } from './upload-limits.table.ts'

describe('the name of a file that a reader sends', () => {
  it.each([
    ['../../etc/passwd', 'passwd'],
    [String.raw`C:\Documenti\cv.pdf`, 'cv.pdf'],
    ['a\u0000b\u202e.pdf', 'ab.pdf'],
    ['Perche\u0301.pdf', 'Perché.pdf'],
    ['Perche\u200d\u0301.pdf', 'Perché.pdf'],
    ['L’orto, 2026 (bozza)_1-2.pdf', 'L’orto, 2026 (bozza)_1-2.pdf'],
    ['क्षि.pdf', 'क्षि.pdf'],
    ['a"<b>|:*?;=%.pdf', 'a__b________.pdf'],
    [' ..cv.pdf ', 'cv.pdf'],
    ['\ud83d.pdf', '_.pdf'],
    [' . ', 'allegato'],
    ['', 'allegato'],
  ])('%j is %j', (name, clean) => {
    expect(cleanFileName(name)).toBe(clean)
    expect(cleanFileName(clean)).toBe(clean)
  })

  it('has at most 120 characters, its end among them', () => {
    expect(cleanFileName(`${'a'.repeat(200)}.pdf`)).toBe(`${'a'.repeat(116)}.pdf`)
  })
})
