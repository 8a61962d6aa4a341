import { renameSaved } from '@liberta/database/accounts/saved-item.repository'
import type { ReadModelStore } from '@liberta/platform/read-models/read-model-store'
import type { EntityManager } from '@mikro-orm/postgresql'

interface RenameParts {
  entities: EntityManager
  store: Pick<ReadModelStore, 'read'>
}

/** Has a stored story called as it is now by all readers who saved it, of which each keeps the title of that day. @returns of how many */
export function createRenameSavedHandler({ entities, store }: RenameParts) {
  return async ({ story }: { story: number }): Promise<number> => {
    const held = await store.read({ model: 'story', id: String(story) })
    if (held?.state !== 'present') return 0
    return renameSaved(entities, { type: 'story', itemId: String(story), title: held.body.title })
  }
}
