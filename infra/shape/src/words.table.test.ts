import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { ROOT } from '../../local/src/project.ts'
import { OLD_PHRASES, OLD_WORDS } from './words.table.ts'

const ROWS = readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.split('|').map((cell) => cell.trim()))

/** The better words beside which the glossary has an old one. */
const betterThan = (old: string) =>
  ROWS.flatMap(([, word = '', , soFar]) => (soFar?.includes(`\`${old}\``) ? [word] : []))

describe('docs/glossary.md', () => {
  it.each([...OLD_WORDS, ...OLD_PHRASES].map(({ old, better }) => [old, better]))(
    'says what is meant instead of «%s»: %s',
    (old, better) => {
      const named = better.replace(/, with .*/, '').split(', ')
      expect(betterThan(old)).toEqual(named)
    },
  )

  it('has no word that the table does not have', () => {
    const known = new Set([...OLD_WORDS, ...OLD_PHRASES].map(({ old }) => old))
    const told = ROWS.flatMap(([, , , soFar = '']) => [...soFar.matchAll(/`([^`]+)`/g)].map(([, old = '']) => old))
    expect(told.length).toBeGreaterThan(0)
    expect(told.filter((old) => !known.has(old))).toEqual([])
  })
})
