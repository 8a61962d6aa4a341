import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { z } from 'zod'
import { storyFullSchema, storyShortSchema } from './forms/story-form.schema.ts'
import { frontHomeSchema } from './front/front.schema.ts'
import { startTestNaxos, type TestNaxos } from './testing/start-test-naxos.ts'

const summarySchema = z.object({ id: z.number() })

let naxos: TestNaxos

beforeAll(async () => {
  naxos = await startTestNaxos({ STAND_IN_STORIES: '600' })
})

afterAll(() => naxos.end())

async function read<Data>(path: string, schema: z.ZodType<Data>): Promise<Data> {
  return z.object({ data: schema }).parse(await (await fetch(`${naxos.origin}${path}`)).json()).data
}

const readStory = (id: number) => read(`/story/${id}`, storyFullSchema)
const readNewest = async () => (await read('/story/list', z.array(storyShortSchema)))[0]

const publish = async (order: object) =>
  summarySchema.parse(await naxos.control('POST', '/stories', { title: 'Il Po scende', ...order })).id

const update = (id: number, order: object) => naxos.control('PATCH', `/stories/${id}`, order)

describe('a correction of an editor', () => {
  it('stands in every form of the story beside those that are there, with its time', async () => {
    const id = await publish({})
    expect((await readStory(id)).corrections).toEqual([])
    await update(id, { correction: 'Gli ettari sono dodici.' })
    await update(id, { correction: 'La via è via Nino Bixio.' })
    const { corrections } = await readStory(id)
    expect(corrections.map(({ text }) => text)).toEqual(['Gli ettari sono dodici.', 'La via è via Nino Bixio.'])
    expect(Date.now() - Date.parse(corrections[1]?.at ?? '')).toBeLessThan(60_000)
    expect(await readNewest()).toMatchObject({ id, corrections })
  })

  it('is kept where anything else is changed', async () => {
    const id = await publish({ correction: 'Vale questa.' })
    await update(id, { title: 'Il Po scende ancora' })
    expect((await readStory(id)).corrections).toMatchObject([{ text: 'Vale questa.' }])
  })
})

describe('what an editor says of artificial intelligence', () => {
  it('stands in every form of the story', async () => {
    const id = await publish({ madeWithAI: ['translation'] })
    expect((await readStory(id)).made_with_ai).toEqual(['translation'])
    expect((await readNewest())?.made_with_ai).toEqual(['translation'])
  })

  it('is of the parts that there are, and of no other', async () => {
    expect(await naxos.control('POST', '/stories', { title: 'Prova', madeWithAI: ['poesia'] })).toMatchObject({
      error: 'refused',
    })
  })
})

describe('a story that an editor takes out of search', () => {
  it('says so in every form, until it is taken back', async () => {
    const id = await publish({ noindex: true })
    expect((await readStory(id)).noindex).toBe(true)
    expect((await readNewest())?.noindex).toBe(true)
    await update(id, { noindex: false })
    expect((await readStory(id)).noindex).toBe(false)
  })
})

describe('a name that is hidden in a story', () => {
  const anonymise = [{ name: 'Mario Rossi', instead: 'M. R.' }]

  it('is told in every form of it, the name itself still in its words: to hide it is for who reads them', async () => {
    const id = await publish({ title: 'Assolto Mario Rossi' })
    await update(id, { anonymise })
    const story = await readStory(id)
    expect(story).toMatchObject({ title: 'Assolto Mario Rossi', anonymise })
    expect(await readNewest()).toMatchObject({ id, anonymise })
  })

  it('may be told alone: what stands in its place is found by who hides it', async () => {
    const id = await publish({ anonymise: [{ name: 'Mario Rossi' }] })
    expect((await readStory(id)).anonymise).toEqual([{ name: 'Mario Rossi', instead: null }])
  })

  it('is told beside the breaking news and what is live, which have the words of the story', async () => {
    const id = await publish({ title: 'Assolto Mario Rossi', anonymise, live: true })
    await naxos.control('POST', '/front', { breaking: { story: id } })
    const front = await read('/front/home', frontHomeSchema)
    expect(front).toMatchObject({ live: { anonymise }, breaking: { id, anonymise } })
    await naxos.control('POST', '/front', { breaking: null, live: null })
  })

  it('is told beside the entries of a live story, which are another answer then', async () => {
    const { id } = summarySchema.parse(await naxos.control('POST', '/live', { script: 'derby', state: 'ended' }))
    const path = `/story/${id}/entry/1`
    const before = await fetch(naxos.origin + path)
    await update(id, { anonymise })
    for (const answer of [await fetch(naxos.origin + path), await fetch(`${naxos.origin}/story/${id}/entries`)]) {
      expect(await answer.json()).toMatchObject({ anonymise })
    }
    expect((await fetch(naxos.origin + path)).headers.get('etag')).not.toBe(before.headers.get('etag'))
  })
})

describe('the archive', () => {
  it('has some stories that were corrected, after they came out', async () => {
    const pages = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((page) => read(`/story/list?page_size=100&page=${page}`, z.array(storyShortSchema))),
    )
    const corrected = pages.flat().filter(({ id, corrections }) => id < 500_000 && corrections.length > 0)
    expect(corrected.length).toBeGreaterThan(0)
    expect(corrected.length).toBeLessThan(60)
    for (const { corrections, published_at: publishedAt } of corrected) {
      expect(Date.parse(corrections[0]?.at ?? '')).toBeGreaterThan(Date.parse(publishedAt))
    }
  })
})
