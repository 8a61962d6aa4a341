import type { Reader } from '@liberta/contracts/accounts/reader.schema'
import { throwUnavailable } from '../load-answer.ts'
import type { AccountAnswer, AccountSource, AccountFile } from '../../content/account-source.ts'
import type { FlashMessage } from './flash-message.ts'
import type { ReservedPath } from '../addresses/reserved-address.ts'

/** A signed-in reader's visit of the reserved area. */
export interface PersonalRequest {
  reader: Reader
  account: AccountSource
  /** What the address asks for. */
  query: URLSearchParams
  /** What came of the form action before. */
  flashMessage: FlashMessage | null
  /** What the reader had chosen in a form that could not be done; shown again, so that nothing is lost. */
  submitted: URLSearchParams | null
  /** 200, or that of the form action that could not be done. */
  status: number
}

/** The body of an answer without which there is no page; throws a 503 where it cannot be had. */
export function expectOwn<Body>(answer: AccountAnswer<Body> | null): Body {
  if (answer?.state === 'present') return answer.body
  return throwUnavailable()
}

/** The body of an answer without which a page is still a page. */
export function takeOwn<Body>(answer: AccountAnswer<Body> | null): Body | null {
  return answer?.state === 'present' ? answer.body : null
}

/**
 * What came of a form action. `done` leads on to a page that tells of it; `again` shows the same page with what went wrong;
 * `file` is taken away; `erased` says good-bye.
 */
export type Outcome =
  | { type: 'done'; to: ReservedPath; flashMessage: FlashMessage }
  | { type: 'again'; status: 409 | 422 | 429 | 503; flashMessage: FlashMessage }
  | { type: 'signedOut' }
  | { type: 'file'; file: AccountFile }
  | { type: 'erased' }

/** Does the form action of a page. */
export type TakeFormAction = (fields: URLSearchParams, account: AccountSource) => Promise<Outcome>
