import { describe, expect, it } from '@jest/globals'
import type { ReadCount } from '@liberta/platform/most-read/read-counts'
import { createMostReadRefresher } from './most-read.refresher.ts'

const AT = '2026-11-21T10:30:00.000+01:00'
const section = { id: 1, slug: 'cronaca', name: 'Cronaca', path: 'cronaca' }

const story = (id: number) => ({
  id,
  slug: `notizia-${id}`,
  title: `Notizia ${id}`,
  section,
  kind: 'story',
  kicker: null,
  standfirst: null,
  picture: null,
  authors: [],
  publishedAt: AT,
  updatedAt: AT,
  premium: false,
  isGroup: false,
  readingSeconds: 60,
  videoSeconds: null,
  related: [],
  blocks: ['a whole story has more'],
})

const countsOf = (ids: number[], reads: number): ReadCount[] => ids.map((id) => ({ story: id, reads }))

/** What is told where so many read, of stories that stand in the store as `find` gives them. */
async function refresh(counted: ReadCount[], find: (id: number) => object | null = (id) => ({ body: story(id) })) {
  const refresher = createMostReadRefresher({
    counts: { top: (most) => Promise.resolve(counted.slice(0, most)) },
    store: {
      read: ({ id }) => {
        const found = find(Number(id))
        return Promise.resolve(found && ({ state: 'present', ...found } as never))
      },
    },
  })
  const told = await refresher({ model: 'mostRead', id: 'all' }, {} as never)
  if (told.state !== 'present') throw new Error(told.state)
  return told
}

const NINE = [1, 2, 3, 4, 5, 6, 7, 8, 9]
const idsOf = ({ body }: { body: readonly { id: number }[] }) => body.map(({ id }) => id)

describe('the list of what is read most', () => {
  it('has the stories as lists show them, the most read first, and no more than ten', async () => {
    const told = await refresh(countsOf([...NINE, 10, 11], 50))
    expect(idsOf(told)).toEqual([...NINE, 10])
    expect(told.body[0]).not.toHaveProperty('blocks')
  })

  it('is made stale by a change of each of its stories', async () => {
    expect((await refresh(countsOf(NINE, 50))).tags).toEqual(NINE.map((id) => `story:${id}`))
  })

  it('is empty while fewer than ten have read a story, or fewer than seven stories were read so', async () => {
    expect(idsOf(await refresh(countsOf(NINE, 9)))).toEqual([])
    expect(idsOf(await refresh(countsOf(NINE.slice(0, 6), 50)))).toEqual([])
  })

  it('leaves out what was withdrawn, what never was a story, and what cannot be read', async () => {
    const told = await refresh(countsOf([...NINE, 10], 50), (id) => {
      if (id === 1) return { state: 'withdrawn', body: null }
      if (id === 2) return null
      if (id === 3) return { body: { id: 3 } }
      return { body: story(id) }
    })
    expect(idsOf(told)).toEqual([4, 5, 6, 7, 8, 9, 10])
  })
})
