import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { waitUntil } from '@liberta/test-kit/wait-until'
import { chooseTopics, hearLive, startHearing } from './hear-live.ts'

/** A stream as the page sees it. */
class Stream extends EventTarget {
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

describe('the tab that has the stream for all', () => {
  const others = Array.from({ length: 20 }, (_, index) => `story:${index + 1}`)

  it('goes on hearing its own topic, however many pages are opened in other windows', () => {
    let wanted = ['home']
    for (const topic of others) wanted = chooseTopics(['home'], wanted, [topic])
    expect(wanted).toEqual(['home', ...others.slice(-15)])
  })

  it('keeps a topic of another window that asks for it again', () => {
    let wanted = ['home']
    for (const topic of others) {
      wanted = chooseTopics(['home'], wanted, ['story:1'])
      wanted = chooseTopics(['home'], wanted, [topic])
    }
    expect(wanted).toHaveLength(16)
    expect(wanted).toEqual(expect.arrayContaining(['home', 'story:1', 'story:20']))
  })

  it('hears no more than the server takes where it wants that many itself', () => {
    expect(chooseTopics(others, [], ['home'])).toEqual(others.slice(0, 16))
  })
})
