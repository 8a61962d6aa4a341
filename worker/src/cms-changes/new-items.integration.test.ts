import { beforeEach, describe, expect, it } from '@jest/globals'
import { announcementOf } from '../testing/announce.ts'
import { SAMPLE_TIME, sampleFront } from '../testing/naxos-samples.ts'
import { useRefreshing } from '../testing/use-refreshing.ts'
import { ChangeActor } from './change-actor.ts'

const refreshing = useRefreshing()
const countCalls = (path: string) => refreshing.naxos.calls.filter((call) => call.startsWith(`${path} `)).length

describe('what is new of videos and events', () => {
  it.each([
    ['multimedia', 40099, 'multimediaList', 'folder.tgl.1', '/multimedia/list?page=1&page_size=30&folder=211'],
    ['event', 99, 'eventList', 'category.sagre.1', '/event/list?page=1&page_size=30&category=404'],
  ] as const)('of %s %d comes into a list that somebody has read, %s:%s', async (type, id, model, list, path) => {
    const { store, handler: models, logger } = refreshing
    await refreshing.refresh({ model, id: list })
    expect(countCalls(path)).toBe(1)
    const change = announcementOf('content.changed', { type, id })
    await new ChangeActor({ store, models, logger }).act({ change }, Date.now())
    expect(countCalls(path)).toBe(2)
  })
})

describe('what is withdrawn and stands on the home page', () => {
  beforeEach(async () => {
    const clip = { id: 52, title: 'Il podcast', URL: '/multimedia/detail/il-podcast-52', published_at: SAMPLE_TIME }
    const breaking = { id: 7242, title: 'Frana', URL: '/news/attualita/frana/7242', published_at: SAMPLE_TIME }
    const blocks = [...sampleFront.blocks, { type: 'podcasts', clips: [clip] }]
    refreshing.naxos.reply('/front/home', { data: { ...sampleFront, breaking, blocks } })
    await refreshing.refresh('front:home')
  })

  it.each([
    ['a clip of the television', 'multimedia:51'],
    ['an episode of a podcast', 'multimedia:52'],
    ['the breaking news', 'story:7242'],
    ['the story that goes on live', 'story:9'],
  ])('as %s is a tag of it, by which its pages are removed', async (_what, tag) => {
    expect((await refreshing.store.readRaw({ model: 'front', id: 'home' }))?.tags).toContain(tag)
  })

  it('has it asked for at once', async () => {
    const { store, handler: models, logger } = refreshing
    const change = announcementOf('content.withdrawn', { type: 'multimedia', id: 51 })
    await new ChangeActor({ store, models, logger }).act({ change }, Date.now())
    expect(countCalls('/front/home')).toBe(2)
  })
})
