import type { NaxosAnswer } from '../../naxos/naxos-client.ts'
import { LossRefusedError, NaxosError } from '../../naxos/naxos-error.ts'
import { refuseEmptied } from './refuse-loss.ts'
import type { Standing } from './refuse-loss.ts'
import { itemsOf } from './conditional-fetch.ts'

/** The CMS pages no further (docs/naxos.md), and calls a later page a bad request. */
export const LAST_PAGE = 100_000

/** Where a page stands in its list. */
export interface PageOfList {
  page: number
  pages: number
  total: number
}

/** A total that is missing, or less than what the answer itself holds, is taken from what it holds. */
export function countPages(answer: NaxosAnswer, page: number, perPage: number, held: number): PageOfList {
  const total = Math.max(answer.total ?? 0, (page - 1) * perPage + held)
  return { page, pages: Math.max(1, Math.ceil(total / perPage)), total }
}

/** What is stored of a page: how many items, and how many the whole list had. */
export interface HeldPage {
  count: number
  total: number
}

/**
 * The items of a page; null where it is past the end of its list. An answer without items has to prove by its total that
 * there are none: `{"data": [], "total": 2400}` is none, and without a total it empties nothing that holds something. A
 * single item may be taken back and leave a list empty; a list of more than a page does not empty itself at once. One that holds less than half of what its total promises for the page is not that page, unless its time is later.
 *
 * @param held what is stored of the page, null where nothing is or where all of it may have gone by itself
 * @throws NaxosError of kind `malformed`, LossRefusedError
 */
export function itemsOfPage(
  answer: NaxosAnswer,
  { path, page, perPage }: { path: string; page: number; perPage: number },
  held: HeldPage | null,
  { isLater }: Standing,
): readonly unknown[] | null {
  const items = itemsOf(answer, path)
  const { total } = answer
  const promised = Math.min(perPage, Math.max(0, (total ?? 0) - (page - 1) * perPage))
  if (items.length > 0) {
    const isShort = items.length * 2 < Math.min(promised, held?.count ?? 0)
    if (!isShort || isLater) return items
    throw new LossRefusedError('emptied', `${path}: ${items.length} items, where its total promises ${promised}`)
  }
  if (total !== null && total > (page - 1) * perPage) {
    throw new NaxosError('malformed', `${path}: no items, and a total of ${total}`)
  }
  refuseEmptied(path, held?.count ?? 0, 0, total !== null)
  if (total === 0 && held !== null && held.total > perPage) refuseEmptied(path, held.total, 0, false)
  return page > 1 ? null : items
}
