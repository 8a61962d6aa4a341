import type { NaxosAnswer } from '../naxos/naxos-client.ts'
import { NaxosError } from '../naxos/naxos-error.ts'

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

/** A single item may be taken back and leave a list empty; a list of more than a page does not empty itself at once. */
export function refuseIfEmptied(
  body: Pick<PageOfList, 'total'>,
  stored: Pick<PageOfList, 'total'> | null,
  perPage: number,
  path: string,
): void {
  if (body.total === 0 && stored && stored.total > perPage) {
    throw new NaxosError('malformed', `${path}: a list of ${stored.total} items became empty`)
  }
}
