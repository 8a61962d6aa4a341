import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { buildPreviousKey } from '@liberta/platform/read-models/take-over-previous'
import { ROBOT_HEADER } from '@liberta/contracts/read-models/envelope.schema'
import type { ReadModelReference } from '@liberta/contracts/read-models/read-model-key'
import { startApi } from '../testing/start-api.ts'
import type { TestApi } from '../testing/start-api.ts'

/** What a program of the version before has left, and the address at which it is read; no worker is there to make it anew. */
const LEFT: readonly [string, ReadModelReference, unknown][] = [
  ['section/12', { model: 'sectionConfiguration', id: '12' }, { id: 12, slug: 'sport', name: 'Sport', multimedia: [] }],
  ['folder/5', { model: 'folderConfiguration', id: '5' }, { id: 5, slug: 'tg', name: 'TG', multimedia: [] }],
  [
    'event_category/4',
    { model: 'eventCategoryConfiguration', id: '4' },
    { id: 4, slug: 'arte', name: 'Arte', multimedia: [] },
  ],
  ['survey/list', { model: 'surveys', id: 'all' }, []],
]

let api: TestApi

beforeAll(async () => {
  api = await startApi({ ROBOT_COLD_READ_BURST: '1', ROBOT_COLD_READS_PER_MINUTE: '1' })
  const times = { fetchedAt: Date.now(), freshUntil: Date.now() + 60_000, freshFor: 60_000 }
  for (const [, reference, body] of LEFT) {
    const stored = { ...times, revision: '5-1', etag: '"v"', dropped: 0, tags: '[]', state: 'present', hash: 'before' }
    await api.connection.hset(buildPreviousKey(reference) ?? '', { ...stored, body: JSON.stringify(body) })
  }
})
afterAll(() => api.stop())

describe('after a raised version, while the CMS is silent', () => {
  // Before this process has read them itself.
  it('what was warm is no cold read of a robot’s', async () => {
    const ask = ([path]: (typeof LEFT)[number]) =>
      fetch(`${api.origin}/api/naxos/${path}`, { headers: { [ROBOT_HEADER]: '1' } })
    const answers = await Promise.all(LEFT.map(ask))
    expect(answers.map(({ status }) => status)).toEqual(LEFT.map(() => 200))
  })

  it.each(LEFT)('%s, which was warm, is no 503', async (path, _reference, body) => {
    for (let read = 0; read < 3; read += 1) {
      const answer = await fetch(`${api.origin}/api/naxos/${path}`)
      expect([answer.status, answer.headers.get('x-model-state')]).toEqual([200, 'stale'])
      expect(await answer.json()).toMatchObject({ data: body })
    }
  })
})
