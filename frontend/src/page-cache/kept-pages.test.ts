import { describe, expect, it } from '@jest/globals'
import { draftOf, steerPage } from '../testing/steer-page.ts'
import type { PageDraft } from './cached-page.ts'
import { KeptPages } from './kept-pages.ts'
import { precompressPage } from './precompress-page.ts'

const { render } = steerPage()

async function keepAll(drafts: Readonly<Record<string, Partial<PageDraft>>>): Promise<KeptPages> {
  const kept = new KeptPages(10_000_000)
  for (const [key, draft] of Object.entries(drafts))
    kept.set(key, { page: precompressPage(await draftOf(key, draft), 0), origin: 'own', render })
  return kept
}

describe('the pages that a change of a read model can make stale', () => {
  it('are those that were made of it, and not those that it merely stands around', async () => {
    const around = ['story:1', 'front:home']
    const pages = Object.fromEntries(
      Array.from({ length: 200 }, (_, index) => {
        const own = `section:${index}`
        return [`/${index}`, { tags: [own, ...around], madeOf: new Map([[own, '1-1']]) }]
      }),
    )
    const kept = await keepAll({
      ...pages,
      '/story': { tags: around, madeOf: new Map([['story:1', '5-1']]) },
      '/gone': { status: 410, tags: ['story:1'], madeOf: new Map([['sections:all', '1-1']]) },
    })
    expect(kept.findOutdatedBy('story:1')).toEqual(['/story', '/gone'])
    expect(kept.findOutdatedBy('section:7')).toEqual(['/7'])
    expect(kept.findTagged(['story:1'])).toHaveLength(202)
  })

  it('are forgotten with the pages', async () => {
    const kept = await keepAll({ '/story': { tags: ['story:1'], madeOf: new Map([['story:1', '5-1']]) } })
    kept.delete('/story')
    expect([kept.findOutdatedBy('story:1'), kept.findTagged(['story:1'])]).toEqual([[], []])
  })
})
