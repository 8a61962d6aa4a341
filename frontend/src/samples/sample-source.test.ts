import { describe, expect, it } from '@jest/globals'
import { READ_MODELS } from '@liberta/contracts/read-models/read-model-key'
import type { ReadModelName } from '@liberta/contracts/read-models/read-model-key'
import type { ApiAnswer } from '../content/content-source.ts'
import { answerSample } from '../testing/answer-sample.ts'
import { sampleSections } from './sample-people.ts'
import { sampleSite } from './sample-site.ts'
import { createSampleSource } from './sample-source.ts'

const source = createSampleSource()
const ask = (address: string): Promise<ApiAnswer<unknown>> =>
  answerSample(source, new URL(`http://api.invalid/api/naxos/${address}`))

const ADDRESSES: [string, ReadModelName][] = [
  ['siteconfigs', 'site'],
  ['front/home', 'front'],
  ['section/list', 'sections'],
  ['section/3', 'sectionConfiguration'],
  ['folder/201', 'folderConfiguration'],
  ['event_category/401', 'eventCategoryConfiguration'],
  ['story/7000', 'story'],
  ['story/7300/entries/2', 'liveEntries'],
  ['story/7300/entry/3', 'liveEntry'],
  ['story/list?section=sport/calcio', 'storyList'],
  ['tag/list', 'tags'],
  ['journalist/list', 'journalists'],
  ['folder/list', 'folders'],
  ['multimedia/4000', 'multimedia'],
  ['multimedia/4002', 'multimedia'],
  ['multimedia/list?folder=teleliberta&page=2', 'multimediaList'],
  ['programme/list', 'programmes'],
  ['podcast/list', 'podcasts'],
  ['event_category/list', 'eventCategories'],
  ['event/5005', 'event'],
  ['event/list?type=rassegna', 'eventList'],
  ['obituary/2003', 'obituary'],
  ['obituary/list?query=nessuno', 'obituaryList'],
  ['obituary/list', 'obituaryList'],
  ['obituary/list?town=bobbio&period=mese', 'obituaryList'],
  ['obituary_town/list', 'obituaryTowns'],
  ['search?type=event&qs=sagra', 'search'],
  ['search?qs=ornitorinco', 'search'],
  ['page/list', 'pages'],
  ['page/note-legali', 'page'],
  ['letter/list', 'letterList'],
  ['plan/list', 'plans'],
  ['newsletter/list', 'newsletters'],
  ['survey/list', 'surveys'],
  ['survey/votes', 'surveyVotes'],
  ['story/most-read', 'mostRead'],
  ['redirect/list', 'redirects'],
]

describe('the invented content', () => {
  it('is there for every read model but the weather, which stands at an address of its own, and sitemaps, which are no page', () => {
    const shown = new Set<string>(ADDRESSES.map(([, model]) => model)).add('weather').add('sitemap')
    expect([...shown].toSorted()).toEqual(Object.keys(READ_MODELS).toSorted())
  })

  it.each(ADDRESSES)('%s has the shape of %s', async (address, model) => {
    const answer = await ask(address)
    expect(READ_MODELS[model].body.safeParse(answer.state === 'present' ? answer.body : null).error).toBeUndefined()
  })

  it('has the same menus whenever it is asked, whose items are those of the sections', async () => {
    const site = await ask('siteconfigs')
    expect(await ask('siteconfigs')).toEqual(site)
    const { navsections } = sampleSite()
    const ids = new Map(sampleSections().map(({ id, path }) => [path, id]))
    expect(navsections.map(({ id, name }) => [id, name])).toContainEqual([ids.get('sport'), 'Sport'])
  })

  it.each([
    'story/1',
    'multimedia/1',
    'event/99',
    'page/nessuna',
    'event/list?category=nessuno',
    'letter/list?page=99',
  ])('%s is nowhere', async (address) => {
    expect(await ask(address)).toEqual({ state: 'missing' })
  })
})
