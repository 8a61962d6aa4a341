import { createHmac } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { z } from 'zod'
import { frontHomeSchema, type FrontHome } from './front/front.schema.ts'
import { storyFullSchema, storyShortSchema } from './forms/story-form.schema.ts'
import { startTestNaxos, type TestNaxos } from './testing/start-test-naxos.ts'

const SECRET = 'a secret of the tests'
const noticeSchema = z.object({ id: z.number(), path: z.string() })
const listSchema = z.object({
  data: z.array(storyShortSchema),
  total: z.number(),
  updated_at: z.string(),
  complete: z.boolean().optional(),
})
const messageSchema = z.object({
  event: z.string(),
  subject: z.object({ id: z.number().nullable() }),
  sections: z.array(z.number()),
})

interface Received {
  body: string
  timestamp: string
  signature: string
}

let naxos: TestNaxos
let receiver: Server
const received: Received[] = []

beforeAll(async () => {
  receiver = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      const { 'x-naxos-timestamp': timestamp, 'x-naxos-signature': signature } = request.headers
      received.push({ body, timestamp: String(timestamp), signature: String(signature) })
      response.writeHead(202).end()
    })
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  const address = receiver.address()
  const port = typeof address === 'object' && address ? address.port : 0
  naxos = await startTestNaxos({
    NAXOS_WEBHOOK_URL: `http://127.0.0.1:${port}/api/naxos/webhook`,
    NAXOS_WEBHOOK_SECRET: SECRET,
  })
  await naxos.indexed
})

afterAll(async () => {
  await naxos.end()
  receiver.close()
})

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${naxos.origin}${path}`, { headers })
const list = async (path: string) => listSchema.parse(await (await get(path)).json())
const publish = async (order: Record<string, unknown>) =>
  noticeSchema.parse(await naxos.control('POST', '/stories', order))

async function readFront(): Promise<FrontHome> {
  const answer = z.object({ data: frontHomeSchema }).parse(await (await get('/front/home')).json())
  return answer.data
}

function storiesOf(front: FrontHome, type: 'opening' | 'latest'): number[] {
  const block = front.blocks.find((each) => each.type === type)
  return block && 'stories' in block ? block.stories.map(({ id }) => id) : []
}

async function untilReceived(event: string, id: number): Promise<Received> {
  for (;;) {
    const found = received.find(({ body }) => {
      const message = messageSchema.parse(JSON.parse(body))
      return message.event === event && message.subject.id === id
    })
    if (found) return found
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

describe('every answer', () => {
  it('has a strong entity tag, and is 304 without a body to who has it', async () => {
    for (const path of [
      '/front/home',
      '/story/list?page=2',
      '/story/1900',
      '/siteconfigs',
      '/section/list',
      '/tag/list',
    ]) {
      const first = await get(path)
      const etag = first.headers.get('etag') ?? ''
      expect(etag).toMatch(/^"[^"]+"$/)
      const again = await get(path, { 'if-none-match': etag })
      // A story that came out between the two makes it another answer, with another tag.
      const isOther = again.status === 200 && again.headers.get('etag') !== etag
      const last = isOther ? await get(path, { 'if-none-match': again.headers.get('etag') ?? '' }) : again
      expect([last.status, await last.text()]).toEqual([304, ''])
    }
  })

  it.each([
    ['/story/1999999', 404, 'not_found'],
    ['/nothing', 404, 'not_found'],
    ['/tag/questo-non-esiste', 404, 'not_found'],
    ['/story/zero', 400, 'bad_request'],
    ['/story/list?page=0', 400, 'bad_request'],
    ['/story/list?page_size=101', 400, 'bad_request'],
    ['/search?type=persona', 400, 'bad_request'],
  ])('%s is %i %s', async (path, status, error) => {
    const answer = await get(path)
    expect([answer.status, await answer.json()]).toEqual([status, { error }])
  })
})

/** When what a search finds begins or came out, in its order. */
async function timesOf(path: string): Promise<number[]> {
  const { data } = (await (await get(path)).json()) as { data: { period_start?: string; published_at?: string }[] }
  return data.map((item) => Date.parse(item.period_start ?? item.published_at ?? ''))
}

describe('the order of a search', () => {
  it('sort=next puts the event that begins next first, and what goes on already last', async () => {
    const since = Date.parse('2026-11-22T00:00:00+01:00')
    const begins = await timesOf(
      `/search?type=event&sort=next&page_size=100&dateFrom=${encodeURIComponent('2026-11-22T00:00:00+01:00')}`,
    )
    const coming = begins.filter((time) => time >= since)
    expect(coming.length).toBeGreaterThan(3)
    expect(begins.slice(0, coming.length)).toEqual(coming.toSorted((one, other) => one - other))
  })

  it('sort=newest puts the newest first, of stories and of videos, where words are sought, too', async () => {
    for (const path of [
      '/search?qs=piacenza',
      '/search?type=multimedia&qs=il+ponte',
      '/search?type=multimedia&qs=piacenza',
    ]) {
      const times = await timesOf(`${path}&sort=newest`)
      expect(times.length).toBeGreaterThan(1)
      expect(times).toEqual(times.toSorted((one, other) => other - one))
    }
  })
})

describe('the home page', () => {
  it('has a hundred stories and more, none twice, the lead with links and a picture', async () => {
    const front = await readFront()
    const ids = front.blocks.flatMap((block) => {
      if (block.type === 'valleys') return [block.river, ...block.valleys].flatMap(({ stories }) => stories)
      return 'stories' in block ? block.stories : []
    })
    expect(ids.length).toBeGreaterThanOrEqual(100)
    expect(new Set(ids.map(({ id }) => id)).size).toBe(ids.length)
    const [lead] = ids
    expect(lead?.picture).not.toBeNull()
    expect(lead?.children.length).toBeGreaterThan(0)
  })
})

describe('an editor', () => {
  it('publishes a story: second in the opening, first of the latest, found by search, told by webhook', async () => {
    const before = await get('/front/home')
    const { id } = await publish({ title: 'Zampognari in piazza Cavalli', section: 'cronaca', tags: [] })
    const front = await readFront()
    expect(storiesOf(front, 'opening')[1]).toBe(id)
    expect(storiesOf(front, 'latest')[0]).toBe(id)
    const again = await get('/front/home', { 'if-none-match': before.headers.get('etag') ?? '' })
    expect(again.status).toBe(200)
    expect((await list('/search?qs=zampognri')).data.map((story) => story.id)).toEqual([id])
    const { body, timestamp, signature } = await untilReceived('story.published', id)
    expect(signature).toBe(`sha256=${createHmac('sha256', SECRET).update(`${timestamp}.${body}`).digest('hex')}`)
    expect(Math.abs(Date.now() / 1000 - Number(timestamp))).toBeLessThan(5)
  })

  it('makes a story the lead, and lays it across the front as live', async () => {
    const { id, path } = await publish({
      title: 'Il Po a quota sette metri',
      section: 'cronaca',
      lead: true,
      live: true,
    })
    const front = await readFront()
    expect(storiesOf(front, 'opening')[0]).toBe(id)
    expect(front.live).toMatchObject({ title: 'Il Po a quota sette metri', URL: path })
  })

  it('updates a story: its answer and those that contain it are newer', async () => {
    const before = await list('/story/list')
    const id = before.data.at(-1)?.id ?? 0
    await naxos.control('PATCH', `/stories/${id}`, { title: 'Un titolo corretto' })
    const after = await list('/story/list')
    expect(after.data.find((story) => story.id === id)?.title).toBe('Un titolo corretto')
    expect(Date.parse(after.updated_at)).toBeGreaterThan(Date.parse(before.updated_at))
  })

  it('withdraws a story: 410, and gone from lists, search and front', async () => {
    const { id } = await publish({ title: 'Una notizia da ritirare subito', section: 'economia' })
    const { total } = await list('/story/list')
    await naxos.control('DELETE', `/stories/${id}`)
    const answer = await get(`/story/${id}`)
    expect([answer.status, await answer.json()]).toEqual([410, { error: 'withdrawn' }])
    const after = await list('/story/list')
    expect(after.total).toBe(total - 1)
    expect(after.data.map((story) => story.id)).not.toContain(id)
    expect(storiesOf(await readFront(), 'opening')).not.toContain(id)
    expect((await list('/search?qs=ritirare&qsOptLgcOpr=and')).data.map((story) => story.id)).not.toContain(id)
    await untilReceived('story.withdrawn', id)
  })

  it('is told plainly what was wrong with an order', async () => {
    const answer = await naxos.control('POST', '/stories', { title: 'Prova', section: 'astrologia' })
    expect(answer).toMatchObject({ error: 'refused', message: expect.stringContaining('astrologia') })
  })
})

describe('a story', () => {
  it('in full has its text as blocks and as lines, and the words that its short form counts', async () => {
    const answer = z.object({ data: storyFullSchema }).parse(await (await get('/story/1950')).json())
    const { blocks, content_textual_only: text, read_next: next, word_count: words, children } = answer.data
    expect(blocks.length).toBeGreaterThan(4)
    const texts = [text, ...children.map((child) => child.content_textual_only)]
    expect(words).toBe(texts.join('\n').split(/\s+/).length)
    expect(next.length).toBeGreaterThan(2)
    expect(next.every(({ id }) => id < 1950)).toBe(true)
  })
})

describe('lists', () => {
  it('by ids keep their order and leave out what is not there', async () => {
    expect((await list('/story/list?ids=1500,1999998,1400')).data.map(({ id }) => id)).toEqual([1500, 1400])
  })
})
