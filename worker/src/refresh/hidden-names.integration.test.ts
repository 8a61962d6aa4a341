import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { CHANGES_CHANNEL } from '@liberta/contracts/read-models/envelope.schema'
import { waitUntil } from '@liberta/test-kit/wait-until'
import { Redis } from 'ioredis'
import { sampleFront, sampleLiveEntry, sampleLiveStory, sampleStory, sampleTeaser } from '../testing/naxos-samples.ts'
import { listRenamed } from './anonymised-stories.ts'
import { namedModel, useRefreshing } from '../testing/use-refreshing.ts'

const NAME = 'Mario Rossi'
const anonymise = [{ name: NAME, instead: 'M. R.' }]
const LATER = '2026-11-21T10:31:00.000+01:00'
const WORDS = { title: `Assolto ${NAME}`, slug: 'assolto-mario-rossi', standfirst: `${NAME} esce dal tribunale` }
const HIDDEN = { ...WORDS, anonymise, updated_at: LATER }

const refreshing = useRefreshing()
let listener: Redis
/** What was announced as to be shown to nobody once more. */
let hard: string[]

beforeEach(async () => {
  hard = []
  listener = new Redis(refreshing.server.url)
  listener.on('message', (_channel, message) => {
    const { name, hard: isHard } = JSON.parse(message) as { name: string; hard?: boolean }
    if (isHard) hard.push(name)
  })
  await listener.subscribe(CHANGES_CHANNEL)
})

afterEach(() => listener.disconnect())

/** The CMS tells a story of the name, in all forms; then the same without it. */
function tell(changes: object): void {
  const { naxos } = refreshing
  const updatedAt = 'anonymise' in changes ? LATER : undefined
  const told = (data: unknown, total?: number) => ({ data, ...(total && { total }), ...(updatedAt && { updatedAt }) })
  naxos.reply('/story/7242', told(sampleStory(7242, changes)))
  naxos.reply('/story/list', told([sampleTeaser(7242, changes), sampleTeaser(2)], 61))
  naxos.reply('/search', told([sampleTeaser(7242, changes), sampleTeaser(2)], 2))
  const blocks = [{ type: 'opening', stories: [sampleTeaser(1), sampleTeaser(7242, changes)] }]
  naxos.reply('/front/home', told({ ...sampleFront, blocks }))
}

const MODELS = ['story:7242', 'storyList:latest.1', 'front:home', 'search:story.page_1.query_po'] as const
const announce = (name: string) =>
  refreshing.handler.handle({
    reference: namedModel(name),
    trigger: name.startsWith('search') ? 'schedule' : 'webhook',
  })
const bodyOf = async (name: string) => JSON.stringify((await refreshing.read(name))?.body)

describe('a name that is hidden in a story', () => {
  it.each(MODELS)('is gone from %s, and what was made of it is shown to nobody once more', async (name) => {
    tell(WORDS)
    await announce(name)
    expect(await bodyOf(name)).toContain(NAME)
    tell(HIDDEN)
    expect(await announce(name)).toBe('written')
    expect(await bodyOf(name)).not.toMatch(/rossi/i)
    await waitUntil(() => hard.includes(name))
    expect(await refreshing.read(name)).toMatchObject({ state: 'present' })
  })

  it('that stood nowhere before is a change like any other', async () => {
    tell(HIDDEN)
    for (const name of MODELS) await announce(name)
    tell({ ...HIDDEN, kicker: 'Tribunale' })
    for (const name of MODELS) await announce(name)
    await refreshing.refresh('weather:piacenza')
    expect(hard).toEqual([])
  })

  it('that somebody else bears, on a front that holds the hidden story already, makes no change of that front a hard one', async () => {
    const names = { ...HIDDEN, anonymise: [...anonymise, { name: 'Rossi', instead: 'R.' }] }
    const author = { id: 5, slug: 'anna-rossi', name: 'Anna Rossi' }
    const related = [{ id: 10, slug: 'rossi-torna-in-campo', title: 'Torna in campo', sections: [4] }]
    const others = [
      sampleTeaser(8, { title: 'Gol di Rossi', slug: 'gol-di-rossi' }),
      sampleTeaser(7242, { ...names, journalists: [author], children: related }),
    ]
    const lead = (id: number) => {
      const blocks = [{ type: 'opening', stories: [sampleTeaser(id), ...others] }]
      refreshing.naxos.reply('/front/home', { data: { ...sampleFront, blocks }, updatedAt: LATER })
    }
    lead(1)
    await announce('front:home')
    lead(2)
    expect(await announce('front:home')).toBe('written')
    expect(await bodyOf('front:home')).toMatch(/Gol di Rossi.*Anna Rossi/)
    await refreshing.refresh('weather:piacenza')
    expect(hard).toEqual([])
  })

  it.each([
    ['in the story itself', 'story:7242', { blocks: [{ type: 'paragraph', text: `Parla ${NAME}.` }] }],
    ['in a tag that tells it by its slug', 'story:7242', { tags: [{ id: 9, slug: 'mario-rossi', name: 'Il caso' }] }],
    ['in the title of a story that stands inside', 'front:home', { children: [sampleTeaser(9, { title: NAME })] }],
  ])('is missed nowhere %s', async (_where, name, shown) => {
    tell(shown)
    await announce(name)
    tell({ ...shown, anonymise, updated_at: LATER })
    await announce(name)
    await waitUntil(() => hard.includes(name))
    expect(await bodyOf(name)).not.toMatch(/mario.rossi/i)
  })

  it('is gone for good from a list from which the story has moved meanwhile', async () => {
    tell(WORDS)
    await announce('storyList:latest.1')
    tell(HIDDEN)
    await announce('story:7242')
    refreshing.naxos.reply('/story/list', { data: [sampleTeaser(2)], total: 61, updatedAt: LATER })
    await announce('storyList:latest.1')
    await waitUntil(() => hard.includes('storyList:latest.1'))
    expect(await bodyOf('storyList:latest.1')).not.toContain(NAME)
  })

  it('finds the story no longer, while other words do', async () => {
    tell(HIDDEN)
    await refreshing.refresh('search:story.page_1.query_rossi')
    expect((await refreshing.read('search:story.page_1.query_rossi'))?.body).toMatchObject({
      stories: [{ id: 2 }],
      total: 1,
    })
    await refreshing.refresh('search:story.page_1.query_po')
    expect((await refreshing.read('search:story.page_1.query_po'))?.body).toMatchObject({
      stories: [{ id: 7242 }, { id: 2 }],
      total: 2,
    })
  })

  it('leaves nothing of a search that found that story alone, not even in which section it stands', async () => {
    const found = [sampleTeaser(7242, HIDDEN)]
    const facets = { sections: [{ value: '4', label: 'Cronaca', count: 1 }] }
    refreshing.naxos.reply('/search', { data: found, total: 1, beside: { facets } })
    await refreshing.refresh('search:story.page_1.query_mario-rossi')
    expect((await refreshing.read('search:story.page_1.query_mario-rossi'))?.body).toMatchObject({
      stories: [],
      total: 0,
      filters: [],
    })
  })
})

describe('what readers who saved a story are to see it called', () => {
  const hidden = [
    { id: 7242, names: [{ name: NAME, instead: 'M. R.' }] },
    { id: null, names: [{ name: NAME, instead: 'M. R.' }] },
  ]

  it('is as a list says that hides names in it, and of no other story of that list', () => {
    const stories = [
      { id: 7242, title: 'Assolto M. R.' },
      { id: 2, title: 'Piove' },
    ]
    expect(listRenamed(namedModel('storyList:latest.1'), { stories }, hidden)).toEqual([
      { story: 7242, title: 'Assolto M. R.' },
    ])
    expect(listRenamed(namedModel('storyList:latest.1'), null, [])).toEqual([])
  })

  it('is as it is stored where it says so itself, and nothing of what else has its number', () => {
    expect(listRenamed(namedModel('story:7242'), { title: 'x' }, hidden)).toEqual([{ story: 7242 }])
    expect(listRenamed(namedModel('story:7242'), { title: 'x' }, [])).toEqual([])
    expect(listRenamed(namedModel('event:7242'), { id: 7242, title: 'x' }, hidden)).toEqual([])
  })

  it('is no title of its own once it was taken back', () => {
    expect(listRenamed(namedModel('story:7242'), null, 'nothing')).toEqual([
      { story: 7242, title: 'Contenuto ritirato dalla redazione' },
    ])
    // The event of that number is told of as one, and the story is not.
    expect(listRenamed(namedModel('event:7242'), null, 'nothing')).toEqual([{ type: 'event', id: 7242 }])
    expect(listRenamed(namedModel('obituary:7242'), null, 'nothing')).toEqual([])
  })

  it('is as it is stored once it is there again, and a list that is there again says what it hides', () => {
    expect(listRenamed(namedModel('story:7242'), { title: 'x' }, [], true)).toEqual([{ story: 7242 }])
    expect(listRenamed(namedModel('event:61'), { title: 'x' }, [], true)).toEqual([{ type: 'event', id: 61 }])
    expect(listRenamed(namedModel('obituary:71'), {}, [], true)).toEqual([])
    const stories = [{ id: 7242, title: 'Assolto M. R.' }]
    expect(listRenamed(namedModel('storyList:latest.1'), { stories }, hidden, true)).toHaveLength(1)
  })
})

describe.each(['liveEntries:7300.1', 'liveEntry:7300.41'])('a name that is hidden in a live story, in %s', (part) => {
  it('is gone where the CMS says it beside the entries', async () => {
    const entry = sampleLiveEntry(41, { title: `Parla ${NAME}` })
    const { naxos } = refreshing
    naxos.reply('/story/7300', { data: sampleLiveStory(7300) })
    naxos.reply('/story/7300/entries', { data: [entry], total: 1 })
    naxos.reply('/story/7300/entry/41', { data: entry })
    await refreshing.refresh(part)
    expect(await bodyOf(part)).toContain(NAME)
    const beside = { anonymise }
    naxos.reply('/story/7300/entries', { data: [entry], total: 1, beside, updatedAt: LATER })
    naxos.reply('/story/7300/entry/41', { data: entry, beside, updatedAt: LATER })
    await announce(part)
    expect(await bodyOf(part)).toContain('Parla M. R.')
    await waitUntil(() => hard.includes(part))
  })
})
