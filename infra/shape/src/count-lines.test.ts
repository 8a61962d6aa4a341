import { describe, expect, it } from '@jest/globals'
import { countCodeLines, countLines } from './measure-files.ts'
import { parseSource } from './parse-source.ts'

const count = (text: string) => countCodeLines(parseSource({ path: 'a.tsx', role: 'production', text }))

it.each([
  ['a\n', 1],
  ['a\n\nb', 3],
])('countLines %j: %i, as an editor numbers them', (text, lines) => expect(countLines(text)).toBe(lines))

describe('countCodeLines', () => {
  it.each([
    ['/** What it is. */\nexport const a = 1\n', 1],
    ['const a = 1 // why\n\nconst b = 2\n', 2],
    ['/*\n * long\n */ const a = 1\n', 1],
    ['const a = `one\n// no comment\n`\n', 3],
    ['/** «à propos», 🎷 */\nconst a = "è" // «qui»\nconst b = 1\n', 2],
  ])('%j: %i', (text, lines) => expect(count(text)).toBe(lines))
})
