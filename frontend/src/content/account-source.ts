import type { Interests, InterestsView } from '@liberta/contracts/accounts/interests.schema'
import type { Consents, PrivacyAnswer } from '@liberta/contracts/accounts/privacy-settings.schema'
import type { ReaderSessionView } from '@liberta/contracts/accounts/reader-sessions.schema'
import type { Reader } from '@liberta/contracts/accounts/reader.schema'
import type { SavedItemView, SavedList } from '@liberta/contracts/accounts/saved-item.schema'
import type { NewsletterSubscriptionView } from '@liberta/contracts/accounts/subscriptions.schema'

/**
 * What the API said of a reader's own things. `stale`: they were changed since the reader saw them, and nothing was done.
 * `full`: a list has no room for one more. `refused`: what was sent is not right. `tooMany`: there is no room for more of them, in this
 * day or, of exports, at once. `unavailable`: everything else that is no answer.
 */
export type AccountAnswer<Body> =
  | { state: 'present'; body: Body }
  | { state: 'signedOut' }
  | { state: 'stale' }
  | { state: 'full' }
  | { state: 'refused' }
  | { state: 'tooMany' }
  | { state: 'unavailable' }

/** The answer of a call of those that ask for what is a reader's own: nobody's is null, where nobody is signed in (requirements 6.8). */
export type OwnAnswer<Body> = Exclude<AccountAnswer<Body>, { state: 'signedOut' }> | null

/** The answer of a call of those that change what is a reader's own: false where nobody is signed in (requirements 6.7). */
export type OwnChange = Exclude<AccountAnswer<unknown>, { state: 'signedOut' }> | false

/** What a page of saved items asks for; what is left out is the API's to choose. */
export interface SavedQuery {
  query?: string
  type?: string
  sort?: string
  page?: number
}

/** The item that a reader keeps or lets go. */
export type SavedThing = Pick<SavedItemView, 'type' | 'itemId' | 'title'>

/** The version that the reader saw goes with what they chose. */
type Seen<Choice> = Choice & { version: number }

/** A file as it is handed to the browser: as it comes, since it may be large. */
export interface AccountFile {
  body: Response['body']
  contentType: string
  /** The Content-Disposition that names it. */
  disposition: string
}

/** The reader's own things and what they may order; the API behind it, or a fixture in a test. No call rejects. */
export interface AccountSource {
  readReader(): Promise<AccountAnswer<Reader>>
  readSaved(query: SavedQuery): Promise<OwnAnswer<SavedList>>
  readPrivacy(): Promise<OwnAnswer<PrivacyAnswer>>
  readInterests(): Promise<OwnAnswer<InterestsView>>
  readSubscriptions(): Promise<AccountAnswer<NewsletterSubscriptionView[]>>
  /** `key` makes an order that comes twice be done once. */
  keepItem(item: SavedThing, isKept: boolean, key?: string): Promise<OwnChange>
  savePrivacy(settings: Seen<Consents>, key?: string): Promise<OwnChange>
  saveInterests(interests: Seen<Interests>, key?: string): Promise<OwnChange>
  subscribe(newsletterId: string, active: boolean, key?: string): Promise<AccountAnswer<unknown>>
  /** Reads the profile anew from the sign-in provider. */
  syncProfile(): Promise<AccountAnswer<unknown>>
  readSessions(): Promise<AccountAnswer<ReaderSessionView[]>>
  /** Signs the reader out elsewhere: one session by its handle, or `others`. */
  endSessions(session: string): Promise<AccountAnswer<unknown>>
  exportData(): Promise<AccountAnswer<AccountFile>>
  erase(confirmation: string): Promise<AccountAnswer<unknown>>
}
