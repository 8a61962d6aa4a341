import { describe, expect, it } from '@jest/globals'
import type { RawReadModel } from '@liberta/platform/read-models/raw-read-model'
import { IndexedSource } from './indexed-source.ts'

const rawOf = (revision: string, name: string): RawReadModel => ({
  revision,
  fetchedAt: 0,
  freshUntil: 0,
  freshFor: null,
  dropped: null,
  etag: null,
  tags: [],
  state: 'present',
  hash: 'h',
  body: Buffer.from(JSON.stringify([{ id: 1, slug: 'x', name, path: '/x', subsections: [] }])),
})

/** A store that holds one model and counts how often its body is read. */
function holding(first: RawReadModel | null) {
  const store = {
    held: first,
    bodies: 0,
    async readRaw() {
      store.bodies += 1
      return store.held
    },
    readRevision: async () => store.held?.revision ?? null,
  }
  return store
}

const makeIndex = ([section]: readonly { name: string }[]) => section?.name

function sourceOf(store: ReturnType<typeof holding>, refresh: () => Promise<unknown> = async () => undefined) {
  return new IndexedSource({ store, model: 'sections', id: 'all', makeIndex, refresh })
}

describe('what other models are made with', () => {
  it('is read once for each revision, however many are made', async () => {
    const store = holding(rawOf('1-1', 'Cronaca'))
    const source = sourceOf(store)
    for (let time = 0; time < 5; time += 1) expect(await source.index()).toBe('Cronaca')
    expect(store.bodies).toBe(1)
    store.held = rawOf('2-2', 'Città')
    expect([await source.index(), await source.index()]).toEqual(['Città', 'Città'])
    expect(store.bodies).toBe(2)
  })

  it('is fetched anew where the store has lost it', async () => {
    const store = holding(rawOf('1-1', 'Cronaca'))
    const source = sourceOf(store, async () => {
      store.held = rawOf('3-3', 'Sport')
    })
    await source.index()
    store.held = null
    expect(await source.index()).toBe('Sport')
  })
})
