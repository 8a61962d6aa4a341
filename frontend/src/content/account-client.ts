import type {
  AccountCallName,
  AccountReadName,
  AccountWriteName,
  AnswerOf,
  SentWith,
} from '@liberta/contracts/accounts/account-calls.table'
import { ACCOUNT_CALLS } from '@liberta/contracts/accounts/account-calls.table'
import { ACCOUNT_WAIT_MS, FORM_ACTION_WAIT_MS } from '@liberta/contracts/accounts/reader-wait.table'
import type { ERASE_WORD } from '@liberta/contracts/accounts/subscriptions.schema'
import type { Reader } from '@liberta/contracts/accounts/reader.schema'
import { callForReader, writeJson } from './call-for-reader.ts'
import type { ReaderCall, ReaderCaller } from './call-for-reader.ts'
import type { AccountAnswer, AccountFile, AccountSource, OwnAnswer, OwnChange, SavedQuery } from './account-source.ts'

/** The version of the words on the privacy page; a reader's consents are kept with it. */
const CONSENT_TEXT_VERSION = '2026-11'

const STATES: Readonly<Record<number, 'signedOut' | 'stale' | 'refused' | 'tooMany'>> = {
  400: 'refused',
  401: 'signedOut',
  403: 'refused',
  409: 'stale',
  422: 'refused',
  429: 'tooMany',
}

/**
 * One reader's own calls of our API, with the cookie that their browser brought. Cookies that the API sets on the way are
 * gathered, so that the page can hand them on.
 */
export class AccountClient implements AccountSource {
  /** `Set-Cookie` lines, in the order in which the API gave them. */
  readonly cookies: string[] = []
  private readonly caller: ReaderCaller

  constructor(caller: ReaderCaller) {
    this.caller = caller
  }

  /** Who is signed in; `signedOut` also where the session is one of nobody. */
  async readReader(): Promise<AccountAnswer<Reader>> {
    const answer = await this.read('readSession')
    if (answer.state !== 'present') return answer
    const { isAuthenticated, user } = answer.body
    return isAuthenticated && user !== null ? { state: 'present', body: user } : { state: 'signedOut' }
  }

  /** One page of what the reader has saved; null where nobody is signed in, as the next two. */
  readSaved(query: SavedQuery) {
    const values = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)])
    return this.read('listSaved', Object.fromEntries(values)).then(orNull)
  }

  /** What the reader has consented to, of which text. */
  readPrivacy() {
    return this.read('readPrivacy').then(orNull)
  }

  /** What the reader may be interested in, and is. */
  readInterests() {
    return this.read('readInterests').then(unwrap).then(orNull)
  }

  /** Every newsletter, and whether the reader gets it. */
  readSubscriptions() {
    return this.read('readNewsletters').then(unwrap)
  }

  /**
   * Saves an item, or lets it go; `full` where there is no room for it. `key` makes what comes twice be done once, here as below. False
   * where nobody is signed in, as the next two.
   */
  keepItem(...[{ type, itemId, title }, isKept, key]: Parameters<AccountSource['keepItem']>) {
    return this.write('toggleSaved', { type, itemId, title, currentStatus: !isKept }, key).then(orFull).then(orFalse)
  }

  /** Stores consents under the text of today; `stale` where they were changed since the reader saw them. */
  savePrivacy(...[settings, key]: Parameters<AccountSource['savePrivacy']>) {
    return this.write('savePrivacy', { settings: { ...settings, textVersion: CONSENT_TEXT_VERSION } }, key).then(
      orFalse,
    )
  }

  /** Stores interests; `stale` where they were changed since the reader saw them. */
  saveInterests(...[interests, key]: Parameters<AccountSource['saveInterests']>) {
    return this.write('saveInterests', { interests }, key).then(orFalse)
  }

  /** Begins or ends the sending of a newsletter. */
  subscribe(newsletterId: string, active: boolean, key?: string) {
    return this.write('subscribe', { newsletterId, active }, key)
  }

  /** Reads the profile anew from the sign-in provider. */
  syncProfile() {
    return this.write('syncUser', {})
  }

  /** Where the reader is signed in. */
  readSessions() {
    return this.read('readSessions').then(unwrap)
  }

  /** Signs the reader out elsewhere. */
  endSessions(session: string) {
    return this.write('endSessions', { session })
  }

  /** Everything that is kept of the reader, as a file that has begun to come. */
  exportData(): Promise<AccountAnswer<AccountFile>> {
    return this.ask('exportAccount', { isLong: true }, async (response) => ({
      body: response.body,
      contentType: response.headers.get('content-type') ?? 'application/json',
      disposition: response.headers.get('content-disposition') ?? 'attachment',
    }))
  }

  /** Erases the account; anything but the word of the form is `refused`. */
  erase(confirmation: string) {
    return this.write('eraseAccount', { confirmation: confirmation as typeof ERASE_WORD })
  }

  private read<Name extends AccountReadName>(
    name: Name,
    query: Readonly<Record<string, string>> = {},
  ): Promise<AccountAnswer<AnswerOf<Name>>> {
    return this.ask(name, { query }, async (response) => (await response.json()) as AnswerOf<Name>)
  }

  private write<Name extends AccountWriteName>(
    name: Name,
    content: SentWith<Name>,
    key?: string,
  ): Promise<AccountAnswer<unknown>> {
    return this.ask(name, writeJson(content, key), (response) => response.json())
  }

  private async ask<Body>(
    name: AccountCallName,
    call: Omit<ReaderCall, 'timeBoxMs'>,
    read: (response: Response) => Promise<Body>,
  ): Promise<AccountAnswer<Body>> {
    // Without a cookie nobody is signed in: there is nobody to ask for.
    if (!this.caller.cookie) return { state: 'signedOut' }
    const timeBoxMs = ACCOUNT_CALLS[name].method === 'GET' ? ACCOUNT_WAIT_MS : FORM_ACTION_WAIT_MS
    try {
      const response = await callForReader(this.caller, name, { ...call, timeBoxMs })
      this.cookies.push(...response.headers.getSetCookie())
      if (response.ok) return { state: 'present', body: await read(response) }
      await response.body?.cancel()
      return { state: STATES[response.status] ?? 'unavailable' }
    } catch {
      return { state: 'unavailable' }
    }
  }
}

/** A conflict of what has no version, which can only be about its room. */
function orFull<Body>(answer: AccountAnswer<Body>): AccountAnswer<Body> {
  return answer.state === 'stale' ? { state: 'full' } : answer
}

/** Null in place of what is nobody's. */
function orNull<Body>(answer: AccountAnswer<Body>): OwnAnswer<Body> {
  return answer.state === 'signedOut' ? null : answer
}

/** False in place of a change of what is nobody's. */
function orFalse(answer: AccountAnswer<unknown>): OwnChange {
  return answer.state === 'signedOut' ? false : answer
}

function unwrap<Body>(answer: AccountAnswer<{ data: Body }>): AccountAnswer<Body> {
  return answer.state === 'present' ? { state: 'present', body: answer.body.data } : answer
}
