import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from '@jest/globals'
import { parseSource } from '../../../shape/src/parse-source.ts'
import { STOP_WORDS } from '../naxos/search/tokenize.ts'

const SOURCE = new URL('../', import.meta.url).pathname
/** Longer than this, Italian words are a sentence. */
const LONGEST = 60
const FEWEST_WORDS = 6
/** Words of which some stand in any Italian sentence, and in no English one. */
const LITTLE = new Set(
  [...STOP_WORDS].filter((word) => !['a', 'ad', 'come', 'i', 'in', 'ma', 'o', 'per'].includes(word)),
)
/** A sentence is made of little words and others; a list of little words, which a search leaves out, of those alone. */
const SHARE = { least: 0.15, most: 0.8 } as const

/** Texts of a file that are sentences in Italian. */
function findSentences(path: string, text: string): string[] {
  const found: string[] = []
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit)
    if (typeof node !== 'object' || node === null) return
    const said = readText(node)
    if (said !== null && isSentence(said)) found.push(said)
    Object.values(node).forEach(visit)
  }
  visit(parseSource({ path, text, role: 'production' }).program)
  return found
}

function readText(node: object): string | null {
  if ('type' in node && node.type === 'Literal' && 'value' in node)
    return typeof node.value === 'string' ? node.value : null
  if ('cooked' in node && typeof node.cooked === 'string') return node.cooked
  return null
}

function isSentence(text: string): boolean {
  if (text.length <= LONGEST) return false
  const words = text.toLowerCase().match(/\p{L}{2,}/gu) ?? []
  if (words.length < FEWEST_WORDS) return false
  const share = words.filter((word) => LITTLE.has(word)).length / words.length
  return share >= SHARE.least && share <= SHARE.most
}

it.each([
  ['a text', `const text = 'Il consiglio comunale si riunisce nella sala della biblioteca di Bobbio alle nove'`],
  [
    'a template',
    'const text = `Il consiglio comunale di ${town} si riunisce nella sala della biblioteca del paese alle nove della sera`',
  ],
])('finds an Italian sentence in %s', (_, code) => {
  expect(findSentences('planted.ts', code)).toHaveLength(1)
})

it.each([
  [
    'an English sentence',
    `const text = 'The page that the editors wrote is read by nobody before the paper comes out'`,
  ],
  [
    'a list of little words',
    `const text = 'il lo la i gli le un una di del della dei delle da dal in nel nella con su sul per tra'`,
  ],
])('takes %s for none', (_, code) => {
  expect(findSentences('planted.ts', code)).toEqual([])
})

it('what the stand-ins say stands in their content, and no sentence of it in their code', () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.ts') && !path.endsWith('.test.ts'),
  )
  expect(files.length).toBeGreaterThan(150)
  const found = files.flatMap((path) =>
    findSentences(path, readFileSync(`${SOURCE}${path}`, 'utf8')).map((text) => `${path}: ${text}`),
  )
  expect(found).toEqual([])
})
