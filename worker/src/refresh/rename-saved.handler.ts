import { TITLE_OF_WITHDRAWN } from '@liberta/contracts/accounts/saved-item.schema'
import type { SavedType } from '@liberta/contracts/accounts/saved-item.schema'
import type { ReadModelReference } from '@liberta/contracts/read-models/read-model-key'
import { renameSaved } from '@liberta/database/accounts/saved-item.repository'
import type { ReadModelStore } from '@liberta/platform/read-models/read-model-store'
import type { JobPayload } from '@liberta/platform/refresh/refresh-job.schema'
import type { EntityManager } from '@mikro-orm/postgresql'

interface RenameParts {
  entities: EntityManager
  store: Pick<ReadModelStore, 'read'>
}

/**
 * Has a story called as it is now by all readers who saved it, of which each keeps the title of that day: as whoever heard of it says, else as it is
 * stored, which goes before its being withdrawn. @returns of how many
 */
export function createRenameSavedHandler({ entities, store }: RenameParts) {
  return async ({ story, title: heard }: JobPayload<'rename-saved'>): Promise<number> => {
    const read = () => readTitle(store, { model: 'story', id: String(story) })
    // It may be there again by now.
    const title = heard === undefined || heard === TITLE_OF_WITHDRAWN ? ((await read()) ?? heard ?? null) : heard
    return title === null ? 0 : renameSaved(entities, { type: 'story', itemId: String(story), title })
  }
}

/** Takes the title of what was withdrawn from all readers who saved it, and gives it back where it is there again. @returns to how many */
export function createWithdrawSavedHandler({ entities, store }: RenameParts) {
  return async ({ type, id }: JobPayload<'withdraw-saved'>): Promise<number> => {
    const title = (await readTitle(store, { model: type, id: String(id) })) ?? TITLE_OF_WITHDRAWN
    return renameSaved(entities, { type, itemId: String(id), title })
  }
}

async function readTitle(
  store: RenameParts['store'],
  reference: ReadModelReference<SavedType>,
): Promise<string | null> {
  const held = await store.read(reference)
  return held?.state === 'present' ? held.body.title : null
}
