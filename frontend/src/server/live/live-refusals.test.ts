import { afterEach, describe, expect, it } from '@jest/globals'
import { MOST_LIVE_TOPICS } from '@liberta/contracts/live/live-topic'
import { waitUntil } from '@liberta/test-kit/wait-until'
import { endLivePages, startLivePages as start } from '../../testing/edited-paper.ts'

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
