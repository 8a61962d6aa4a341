import { describe, expect, it } from '@jest/globals'
import { announcementOf } from '../testing/announce.ts'
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
