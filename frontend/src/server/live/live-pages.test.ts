import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { LIVE_EVENTS, liveNowSchema } from '@liberta/contracts/live/live-event.schema'
import { waitUntil } from '@liberta/test-kit/wait-until'
import { breaking, endLivePages, publish, startLivePages as start } from '../../testing/edited-paper.ts'
import { LiveStreams } from './live-streams.ts'

afterEach(endLivePages)

describe('the stream of live pages', () => {
  it('tells first where everything stands: the breaking news, then each topic', async () => {
    const { open, paper } = await start()
    paper.front = { ...paper.front, breaking }
    const reader = await open('/live/events?topics=story:7003,home,latest')
    await reader.waitFor('"latest"')
    expect(reader.answer.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    expect(reader.heard()).toMatch(/^retry: \d+\n\n/)
    const events = reader.events()
    expect(events.map(({ name }) => name)).toEqual(['breaking', 'list', 'story', 'list'])
    for (const { name, data } of events) LIVE_EVENTS[name as keyof typeof LIVE_EVENTS].parse(data)
    expect(events[0]?.data).toMatchObject({ id: 7, href: breaking.URL, until: '2026-11-21T11:41:00.000Z' })
  })

  it('tells a change to who listens to it, from one read for all of them, and to nobody else', async () => {
    const { open, paper, change } = await start()
    const readers = await Promise.all([open('/live/events?topics=home'), open('/live/events?topics=home')])
    const other = await open('/live/events?topics=story:7003')
    await Promise.all([...readers.map((reader) => reader.waitFor('event: list')), other.waitFor('event: story')])
    paper.reads.length = 0
    publish(paper, 1)
    change('front:home')
    await Promise.all(readers.map((reader) => reader.waitFor('900001')))
    expect(paper.reads).toEqual(['front'])
    expect(other.heard()).not.toContain('900001')
  })

  it('reads once more what changes while it is being read, however often that is, and tells nothing twice', async () => {
    const { open, paper, change } = await start()
    const reader = await open('/live/events?topics=home')
    await reader.waitFor('event: list')
    paper.reads.length = 0
    publish(paper, 1)
    for (let times = 0; times < 20; times += 1) change('front:home')
    await reader.waitFor('900001')
    publish(paper, 2)
    change('front:home')
    await reader.waitFor('900002')
    expect(paper.reads.length).toBeLessThanOrEqual(4)
    expect(reader.events().filter(({ name }) => name === 'list')).toHaveLength(3)
    expect(reader.events().filter(({ name }) => name === 'breaking')).toHaveLength(1)
  })

  it('tells the breaking news to everybody, and its end', async () => {
    const { open, paper, change } = await start()
    const reader = await open('/live/events?topics=')
    await reader.waitFor('data: null')
    paper.front = { ...paper.front, breaking }
    change('front:home')
    await reader.waitFor('Chiuso il ponte')
    paper.front = { ...paper.front, breaking: null }
    change('front:home')
    await reader.waitFor(/Chiuso[^]*data: null/)
  })

  it('tells who comes back what has changed since, and who comes from another process everything', async () => {
    const { open, paper, change } = await start()
    const first = await open('/live/events?topics=home,story:7003')
    await first.waitFor('event: story')
    await first.waitFor('event: list')
    first.leave()
    await first.ended
    publish(paper, 1)
    change('front:home')
    const back = await open('/live/events?topics=home,story:7003', { 'last-event-id': first.lastId() })
    await back.waitFor('900001')
    expect(back.events().map(({ name }) => name)).not.toContain('story')
    const elsewhere = await open(`/live/events?topics=home,story:7003&last=other-3`)
    await elsewhere.waitFor('event: story')
    expect(elsewhere.events().map(({ name }) => name)).toEqual(['breaking', 'list', 'story'])
    const named = await open(`/live/events?topics=story:7003&last=${elsewhere.lastId()}`)
    await named.waitFor('retry')
    expect(named.events()).toEqual([])
  })

  it('reads everything anew that is listened to where changes may have been missed', async () => {
    const { open, paper, live } = await start()
    const reader = await open('/live/events?topics=home')
    await reader.waitFor('event: list')
    publish(paper, 3)
    live.noteAll()
    await reader.waitFor('900003')
  })

  it('reads several things anew then, each once, and answers others meanwhile', async () => {
    const { open, ask, paper, live } = await start()
    const reader = await open('/live/events?topics=home,latest,story:7003')
    await reader.waitFor('event: story')
    await reader.waitFor('"latest"')
    paper.reads.length = 0
    publish(paper, 3)
    live.noteAll()
    await reader.waitFor('900003')
    expect(paper.reads.map((read) => read.split(' ')[0]).toSorted()).toEqual(['front', 'story', 'storyList'])
    expect((await ask('/live/now?topics=')).statusCode).toBe(200)
  })

  it('tells who has just come what changed while the rest of it was being read', async () => {
    const { open, paper, change } = await start()
    const { promise, resolve } = Promise.withResolvers<void>()
    paper.held.set('story', promise)
    const reader = await open('/live/events?topics=home,story:7003')
    await waitUntil(() => paper.reads.some((read) => read.startsWith('story')))
    publish(paper, 6)
    change('front:home')
    await waitUntil(() => paper.reads.filter((read) => read === 'front').length === 2)
    resolve()
    await reader.waitFor('900006')
    expect(reader.events().map(({ name }) => name)).toContain('story')
  })

  it('logs a front that cannot be told of, and goes on telling the rest', async () => {
    const { open, paper, change, warnings } = await start()
    const reader = await open('/live/events?topics=home,story:7003')
    await reader.waitFor('event: story')
    const whole = paper.front
    paper.front = { ...whole, blocks: null as never }
    change('front:home')
    await waitUntil(() => warnings.length > 0)
    paper.front = whole
    publish(paper, 8)
    change('front:home')
    await reader.waitFor('900008')
  })

  it('tells what could not be read as soon as it can', async () => {
    const { open, paper, change } = await start()
    const reader = await open('/live/events?topics=home')
    await reader.waitFor('event: list')
    paper.isAway = true
    publish(paper, 4)
    change('front:home')
    await waitUntil(() => paper.reads.length > 1)
    paper.isAway = false
    await reader.waitFor('900004')
  })

  it('ends at once where the process stops, with a word when to come back, and takes nobody any more', async () => {
    const { open, ask, live } = await start()
    const readers = await Promise.all(Array.from({ length: 20 }, () => open('/live/events?topics=home')))
    await Promise.all(readers.map((reader) => reader.waitFor('event: list')))
    await live.close()
    await Promise.all(readers.map(({ ended }) => ended))
    for (const reader of readers) expect(reader.heard()).toMatch(/retry: \d+\n\n$/)
    const refused = await ask('/live/events?topics=home')
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '1'])
  })

  it('lets go of who does not read, and tells the others all the same', async () => {
    const { open, paper, change } = await start()
    const [stuck, reader] = await Promise.all([open('/live/events?topics=home'), open('/live/events?topics=home')])
    await Promise.all([stuck, reader].map((one) => one.waitFor('event: list')))
    stuck.answer.pause()
    const title = 'x'.repeat(150_000)
    for (let piece = 0; piece < 60; piece += 1) {
      paper.front = { ...paper.front, breaking: { ...breaking, title: `${piece} ${title}` } }
      change('front:home')
      await reader.waitFor(`"${piece} xx`)
    }
    stuck.answer.resume()
    await stuck.ended
    expect(reader.heard()).toContain('"59 xx')
    expect(stuck.heard()).not.toContain('"59 xx')
  })

  it('has what is told right after something that nobody listens to sent at once', async () => {
    const streams = new LiveStreams()
    const response = new ServerResponse(new IncomingMessage(new Socket()))
    const write = jest.spyOn(response, 'write').mockReturnValue(true)
    streams.add(response, ['story:1'])(0)
    streams.tell('story:2', 'of another', 1)
    streams.tell('story:1', 'of mine', 2)
    await nextTurn()
    await streams.close(() => '')
    expect(write.mock.calls).toEqual([[Buffer.from('of mine')]])
  })
})

describe('what is new as one answer', () => {
  it('is the same as the stream tells, kept for a second', async () => {
    const { ask, paper } = await start({ pollMs: 9_000 })
    paper.front = { ...paper.front, breaking }
    const answer = await ask('/live/now?topics=home,story:7003,latest')
    const body = liveNowSchema.parse(JSON.parse(Buffer.concat(await answer.toArray()).toString()))
    expect(answer.headers['cache-control']).toMatch(/max-age=1\b/)
    expect(body).toMatchObject({ pollMs: 9_000, breaking: { id: 7 }, stories: [{ id: 7003 }] })
    expect(body.lists.map(({ topic }) => topic)).toEqual(['home', 'latest'])
  })

  it('is of now where nobody listens, and read once where nothing changes', async () => {
    const { ask, paper, change } = await start()
    const now = async () => Buffer.concat(await (await ask('/live/now?topics=home')).toArray()).toString()
    await now()
    await now()
    expect(paper.reads).toEqual(['front'])
    publish(paper, 5)
    change('front:home')
    expect(await now()).toContain('900005')
  })

  it('leaves out what cannot be had now, and what there is not', async () => {
    const { ask, paper } = await start()
    paper.isAway = true
    const away = await ask('/live/now?topics=home,story:7003')
    const body: unknown = JSON.parse(Buffer.concat(await away.toArray()).toString())
    expect(liveNowSchema.parse(body)).toEqual(body)
    // Nor is it said that there is no breaking news: open pages would take theirs down, and put it up again at the next answer.
    expect(body).toEqual({ pollMs: 15_000, lists: [], stories: [] })
    paper.isAway = false
    const none = await ask('/live/now?topics=story:1,tag:nessuno')
    expect([none.statusCode, JSON.parse(Buffer.concat(await none.toArray()).toString())]).toMatchObject([
      200,
      { stories: [], breaking: null },
    ])
  })
})
