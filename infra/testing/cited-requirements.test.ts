import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'

const exclude = ['**/node_modules/**', '**/dist/**']
const rows = new Set(
  globSync('docs/requirements/*.md').flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/^\| (\d+\.\d+) \|/gm)].map(([, id = '']) => id),
  ),
)
const sections = new Set([...rows].map((id) => id.replace(/\..*/, '')))
/** `requirements 5.3`, `requirements 4, 5`, `requirements 9.8 to 9.15 and 9.18`. */
const CITED = /\brequirements (\d+(?:\.\d+)?(?:(?: to | and |, )\d+(?:\.\d+)?\b)*)/gi

/** What a text cites that stands nowhere, or a numbered § where no RFC is named. */
function findDeadCitations(text: string): string[] {
  const cited = [...text.matchAll(CITED)].flatMap(([, numbers = '']) => numbers.match(/\d+(?:\.\d+)?/g) ?? [])
  const lines = text.split('\n').filter((line) => /§ ?\d/.test(line) && !line.includes('RFC'))
  return [...cited.filter((id) => !rows.has(id) && !sections.has(id)), ...lines]
}

describe('what comments, titles and pages cite', () => {
  it('finds a row that there is not, and a section of another paper', () => {
    expect(findDeadCitations('the wrapper (requirements 4.8 to 4.10, 99.1) of 60 s (requirements 9)')).toEqual(['99.1'])
    expect(findDeadCitations('as written (RFC 9110 §9.2.2)\nas told (paper §7)')).toEqual(['as told (paper §7)'])
  })

  it('stands in docs/requirements, or in an RFC', () => {
    const paths = globSync('{packages,api,worker,frontend,infra,e2e,k6,docs}/**/*.{ts,tsx,css,md}', { exclude })
    const ours = paths.filter((path) => path !== 'infra/testing/cited-requirements.test.ts')
    expect(ours.length).toBeGreaterThan(1000)
    const found = ours.flatMap((path) =>
      findDeadCitations(readFileSync(path, 'utf8')).map((citation) => `${path}: ${citation}`),
    )
    expect(found).toEqual([])
  })
})
