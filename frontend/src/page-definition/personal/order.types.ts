import type { AccountFile, AccountSource } from '../../content/account-source.ts'
import type { Notice } from './notice.schema.ts'
import type { ReservedPath } from '../addresses/reserved-address.ts'

/**
 * What came of an order. `done` leads on to a page that tells of it; `again` shows the same page with what went wrong;
 * `file` is taken away; `erased` says good-bye.
 */
export type Outcome =
  | { type: 'done'; to: ReservedPath; notice: Notice }
  | { type: 'again'; status: 409 | 422 | 503; notice: Notice }
  | { type: 'signedOut' }
  | { type: 'file'; file: AccountFile }
  | { type: 'erased' }

/** Does what a form of a page orders. */
export type TakeOrder = (fields: URLSearchParams, account: AccountSource) => Promise<Outcome>
