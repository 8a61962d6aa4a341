import type { InterestsAnswer } from '@liberta/contracts/accounts/interests.schema'
import type { PrivacyAnswer } from '@liberta/contracts/accounts/privacy-settings.schema'
import type { AuthAnswer, Reader } from '@liberta/contracts/accounts/reader.schema'
import type { SavedList } from '@liberta/contracts/accounts/saved-item.schema'
import type { SubscriptionsAnswer } from '@liberta/contracts/accounts/subscriptions.schema'
import { callForReader, writeJson } from './call-for-reader.ts'
import type { ReaderCall, ReaderCaller } from './call-for-reader.ts'
import type { AccountAnswer, AccountFile, AccountSource, SavedQuery } from './account-source.ts'

/** The version of the words on the privacy page; a reader's consents are kept with it. */
const CONSENT_TEXT_VERSION = '2026-11'

const TIME_BOX_MS = 5000

const STATES: Readonly<Record<number, 'signedOut' | 'stale' | 'refused'>> = {
  400: 'refused',
  401: 'signedOut',
  403: 'refused',
  409: 'stale',
  422: 'refused',
}

/**
 * One reader's own calls of our API, with the cookie that their browser brought. Cookies that the API sets on the way are
 * gathered, so that the page can hand them on.
 */
export class AccountClient implements AccountSource {
  /** `Set-Cookie` lines, in the order in which the API gave them. */
  readonly cookies: string[] = []
  readonly #caller: ReaderCaller

  constructor(caller: ReaderCaller) {
    this.#caller = caller
  }

  async readReader(): Promise<AccountAnswer<Reader>> {
    const answer = await this.#get<AuthAnswer>('/api/auth')
    if (answer.state !== 'present') return answer
    const { isAuthenticated, user } = answer.body
    return isAuthenticated && user !== null ? { state: 'present', body: user } : { state: 'signedOut' }
  }

  readSaved(query: SavedQuery): Promise<AccountAnswer<SavedList>> {
    const asked = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)])
    return this.#get(`/api/save-for-later?${new URLSearchParams(asked)}`)
  }

  readPrivacy(): Promise<AccountAnswer<PrivacyAnswer>> {
    return this.#get('/api/user/privacy-settings')
  }

  readInterests() {
    return this.#get<InterestsAnswer>('/api/user/interests').then(unwrap)
  }

  readSubscriptions() {
    return this.#get<SubscriptionsAnswer>('/api/user/newsletters').then(unwrap)
  }

  keepItem(...[{ type, itemId, title }, isKept, key]: Parameters<AccountSource['keepItem']>) {
    return this.#post('/api/save-for-later/toggle', { type, itemId, title, currentStatus: !isKept }, key)
  }

  savePrivacy(...[settings, key]: Parameters<AccountSource['savePrivacy']>) {
    const body = { settings: { ...settings, textVersion: CONSENT_TEXT_VERSION } }
    return this.#post('/api/user/privacy-settings', body, key)
  }

  saveInterests(...[interests, key]: Parameters<AccountSource['saveInterests']>) {
    return this.#post('/api/user/interests', { interests }, key)
  }

  subscribe(newsletterId: string, active: boolean, key?: string) {
    return this.#post('/api/user/newsletters', { newsletterId, active }, key)
  }

  syncProfile() {
    return this.#post('/api/user/sync', {})
  }

  exportData(): Promise<AccountAnswer<AccountFile>> {
    return this.#ask('/api/user/export', { method: 'POST' }, async (response) => ({
      text: await response.text(),
      contentType: response.headers.get('content-type') ?? 'application/json',
      disposition: response.headers.get('content-disposition') ?? 'attachment',
    }))
  }

  erase(confirmation: string) {
    return this.#post('/api/user/erase', { confirmation })
  }

  #get<Body>(path: string): Promise<AccountAnswer<Body>> {
    return this.#ask(path, {}, async (response) => (await response.json()) as Body)
  }

  #post(path: string, content: unknown, key?: string): Promise<AccountAnswer<unknown>> {
    const { headers, body } = writeJson(content)
    const call = { method: 'POST', headers: { ...headers, ...(key ? { 'idempotency-key': key } : {}) }, body } as const
    return this.#ask(path, call, (response) => response.json())
  }

  async #ask<Body>(
    path: string,
    call: Omit<ReaderCall, 'timeBoxMs'>,
    read: (response: Response) => Promise<Body>,
  ): Promise<AccountAnswer<Body>> {
    try {
      const response = await callForReader(this.#caller, path, { ...call, timeBoxMs: TIME_BOX_MS })
      this.cookies.push(...response.headers.getSetCookie())
      if (response.ok) return { state: 'present', body: await read(response) }
      await response.body?.cancel()
      return { state: STATES[response.status] ?? 'unavailable' }
    } catch {
      return { state: 'unavailable' }
    }
  }
}

function unwrap<Body>(answer: AccountAnswer<{ data: Body }>): AccountAnswer<Body> {
  return answer.state === 'present' ? { state: 'present', body: answer.body.data } : answer
}
