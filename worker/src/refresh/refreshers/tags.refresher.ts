import { keepFirst, keepLastValid } from '../../naxos/answers/keep-last-valid.ts'
import { mapTag } from '../../naxos/mapping/map-people.ts'
import type { NaxosClient } from '../../naxos/naxos-client.ts'
import { NaxosError } from '../../naxos/naxos-error.ts'
import { isAbsent, itemsOf, refuseAbsence } from '../sources/conditional-fetch.ts'
import { refuseEmptied, refuseRootLoss } from '../sources/refuse-loss.ts'
import type { Refresher } from '../sources/refresher.ts'

const PER_PAGE = 100
/** More tags than these are no longer an index that anybody reads. */
const MOST_PAGES = 30

const byName = new Intl.Collator('it')

/** All tags, by name. They come in several pages, none of which can speak for the others: they are fetched anew. */
export function createTagsRefresher(naxos: NaxosClient): Refresher<'tags'> {
  return async (_reference, context) => {
    const { signal, drop } = context
    const items: unknown[] = []
    let updatedAtMs: number | null = null
    for (let page = 1; page <= MOST_PAGES; page += 1) {
      const path = `/tag/list?page=${page}&page_size=${PER_PAGE}`
      const result = await naxos.get(path, { signal })
      // That tags are gone which were there is an error; that there never were any is known by no other sign.
      if (page === 1 && context.stored === null && isAbsent(result)) return { state: 'missing' }
      refuseAbsence(result, path)
      if (result.state === 'notModified') throw new NaxosError('malformed', `${path}: not modified since nothing`)
      const some = itemsOf(result, path)
      items.push(...some)
      if (result.updatedAtMs !== null) updatedAtMs = Math.max(updatedAtMs ?? 0, result.updatedAtMs)
      if (some.length === 0 && items.length < (result.total ?? 0))
        throw new NaxosError('malformed', `${path}: no items after ${items.length}, and a total of ${result.total}`)
      if (some.length === 0 || items.length >= (result.total ?? Infinity)) break
    }
    const tags = keepFirst(keepLastValid(items, 'tag', drop, mapTag), ({ slug }) => slug)
    const stored = context.stored ?? []
    const keys = { stored: stored.map(({ slug }) => slug), now: tags.map(({ slug }) => slug) }
    refuseRootLoss('/tag/list', keys, context.standing(updatedAtMs))
    refuseEmptied('/tag/list', stored.length, tags.length, false)
    const body = tags.toSorted((one, other) => byName.compare(one.name, other.name))
    return { state: 'present', body, etag: null, updatedAtMs, tags: [] }
  }
}
