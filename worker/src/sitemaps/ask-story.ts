import type { AddressGrammar } from '@liberta/addresses/address-grammar'
import type { RefreshQueue } from '@liberta/platform/refresh/refresh-queue'
import { runWithUrgency } from '@liberta/platform/upstreams/call-urgency'
import type { SectionIndex } from '../naxos/mapping/section-index.ts'
import { mapTeasers } from '../naxos/mapping/map-teaser.ts'
import type { NaxosClient } from '../naxos/naxos-client.ts'
import { listStories } from './list-pages.ts'
import type { SaidOfPages } from './list-pages.ts'

interface AskParts {
  naxos: Pick<NaxosClient, 'get'>
  queue: Pick<RefreshQueue, 'request'>
  /** Has a story called so by all readers who saved it. */
  renameSaved: (story: number, title: string) => Promise<unknown>
  sections: () => Promise<SectionIndex>
  grammar: AddressGrammar
  signal: AbortSignal
}

/** What cannot be shown is counted where a reader meets it. */
const drop = () => undefined

/**
 * Asks the CMS what it says of one story that nobody has read since it was changed, behind all that readers and editors wait for: its title
 * and its address may have changed, and whether it may be listed. Where it hides names now readers who saved it see it called as this answer says, and it is refreshed, too, which may
 * be held back or fail for good. Null where the CMS does not tell. Rejects with a NaxosError, or where the titles or that refresh are not taken.
 */
export function createStoryAsker({ naxos, queue, renameSaved, sections, grammar, signal }: AskParts) {
  return async (id: number): Promise<SaidOfPages | null> => {
    const answer = await runWithUrgency('cold', () => naxos.get(`/story/list?ids=${id}`, { signal, isOfOne: true }))
    if (answer.state !== 'present' || !Array.isArray(answer.data)) return null
    const found = mapTeasers(answer.data, { sections: await sections(), drop, grammar }).filter(
      (story) => story.id === id,
    )
    if (answer.hidden.length > 0) {
      for (const { title } of found) await renameSaved(id, title)
      if (!(await queue.request({ model: 'story', id: String(id) }, 'schedule')))
        throw new Error(`The queue did not take the refresh of story ${id}`)
    }
    return found.length === 0 ? null : listStories(grammar, found)
  }
}
