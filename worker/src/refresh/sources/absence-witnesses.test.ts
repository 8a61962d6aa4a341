import { describe, expect, it } from '@jest/globals'
import type { ReadModelStore } from '@liberta/platform/read-models/read-model-store'
import type { NaxosClient } from '../../naxos/naxos-client.ts'
import { LossRefusedError } from '../../naxos/naxos-error.ts'
import { AbsenceWitnesses } from './absence-witnesses.ts'

/** Witnesses of a CMS that denies everything but `there`, where the list of the latest holds these stories. */
function watch(ids: readonly number[], there: readonly string[] = []) {
  const asked: string[] = []
  const get = async (path: string) => {
    asked.push(path)
    return there.includes(path) ? { state: 'notModified' } : { state: 'missing' }
  }
  const read = async () => ({ state: 'present', body: { stories: ids.map((id) => ({ id })) } })
  const store = { read } as unknown as Pick<ReadModelStore, 'read'>
  const naxos = { get } as unknown as Pick<NaxosClient, 'get'>
  return { asked, witnesses: new AbsenceWitnesses({ store, naxos, signal: new AbortController().signal }) }
}

const GONE = { model: 'story', id: '9' } as const

describe('the absence of a story', () => {
  it.each([
    [[], ['/siteconfigs']],
    [[9], ['/siteconfigs']],
    [[9, 1], ['/story/1']],
    [
      [1, 9, 2],
      ['/story/1', '/story/2'],
    ],
    [
      [1, 2, 3, 4, 5, 6],
      ['/story/1', '/story/3', '/story/5'],
    ],
  ])('is told by up to three others of the list %j, each asked once', async (ids, paths) => {
    const { asked, witnesses } = watch(ids)
    await expect(witnesses.confirm(GONE)).rejects.toBeInstanceOf(LossRefusedError)
    expect(asked).toEqual(paths)
  })

  it('is believed where one of them is there', async () => {
    const { witnesses } = watch([1, 2], ['/story/2'])
    await expect(witnesses.confirm(GONE)).resolves.toBeUndefined()
  })
})
