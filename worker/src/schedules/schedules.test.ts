import { describe, expect, it } from '@jest/globals'
import { nameReadModel } from '@liberta/contracts/read-models/read-model-key'
import type { ReadModelReference } from '@liberta/contracts/read-models/read-model-key'
import { mapSections } from '../naxos/mapping/map-sections.ts'
import { sampleSections } from '../testing/naxos-samples.ts'
import { findOverdue } from './find-overdue.ts'
import { createPollTierHandler } from '../refresh/poll-tier.handler.ts'
import { createSpecifiedGrammar } from '@liberta/addresses/address-grammar'

const grammar = createSpecifiedGrammar()

const sections = mapSections(grammar, sampleSections, () => undefined)
const now = 10_000_000

/** Every model has been refreshed `ageMs` ago, those in `gone` are not there. */
function describeAll(ageMs: number, freshForMs: number, gone: readonly string[] = []) {
  return {
    describe: (references: readonly ReadModelReference[]) =>
      Promise.resolve(
        references.map((reference) => {
          if (gone.includes(nameReadModel(reference))) return null
          const fetchedAt = now - ageMs
          return {
            revision: '0-1',
            fetchedAt,
            freshUntil: fetchedAt + freshForMs,
            freshFor: freshForMs,
            state: 'present' as const,
          }
        }),
      ),
  }
}

const names = (references: readonly ReadModelReference[]) => references.map(nameReadModel)

describe('findOverdue', () => {
  it('names what is not there, hot first', async () => {
    const store = describeAll(0, 15_000, ['weather:piacenza', 'storyList:section.2.1', 'front:home'])
    const overdue = await findOverdue(store, sections, new Map(), now)
    expect(names(overdue)).toEqual(['front:home', 'storyList:section.2.1', 'weather:piacenza'])
  })

  it('names what aged past three periods of its tier, and not what is merely stale', async () => {
    expect(await findOverdue(describeAll(44_000, 15_000), [], new Map(), now)).toEqual([])
    const overdue = names(await findOverdue(describeAll(46_000, 15_000), [], new Map(), now))
    expect(overdue).toEqual(expect.arrayContaining(['front:home', 'site:main', 'storyList:latest.1']))
    expect(overdue).not.toContain('weather:piacenza')
  })

  it('names what a clock that was two hours ahead has left fresh, once it was put right', async () => {
    const asked = new Map([['front:home', now + 7_200_000]])
    expect(names(await findOverdue(describeAll(-7_200_000, 15_000), [], asked, now))).toContain('front:home')
  })

  it('names what aged once a period, so that a CMS that is down is not asked at every round', async () => {
    const asked = new Map<string, number>()
    const store = describeAll(100_000, 15_000)
    expect(names(await findOverdue(store, [], asked, now))).toContain('front:home')
    expect(names(await findOverdue(store, [], asked, now + 5000))).not.toContain('front:home')
    expect(names(await findOverdue(store, [], asked, now + 15_000))).toContain('front:home')
  })
})

describe('poll-tier', () => {
  it('asks for everything in its tier and nothing else', async () => {
    const asked: string[] = []
    const queue = {
      request: (reference: ReadModelReference, trigger: string) =>
        Promise.resolve(asked.push(`${trigger} ${nameReadModel(reference)}`) > 0),
    }
    const parts = { sections: { stored: () => Promise.resolve(sections) }, queue, signal: new AbortController().signal }
    await createPollTierHandler({ ...parts, random: () => 0 })({ tier: 'warm' })
    expect(asked).toEqual([
      'schedule sections:all',
      'schedule storyList:section.1.1',
      'schedule sectionConfiguration:1',
      'schedule storyList:section.2.1',
      'schedule sectionConfiguration:2',
      'schedule obituaryList:recent.1',
      'schedule sitemap:news',
    ])
  })
})
