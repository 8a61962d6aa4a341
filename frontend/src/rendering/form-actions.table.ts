import { ERASE_WORD } from '@liberta/contracts/accounts/subscriptions.schema'
import type { AccountAnswer, OwnChange, SavedThing } from '../content/account-source.ts'
import { readInterests } from '../pages/reserved-area/interests.page.tsx'
import { END_SESSIONS } from '../pages/reserved-area/OwnSessions.tsx'
import type { FlashMessage } from '../page-definition/personal/flash-message.ts'
import type { Outcome, TakeFormAction } from '../page-definition/personal/personal-request.ts'
import { readConsents } from '../pages/reserved-area/privacy.page.tsx'
import type { ReservedPath } from '../page-definition/addresses/reserved-address.ts'

const LONGEST_NAME = 300

/** What the forms of each page order; a page without a row takes none. */
export const FORM_ACTIONS: { readonly [Path in ReservedPath]?: TakeFormAction } = {
  salvati: async (fields, account) => {
    const item = readItem(fields)
    const isBack = fields.get('azione') === 'rimetti'
    const flashMessage: FlashMessage = isBack ? { kind: 'restored', title: item.title } : { kind: 'removed', item }
    return conclude(await account.keepItem(item, isBack), { to: 'salvati', flashMessage })
  },
  privacy: async (fields, account) => {
    const settings = { ...readConsents(fields), version: readVersion(fields) }
    const answer = await account.savePrivacy(settings, readKey(fields))
    return conclude(answer, { to: 'privacy', flashMessage: { kind: 'privacySaved' } })
  },
  interessi: async (fields, account) => {
    const interests = { ...readInterests(fields), version: readVersion(fields) }
    const answer = await account.saveInterests(interests, readKey(fields))
    return conclude(answer, { to: 'interessi', flashMessage: { kind: 'interestsSaved' } })
  },
  newsletter: async (fields, account) => {
    const active = fields.get('active') === 'si'
    const flashMessage: FlashMessage = { kind: active ? 'subscribed' : 'unsubscribed', name: readText(fields, 'nome') }
    return conclude(await account.subscribe(readText(fields, 'newsletterId'), active), {
      to: 'newsletter',
      flashMessage,
    })
  },
  profilo: async (fields, account) => {
    if (fields.get('azione') === END_SESSIONS) {
      const answer = await account.endSessions(readText(fields, 'session'))
      return conclude(answer, { to: 'profilo', flashMessage: { kind: 'sessionsEnded' } })
    }
    return conclude(await account.syncProfile(), { to: 'profilo', flashMessage: { kind: 'profileSynced' } })
  },
  'i-miei-dati/esporta': async (_fields, account) => {
    const answer = await account.exportData()
    if (answer.state === 'tooMany') return { type: 'again', status: 429, flashMessage: { kind: 'exportsFull' } }
    return answer.state === 'present' ? { type: 'file', file: answer.body } : fail(answer.state)
  },
  'i-miei-dati/cancella': async (fields, account) => {
    const word = readText(fields, 'confirmation')
    if (word !== ERASE_WORD) return { type: 'again', status: 422, flashMessage: { kind: 'wrongWord' } }
    const answer = await account.erase(word)
    return answer.state === 'present' ? { type: 'erased' } : fail(answer.state)
  },
}

function conclude(
  answer: AccountAnswer<unknown> | OwnChange,
  done: { to: ReservedPath; flashMessage: FlashMessage },
): Outcome {
  if (answer === false) return { type: 'signedOut' }
  return answer.state === 'present' ? { type: 'done', ...done } : fail(answer.state)
}

function fail(state: Exclude<AccountAnswer<unknown>['state'], 'present'>): Outcome {
  switch (state) {
    case 'signedOut':
      return { type: 'signedOut' }
    case 'stale':
      return { type: 'again', status: 409, flashMessage: { kind: 'stale' } }
    case 'full':
      return { type: 'again', status: 409, flashMessage: { kind: 'full' } }
    case 'refused':
      return { type: 'again', status: 422, flashMessage: { kind: 'refused' } }
    case 'tooMany':
      return { type: 'again', status: 429, flashMessage: { kind: 'tooMany' } }
    case 'unavailable':
      return { type: 'again', status: 503, flashMessage: { kind: 'unavailable' } }
  }
}

function readItem(fields: URLSearchParams): SavedThing {
  return { type: readText(fields, 'type'), itemId: readText(fields, 'itemId'), title: readText(fields, 'title') }
}

function readText(fields: URLSearchParams, name: string): string {
  return (fields.get(name) ?? '').trim().slice(0, LONGEST_NAME)
}

/** The version that the form showed; one that nobody has where it says none, so that nothing is overwritten unseen. */
function readVersion(fields: URLSearchParams): number {
  const text = fields.get('version') ?? ''
  return /^\d{1,9}$/.test(text) ? Number(text) : 999_999_999
}

function readKey(fields: URLSearchParams): string | undefined {
  const key = fields.get('chiave') ?? ''
  return /^[\w-]{8,64}$/.test(key) ? key : undefined
}
