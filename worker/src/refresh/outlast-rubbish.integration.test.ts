import { describe, expect, it } from '@jest/globals'
import type { ReadModelName } from '@liberta/contracts/read-models/read-model-key'
import { buildSearchId } from '@liberta/contracts/read-models/search-id'
import { EMPTY_SEARCH } from '@liberta/contracts/search/search-parameters.schema'
import { MALFORMATIONS } from '../../../infra/upstreams/src/faults/spoil-answer.ts'
import { sampleFacets } from '../testing/catalogue-samples.ts'
import { sampleTeaser } from '../testing/naxos-samples.ts'
import { namedModel, useRefreshing } from '../testing/use-refreshing.ts'

/** Of each read model that is made of answers of others, one that the tests' CMS has; of lists, one for each kind of subject. */
const WARM: Readonly<Record<Exclude<ReadModelName, 'surveyVotes' | 'mostRead' | 'sitemap'>, readonly string[]>> = {
  site: ['main'],
  sections: ['all'],
  front: ['home'],
  storyList: ['latest.1', 'section.1.1', 'tag.piena-del-po.1', 'journalist.marta-valdonica.1', 'latest.2'],
  story: ['7242', '7300'],
  liveEntries: ['7300.1'],
  liveEntry: ['7300.41'],
  sectionConfiguration: ['1'],
  folderConfiguration: ['7'],
  eventCategoryConfiguration: ['4'],
  folders: ['all'],
  multimediaList: ['all.1', 'folder.teleliberta.1', 'tag.piena-del-po.1'],
  multimedia: ['40017'],
  programmes: ['all'],
  podcasts: ['all'],
  eventCategories: ['all'],
  eventList: ['upcoming.1', 'tag.piena-del-po.1', 'category.sagre.1', 'eventType.rassegna.1'],
  event: ['61'],
  obituaryList: ['recent.1', 'query.rossi.1'],
  obituary: ['71'],
  obituaryTowns: ['all'],
  search: [buildSearchId('story', EMPTY_SEARCH)],
  tags: ['all'],
  journalists: ['all'],
  pages: ['all'],
  page: ['about'],
  letterList: ['1'],
  plans: ['all'],
  newsletters: ['all'],
  surveys: ['all'],
  redirects: ['all'],
  weather: ['piacenza'],
}

const REFERENCES = Object.entries(WARM).flatMap(([model, ids]) => ids.map((id) => namedModel(`${model}:${id}`)))

/** What a worker that fetched it knows of an answer, and what one knows that was started anew. */
const WORKERS = ['that fetched what is warm', 'that was just started'] as const
const TRIGGERS = ['schedule', 'webhook'] as const
/** Longer than a fault is held for a passing one. */
const LONG_MS = 61_000

const refreshing = useRefreshing()

async function warmAll(): Promise<void> {
  const { naxos } = refreshing
  naxos.reply('/search', { data: [sampleTeaser(1), sampleTeaser(2)], total: 2, beside: { facets: sampleFacets } })
  for (const kind of ['folder/7', 'event_category/4']) {
    naxos.reply(`/${kind}`, { data: { id: Number(kind.split('/')[1]), slug: 'x', name: 'X', multimedia: [] } })
  }
  for (const reference of REFERENCES) await refreshing.refresh(reference)
}

const readAll = () =>
  Promise.all(
    REFERENCES.map(async (reference) => {
      const held = await refreshing.store.readRaw(reference)
      return { ...reference, state: held?.state, body: held?.body?.toString() }
    }),
  )

async function refreshAll(trigger: (typeof TRIGGERS)[number]): Promise<void> {
  for (const reference of REFERENCES) {
    await refreshing.handler.handle({ reference, trigger }).catch(() => undefined)
  }
}

describe('nothing that is warm is emptied, shortened or lost by rubbish', () => {
  const cases = Object.entries(MALFORMATIONS).flatMap(([what, malform]) =>
    WORKERS.flatMap((worker) => TRIGGERS.map((trigger) => ({ what, malform, worker, trigger }))),
  )

  it.each(cases)('answered with $what, to a worker $worker, by $trigger', async ({ malform, worker, trigger }) => {
    await warmAll()
    const before = await readAll()
    expect(before.filter(({ state }) => state !== 'present')).toEqual([])
    if (worker === 'that was just started') refreshing.restart()
    refreshing.naxos.spoil(malform)
    await refreshAll(trigger)
    expect(await readAll()).toEqual(before)
    refreshing.pass(LONG_MS)
    await refreshAll(trigger)
    expect(await readAll()).toEqual(before)
    refreshing.naxos.spoil(null)
    await refreshAll('webhook')
    expect(await readAll()).toEqual(before)
  })
})
