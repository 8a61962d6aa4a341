import { TITLE_OF_WITHDRAWN } from '@liberta/contracts/accounts/saved-item.schema'
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
 * stored. @returns of how many
 */
export function createRenameSavedHandler({ entities, store }: RenameParts) {
  return async ({ story, title: heard }: JobPayload<'rename-saved'>): Promise<number> => {
    const title = heard ?? (await readTitle(store, story))
    return title === null ? 0 : renameSaved(entities, { type: 'story', itemId: String(story), title })
  }
}

/** Takes the title of what was withdrawn from all readers who saved it. @returns from how many */
export function createWithdrawSavedHandler({ entities }: Pick<RenameParts, 'entities'>) {
  return ({ type, id }: JobPayload<'withdraw-saved'>): Promise<number> =>
    renameSaved(entities, { type, itemId: String(id), title: TITLE_OF_WITHDRAWN })
}

async function readTitle(store: RenameParts['store'], story: number): Promise<string | null> {
  const held = await store.read({ model: 'story', id: String(story) })
  return held?.state === 'present' ? held.body.title : null
}
