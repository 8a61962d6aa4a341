import type { Story } from '@liberta/contracts/stories/story.schema'
import { isFresh } from '@liberta/platform/read-models/is-fresh'
import type { ReadModelStore } from '@liberta/platform/read-models/read-model-store'

interface StorySources {
  store: Pick<ReadModelStore, 'readRaw'>
  /** Brings it into the store. */
  refresh: (reference: { model: 'story'; id: string }) => Promise<unknown>
}

/**
 * A story as the store has it, stale or not; fetched where the store knows nothing of it. Null of one that there is not, or no longer.
 * @throws NaxosError where it has to be fetched and cannot be
 */
export async function findStory(id: number, { store, refresh }: StorySources): Promise<Story | null> {
  const reference = { model: 'story', id: String(id) } as const
  const read = async () => {
    const held = await store.readRaw(reference)
    if (held?.state === 'present') return JSON.parse(held.body.toString()) as Story
    const isGone = held !== null && (held.state === 'withdrawn' || isFresh(held, Date.now()))
    return isGone ? null : undefined
  }
  const known = await read()
  if (known !== undefined) return known
  await refresh(reference)
  return (await read()) ?? null
}
