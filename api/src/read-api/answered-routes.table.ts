import { parseObituaryListId } from '@liberta/contracts/read-models/list-id'
import type { ReadRoute } from '@liberta/contracts/read-models/define-read-route'
import { READ_ROUTES } from '@liberta/contracts/read-models/read-routes.table'
import type { ReadCall } from '@liberta/contracts/read-models/read-routes.table'
import type { CacheKind } from '../http/cache-control.table.ts'

/** How a read call is answered. */
interface Answering {
  cache: CacheKind
  /** Whether this id was made of words that anybody may make up: of those that are not warm, an address may read only some. */
  isExpensive?: (id: string) => boolean
}

/** A read call of the contract, and how it is answered. */
export type AnsweredRoute = ReadRoute & Answering

/** What is answered otherwise than most. What nobody has sought before costs the CMS a search, so it is expensive. */
const OTHERS: Partial<Record<ReadCall, Partial<Answering>>> = {
  weather: { cache: 'weather' },
  search: { isExpensive: () => true },
  obituaryList: { isExpensive: (id) => parseObituaryListId(id)?.query !== null },
}

/** Every hot read of the API, in the order of the contract. */
export const ANSWERED_ROUTES: readonly AnsweredRoute[] = Object.values<ReadRoute>(READ_ROUTES).map((route) => ({
  ...route,
  cache: 'revalidated',
  ...OTHERS[route.model],
}))
