import { describe, expect, it } from '@jest/globals'
import { createSpecifiedGrammar } from '@liberta/addresses/address-grammar'
import { nameReadModel } from '@liberta/contracts/read-models/read-model-key'
import type { ReadModelReference } from '@liberta/contracts/read-models/read-model-key'
import type { HiddenStory } from '../naxos/answers/anonymise-answer.ts'
import { mapSections } from '../naxos/mapping/map-sections.ts'
import { indexSections } from '../naxos/mapping/section-index.ts'
import type { NaxosResult } from '../naxos/naxos-client.ts'
import { sampleSections, sampleTeaser } from '../testing/naxos-samples.ts'
import { createStoryAsker } from './ask-story.ts'

const grammar = createSpecifiedGrammar()
const sections = indexSections(mapSections(grammar, sampleSections, () => undefined))

function ask(id: number, data: unknown, hidden: HiddenStory[] = [], isTaken = true) {
  const asked: string[] = []
  const askedAlone: boolean[] = []
  const requested: string[] = []
  const renamed: [story: number, title: string][] = []
  const answer = { state: 'present', data, etag: null, updatedAtMs: null, total: 1, beside: {}, hidden } as const
  const naxos = {
    get: async (path: string, { isOfOne = false }: { isOfOne?: boolean } = {}): Promise<NaxosResult> => {
      asked.push(path)
      askedAlone.push(isOfOne)
      return answer
    },
  }
  const { signal } = new AbortController()
  const queue = {
    request: async (reference: ReadModelReference, reason: string) => {
      requested.push(`${nameReadModel(reference)} ${reason}`)
      return isTaken
    },
  }
  const renameSaved = async (story: number, title: string) => void renamed.push([story, title])
  const said = createStoryAsker({ naxos, queue, renameSaved, sections: async () => sections, grammar, signal })(id)
  return { asked, askedAlone, requested, renamed, said }
}

describe('the CMS, asked for one story for the ledger', () => {
  it('is asked for its short form alone, and tells its title and address', async () => {
    const { asked, askedAlone, said } = ask(7, [sampleTeaser(7, { title: 'Altra', slug: 'altra' })])
    expect(await said).toMatchObject({
      pages: [{ id: 7, title: 'Altra', address: '/news/attualita/cronaca/altra/7' }],
      hidden: [],
    })
    expect([asked, askedAlone]).toEqual([['/story/list?ids=7'], [true]])
  })

  it('tells that it is to stand in no sitemap', async () => {
    expect(await ask(7, [sampleTeaser(7, { noindex: true })]).said).toMatchObject({ pages: [], hidden: [7] })
  })

  it('has the story refreshed in which it hides names, so that readers who saved it see it called otherwise, and no other', async () => {
    const hidden = [{ id: 7, names: [{ name: 'Mario Rossi', instead: 'M. R.' }] }]
    const [named, other] = [ask(7, [sampleTeaser(7)], hidden), ask(8, [sampleTeaser(8)])]
    expect(await named.said).toMatchObject({ pages: [{ id: 7 }] })
    await other.said
    expect([named.requested, other.requested]).toEqual([['story:7 schedule'], []])
    await expect(ask(7, [sampleTeaser(7)], hidden, false).said).rejects.toThrow('did not take')
  })

  it('has the story in which it hides names called by readers who saved it as it says, though nobody may come to read it', async () => {
    const hidden = [{ id: 7, names: [{ name: 'Mario Rossi', instead: 'M. R.' }] }]
    const teasers = [sampleTeaser(7, { title: 'Assolto M. R.' })]
    const untaken = ask(7, teasers, hidden, false)
    await expect(untaken.said).rejects.toThrow('did not take')
    const other = ask(7, teasers)
    await other.said
    expect([untaken.renamed, other.renamed]).toEqual([[[7, 'Assolto M. R.']], []])
  })

  it.each([
    ['nothing', []],
    ['another story', [sampleTeaser(8)]],
    ['what is no list', { id: 7 }],
  ])('says nothing where it answers %s', async (_case, data) => expect(await ask(7, data).said).toBeNull())
})
