import { describe, expect, it } from '@jest/globals'
import { createSpecifiedGrammar } from '@liberta/addresses/address-grammar'
import { mapSections } from '../naxos/mapping/map-sections.ts'
import { indexSections } from '../naxos/mapping/section-index.ts'
import type { NaxosResult } from '../naxos/naxos-client.ts'
import { sampleSections, sampleTeaser } from '../testing/naxos-samples.ts'
import { createStoryAsker } from './ask-story.ts'

const grammar = createSpecifiedGrammar()
const sections = indexSections(mapSections(grammar, sampleSections, () => undefined))

function ask(id: number, data: unknown) {
  const asked: string[] = []
  const answer = { state: 'present', data, etag: null, updatedAtMs: null, total: 1, beside: {}, hidden: [] } as const
  const naxos = {
    get: async (path: string): Promise<NaxosResult> => {
      asked.push(path)
      return answer
    },
  }
  const { signal } = new AbortController()
  const said = createStoryAsker({ naxos, sections: async () => sections, grammar, signal })(id)
  return { asked, said }
}

describe('the CMS, asked for one story for the ledger', () => {
  it('is asked for its short form alone, and tells its title and address', async () => {
    const { asked, said } = ask(7, [sampleTeaser(7, { title: 'Altra', slug: 'altra' })])
    expect(await said).toMatchObject({
      pages: [{ id: 7, title: 'Altra', address: '/news/attualita/cronaca/altra/7' }],
      hidden: [],
    })
    expect(asked).toEqual(['/story/list?ids=7'])
  })

  it('tells that it is to stand in no sitemap', async () => {
    expect(await ask(7, [sampleTeaser(7, { noindex: true })]).said).toMatchObject({ pages: [], hidden: [7] })
  })

  it.each([
    ['nothing', []],
    ['another story', [sampleTeaser(8)]],
    ['what is no list', { id: 7 }],
  ])('says nothing where it answers %s', async (_case, data) => expect(await ask(7, data).said).toBeNull())
})
