import { describe, expect, it } from '@jest/globals'
import { NaxosError } from '../naxos/naxos-error.ts'
import { namedModel, useRefreshing } from '../testing/use-refreshing.ts'

const refreshing = useRefreshing()
const { refresh, read } = refreshing

describe('a whole list that the CMS says it has not', () => {
  const OPTIONAL = [
    ['programmes:all', '/programme/list'],
    ['podcasts:all', '/podcast/list'],
    ['tags:all', '/tag/list'],
    ['journalists:all', '/journalist/list'],
    ['letterList:1', '/letter/list'],
    ['plans:all', '/plan/list'],
    ['newsletters:all', '/newsletter/list'],
    ['surveys:all', '/survey/list'],
  ] as const

  it.each(OPTIONAL)('%s is missing where the CMS has no such list, and asked for again soon', async (name, call) => {
    refreshing.naxos.reply(call)
    expect(await refresh(name)).toBe('missing')
    const [description] = await refreshing.store.describe([namedModel(name)])
    expect(description?.freshUntil).toBeLessThan(Date.now() + 61_000)
  })

  it.each(OPTIONAL)('%s stays what it is where the CMS says of a sudden that there is none', async (name, call) => {
    await refresh(name)
    refreshing.naxos.reply(call)
    await expect(refresh(name)).rejects.toThrow(NaxosError)
    expect(await read(name)).toMatchObject({ state: 'present' })
  })

  it.each(['folders:all', 'eventCategories:all', 'pages:all', 'sections:all'])(
    '%s, of which others are made, is never missing',
    async (name) => {
      refreshing.naxos.reply('*', { status: 404, raw: '{"error":"not_found"}' })
      await expect(refresh(name)).rejects.toThrow(NaxosError)
    },
  )
})
