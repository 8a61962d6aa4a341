import { afterEach, describe, expect, it } from '@jest/globals'
import { liveNowSchema } from '@liberta/contracts/live/live-event.schema'
import { MOST_LIVE_TOPICS } from '@liberta/contracts/live/live-topic'
import { waitUntil } from '@liberta/test-kit/wait-until'
import { endLivePages, publish, startLivePages as start } from '../../testing/edited-paper.ts'

afterEach(endLivePages)

describe('who is refused a stream', () => {
  it.each([
    'nothing',
    'home,',
    'story:0',
    'story:7003;home',
    '%00',
    '%',
    '..%2f',
    'home%0aid:1',
    Array.from({ length: MOST_LIVE_TOPICS + 1 }, (_, index) => `story:${index + 1}`).join(),
  ])('asks for topics that are none, or for too many: %s', async (topics) => {
    const { ask } = await start()
    const statuses = await Promise.all(
      ['events', 'now'].map(async (path) => (await ask(`/live/${path}?topics=${topics}`)).statusCode),
    )
    expect(statuses).toEqual(topics === 'home,' ? [200, 200] : [400, 400])
  })

  it('has its share already, by its address; the others have theirs', async () => {
    const { open, ask } = await start({ streamsPerAddress: 2 })
    const mine = { 'x-forwarded-for': '198.51.100.7' }
    const [first] = await Promise.all([open('/live/events?topics=', mine), open('/live/events?topics=', mine)])
    const third = await ask('/live/events?topics=', mine)
    expect([third.statusCode, third.headers['retry-after']]).toEqual([429, '60'])
    expect(third.headers['content-type']).toBe('application/problem+json')
    expect((await open('/live/events?topics=', { 'x-forwarded-for': '198.51.100.8' })).answer.statusCode).toBe(200)
    first?.leave()
    await waitUntil(async () => {
      const again = await ask('/live/events?topics=', mine)
      return again.statusCode === 200
    })
  })

  it('comes when there is no room for anybody', async () => {
    const { open, ask } = await start({ streams: 1 })
    await (await open('/live/events?topics=')).waitFor('breaking')
    const refused = await ask('/live/events?topics=', { 'x-forwarded-for': '198.51.100.9' })
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '30'])
  })

  it('asks from a page of another site', async () => {
    const { ask } = await start()
    expect((await ask('/live/events?topics=home', { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
  })
})

const never = new Promise<void>(() => undefined)
const madeUp = (request: number) =>
  Array.from({ length: MOST_LIVE_TOPICS }, (_, index) => `story:${800_000 + request * 100 + index}`)

describe('topics that anybody may make up', () => {
  it('keep no news from who listens, though what is asked of them never comes', async () => {
    const { open, ask, paper, change } = await start()
    const reader = await open('/live/events?topics=home')
    await reader.waitFor('event: list')
    paper.held.set('story', never)
    const answers = Array.from({ length: 20 }, (_, request) => ask(`/live/now?topics=${madeUp(request).join()}`))
    await waitUntil(() => paper.reads.some((read) => read.startsWith('story')))
    publish(paper, 1)
    change('front:home')
    await reader.waitFor('900001')
    // Each is told what is known, after a while.
    for (const answer of await Promise.all(answers)) expect(answer.statusCode).toBe(200)
  })

  it('keep no breaking news from who comes, though the front could not be read before', async () => {
    const { open, ask, paper } = await start()
    paper.isAway = true
    paper.held.set('story', never)
    const answers = [7, 8].map((client) =>
      ask(`/live/now?topics=${madeUp(client).join()}`, { 'x-forwarded-for': `198.51.100.${client}` }),
    )
    await waitUntil(() => paper.reads.filter((read) => read.startsWith('story')).length >= 24)
    paper.isAway = false
    const reader = await open('/live/events?topics=', { 'x-forwarded-for': '198.51.100.9' })
    await reader.waitFor('event: breaking')
    await Promise.all(answers)
  })

  it('nor does one of them that changes while it is asked for', async () => {
    const { open, paper, change } = await start()
    paper.held.set('story', never)
    const reader = await open(`/live/events?topics=story:7003,home`)
    await waitUntil(() => paper.reads.some((read) => read.startsWith('story')))
    paper.held.delete('story')
    change('story:7003')
    await reader.waitFor('event: story')
  })

  it('of one client leave room for what others ask', async () => {
    const { ask, paper } = await start()
    paper.held.set('storyList', never)
    const topics = Array.from({ length: MOST_LIVE_TOPICS }, (_, index) => `tag:inventato-${index}`).join()
    const mine = [0, 1, 2].map(() => ask(`/live/now?topics=${topics}`, { 'x-forwarded-for': '198.51.100.7' }))
    await waitUntil(() => paper.reads.some((read) => read.startsWith('storyList')))
    const other = await ask('/live/now?topics=story:7003', { 'x-forwarded-for': '198.51.100.8' })
    const body = liveNowSchema.parse(JSON.parse(Buffer.concat(await other.toArray()).toString()))
    expect(body.stories).toMatchObject([{ id: 7003 }])
    await Promise.all(mine)
    expect(paper.reads.filter((read) => read.startsWith('storyList'))).toHaveLength(MOST_LIVE_TOPICS)
  })
})
