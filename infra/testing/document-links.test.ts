import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { z } from 'zod'

const exclude = ['**/node_modules/**', '**/dist/**', '.data/**']
const CODE = /```[^]*?```/g
/** What a link leads to, and the heading in it; a picture is written as a link. */
const LINK = /\]\(([^)\s#]*)(?:#([^)\s]+))?\)/g

/** The links of a page within the project that lead to no file, or to no heading of it. */
function findDeadLinks(path: string, text: string): string[] {
  return [...text.replaceAll(CODE, '').matchAll(LINK)].flatMap(([link, place = '', heading]) => {
    if (/^[a-z]+:/.test(place)) return []
    const target = place === '' ? path : normalize(join(dirname(path), place))
    if (!existsSync(target)) return [`${path}: ${link}`]
    const isThere = heading === undefined || listHeadings(readFileSync(target, 'utf8')).includes(heading)
    return isThere ? [] : [`${path}: ${link}`]
  })
}

/** The headings of a page as links name them. */
function listHeadings(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .trim()
      .replaceAll(' ', '-'),
  )
}

const manifest = z.object({ workspaces: z.array(z.string()) }).parse(JSON.parse(readFileSync('package.json', 'utf8')))

describe('the pages of the project', () => {
  it('are found wanting where a link leads to no file, or to no heading', () => {
    const text =
      '[a](map.md) [b](gone.md#x)\n```\n[c](gone.md)\n```\n[d](map.md#the-import-rule) [e](map.md#gone) [f](https://x.y/z)'
    expect(findDeadLinks('docs/api.md', text)).toEqual(['docs/api.md: ](gone.md#x)', 'docs/api.md: ](map.md#gone)'])
  })

  it('link to what is there', () => {
    const pages = globSync('**/*.md', { exclude })
    expect(pages.length).toBeGreaterThan(50)
    expect(pages.flatMap((path) => findDeadLinks(path, readFileSync(path, 'utf8')))).toEqual([])
  })

  it('have every decision in their index, by its title', () => {
    const index = readFileSync('docs/adr/README.md', 'utf8')
    const rows = globSync('docs/adr/0*.md')
      .toSorted()
      .map((path) => {
        const [, number, title] = /^# (\d+)\. (.+)$/m.exec(readFileSync(path, 'utf8')) ?? []
        return `| ${number} | [${title}](${path.replace('docs/adr/', '')}) |`
      })
    expect(index.split('\n').filter((line) => line.includes('](0'))).toEqual(rows)
  })

  it.each(manifest.workspaces)('have a README of %s', (workspace) => {
    expect(existsSync(join(workspace, 'README.md'))).toBe(true)
  })
})
