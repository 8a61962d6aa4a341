import { MOST_LIVE_TOPICS } from '@liberta/contracts/live/live-topic'
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { waitUntil } from '@liberta/test-kit/wait-until'
import { createServer } from 'node:http'
import { close, listen } from '../../testing/listen.ts'
import { chooseTopics, hearLive, startHearing } from './hear-live.ts'

/** A stream as the page sees it. */
class Stream extends EventTarget {
  static readonly CLOSED = 2
  readyState = 1
  readonly topics: string | null
  readonly last: string | null

  constructor(address: string) {
    super()
    const { searchParams } = new URL(address, 'https://www.example.it')
    this.topics = searchParams.get('topics')
    this.last = searchParams.get('last')
    streams.push(this)
  }

  tell(event: string, data: unknown, lastEventId: string): void {
    this.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data), lastEventId }))
  }

  refuse(): void {
    this.readyState = Stream.CLOSED
    this.dispatchEvent(new Event('error'))
  }

  close(): void {}
}

const streams: Stream[] = []
const page = Object.assign(new EventTarget(), { hidden: false })
const listeners = new EventTarget()
const show = (hidden: boolean) => {
  page.hidden = hidden
  page.dispatchEvent(new Event('visibilitychange'))
}
const streamNumber = async (number: number): Promise<Stream | undefined> => {
  await waitUntil(() => streams.length >= number)
  return streams[number - 1]
}

beforeAll(() => {
  const addEventListener = listeners.addEventListener.bind(listeners)
  Object.assign(globalThis, { document: page, EventSource: Stream, addEventListener })
})
afterAll(() => {
  listeners.dispatchEvent(new Event('pagehide'))
  for (const name of ['document', 'EventSource', 'addEventListener']) Reflect.deleteProperty(globalThis, name)
})

describe('a stream', () => {
  it('begins from the beginning for a topic that a part of the page asks for late, and goes on where it was for the same topics', async () => {
    hearLive('home', () => undefined)
    startHearing()
    const first = await streamNumber(1)
    expect([first?.topics, first?.last]).toEqual(['home', ''])
    first?.tell('breaking', null, 'p-57')
    hearLive('story:9', () => undefined)
    const second = await streamNumber(2)
    expect([second?.topics, second?.last]).toEqual(['home,story:9', ''])
    second?.tell('breaking', null, 'p-58')
    show(true)
    show(false)
    const third = await streamNumber(3)
    expect([third?.topics, third?.last]).toEqual(['home,story:9', 'p-58'])
  })
})

describe('who is refused a stream', () => {
  const breaking = { id: 7, title: 'Chiuso il ponte', href: '/news/a/b/7', at: 'now', until: 'then' }
  const list = { topic: 'home', stories: [] }

  it('hears nothing of the breaking news where the site knows nothing of it now', async () => {
    const answers = [
      { pollMs: 1, breaking, lists: [], stories: [] },
      { pollMs: 1, lists: [list], stories: [] },
      { pollMs: 1, breaking: null, lists: [], stories: [] },
    ]
    // The last one stays without an answer.
    const site = createServer((_request, response) => {
      const answer = answers.shift()
      if (answer) response.end(JSON.stringify(answer))
    })
    const origin = `http://127.0.0.1:${await listen(site)}`
    const fetchSite = globalThis.fetch
    globalThis.fetch = (path, init) => fetchSite(new URL(path as string, origin), init)
    const heard: unknown[] = []
    hearLive(null, ({ event, data }) => void (event === 'story' || heard.push(data)))
    const before = heard.length
    const stream = await streamNumber(4)
    stream?.refuse()
    await waitUntil(() => heard.length - before >= 3)
    globalThis.fetch = fetchSite
    close(site)
    expect(heard.slice(before)).toEqual([breaking, list, null])
  })

  it.each<[what: string, hasPolls: boolean[], afterMs: number]>([
    ['for want of room tries again after 20 polls', Array.from({ length: 20 }, () => true), 300_000],
    ['by an outage tries again once that is over', [false, false, true], 75_000],
  ])('%s', async (_what, hasPolls, afterMs) => {
    const opened = streams.length
    show(true)
    show(false)
    const stream = await streamNumber(opened + 1)
    const left = [...hasPolls]
    jest.useFakeTimers()
    const answer = { json: async () => ({ pollMs: 15_000, lists: [], stories: [] }) }
    const ask = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
      return { ...answer, ok: left.shift() ?? false } as Response
    })
    stream?.refuse()
    await jest.advanceTimersByTimeAsync(afterMs)
    jest.useRealTimers()
    ask.mockRestore()
    expect([streams.length - opened, left]).toEqual([2, []])
  })
})

/** A function of the old kind, as it is called with `new`, too. */
function refuse(): never {
  throw new DOMException('', 'SecurityError')
}
const replace = (values: object) => {
  for (const [name, value] of Object.entries(values))
    Object.defineProperty(globalThis, name, { configurable: true, writable: true, value })
}

describe('where the browser keeps nothing for the site', () => {
  const granted = { BroadcastChannel: globalThis.BroadcastChannel, navigator: globalThis.navigator }
  const noLocks = { navigator: { locks: { request: async () => refuse() } } }
  const noChannels = { BroadcastChannel: refuse }
  afterAll(() => replace(granted))

  it.each([
    ['locks', noLocks],
    ['channels', { ...noChannels, navigator: { locks: { request: () => new Promise(() => undefined) } } }],
    ['both', { ...noLocks, ...noChannels }],
  ])('each tab has a stream of its own: %s are refused', async (_, refused) => {
    show(true)
    const before = streams.length
    replace({ ...granted, ...refused })
    show(false)
    expect((await streamNumber(before + 1))?.topics).toBe('home,story:9')
  })
})

describe('the tab that has the stream for all', () => {
  const others = Array.from({ length: MOST_LIVE_TOPICS + 4 }, (_, index) => `story:${index + 1}`)

  it('goes on hearing its own topic, however many pages are opened in other windows', () => {
    let wanted = ['home']
    for (const topic of others) wanted = chooseTopics(['home'], wanted, [topic])
    expect(wanted).toEqual(['home', ...others.slice(1 - MOST_LIVE_TOPICS)])
  })

  it('keeps a topic of another window that asks for it again', () => {
    let wanted = ['home']
    for (const topic of others) {
      wanted = chooseTopics(['home'], wanted, ['story:1'])
      wanted = chooseTopics(['home'], wanted, [topic])
    }
    expect(wanted).toHaveLength(MOST_LIVE_TOPICS)
    expect(wanted).toEqual(expect.arrayContaining(['home', 'story:1', others.at(-1)]))
  })

  it('hears no more than the server takes where it wants that many itself', () => {
    expect(chooseTopics(others, [], ['home'])).toEqual(others.slice(0, MOST_LIVE_TOPICS))
  })
})
