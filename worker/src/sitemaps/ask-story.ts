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
  sections: () => Promise<SectionIndex>
  grammar: AddressGrammar
  signal: AbortSignal
}

/** What cannot be shown is counted where a reader meets it. */
const drop = () => undefined

/**
 * Asks the CMS what it says of one story that nobody has read since it was changed, behind all that readers and editors wait for: its title
 * and its address may have changed, and whether it may be listed. Where it hides names now it is refreshed, too, by which readers who saved it see it called otherwise. Null where the
 * CMS does not tell. Rejects with a NaxosError, or where the queue does not take that refresh.
 */
export function createStoryAsker({ naxos, queue, sections, grammar, signal }: AskParts) {
  return async (id: number): Promise<SaidOfPages | null> => {
    const answer = await runWithUrgency('cold', () => naxos.get(`/story/list?ids=${id}`, { signal }))
    if (answer.state !== 'present' || !Array.isArray(answer.data)) return null
    if (answer.hidden.length > 0 && !(await queue.request({ model: 'story', id: String(id) }, 'schedule')))
      throw new Error(`The queue did not take the refresh of story ${id}`)
    const found = mapTeasers(answer.data, { sections: await sections(), drop, grammar }).filter(
      (story) => story.id === id,
    )
    return found.length === 0 ? null : listStories(grammar, found)
  }
}
