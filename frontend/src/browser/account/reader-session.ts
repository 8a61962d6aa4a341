import {
  PROFILE_SYNC_PATH,
  SESSION_PATH,
  SIGN_IN_ADDRESS_PATH,
  SIGN_OUT_PATH,
} from '@liberta/contracts/accounts/account-path'
import { INITIALIZE_FAILED, LOGOUT_FAILED, SYNC_FAILED } from '@liberta/contracts/accounts/auth-message'
import type { AuthAnswer } from '@liberta/contracts/accounts/reader.schema'
import { readAuthAnswer, readReader } from './read-auth-answer.ts'
import { askApi } from './reader-page.ts'
import type { ReaderPage } from './reader-page.ts'
import { applyAnswer, clearReader } from './reader-state.ts'
import type { ReaderState } from './reader-state.ts'
import type { SignedCall } from './signed-calls.ts'

/**
 * Asks once who is signed in and what they have saved; nobody where that fails, which is logged. Who has become signed in has
 * their profile refreshed, once in a tab (requirements 4.5); that goes on by itself, as the provider may take seconds.
 */
export async function initialiseReader(state: ReaderState, page: ReaderPage, call: SignedCall): Promise<void> {
  const { signIn, record } = state
  const own = (state.questions += 1)
  signIn.set({ isLoading: true })
  record.set({ isLoading: true })
  const reader = await askWho(page)
  // Meanwhile they may have signed out, or been asked for anew.
  if (state.questions !== own) return
  if (reader === null) signIn.set({ error: INITIALIZE_FAILED })
  else applyAnswer(state, reader)
  record.set({ isLoading: false })
  signIn.set({ isLoading: false })
  const { user } = signIn.get()
  if (user === null) return page.initialised.set(false)
  if (page.initialised.get()) return
  page.initialised.set(true)
  void syncProfile(state, call)
}

/** Who is signed in, as the API says; null where that fails, which is logged. */
async function askWho(page: ReaderPage): Promise<AuthAnswer | null> {
  try {
    const answer = await askApi(page, SESSION_PATH)
    const reader = answer.ok ? readAuthAnswer(await answer.json()) : null
    if (reader === null) throw new Error(`GET ${SESSION_PATH}: ${answer.status}`)
    return reader
  } catch (error) {
    page.log.warn(INITIALIZE_FAILED, error)
    return null
  }
}

/** `POST /api/user/sync` (requirements 7.9): what the provider says of the reader now. A failure is kept in the state. Never rejects. */
async function syncProfile({ signIn, record }: ReaderState, call: SignedCall): Promise<void> {
  const { user } = signIn.get()
  if (user === null) return
  const { ssoId: id, email } = user
  const synced = await call(PROFILE_SYNC_PATH, { id, email, ssoUser: { id, email } })
    .then(async (answer) => (answer.ok ? readReader(await answer.json()) : null))
    .catch(() => null)
  // Meanwhile they may have signed out, or somebody else in.
  if (signIn.get().user?.id !== user.id) return
  if (synced === null) record.set({ error: SYNC_FAILED })
  else {
    record.set({ user: synced })
    signIn.set({ user: synced })
  }
}

/**
 * Where the browser goes to sign in, and comes back from to `next`, a path of this site. The home page where the API cannot build
 * the address; null where the API gives none, which is logged only (requirements 8.10).
 */
export async function findSignInAddress(page: ReaderPage, next: string): Promise<string | null> {
  try {
    const answer = await askApi(page, `${SIGN_IN_ADDRESS_PATH}?next=${encodeURIComponent(next)}`)
    const { url } = (await answer.json()) as { url?: unknown }
    if (answer.ok && typeof url === 'string' && /^(?:https?:\/\/|\/(?![/\\]))/.test(url)) return url
    throw new Error(`GET ${SIGN_IN_ADDRESS_PATH}: ${answer.status}`)
  } catch (error) {
    page.log.warn('There is no address to sign in at', error)
    return null
  }
}

/** Signs out, here and on the server; false where the server did not hear of it, which the state says. */
export async function signOut(state: ReaderState, page: ReaderPage): Promise<boolean> {
  try {
    const answer = await askApi(page, SIGN_OUT_PATH, {})
    if (!answer.ok) throw new Error(`POST ${SIGN_OUT_PATH}: ${answer.status}`)
    clearReader(state)
    page.initialised.set(false)
    return true
  } catch (error) {
    page.log.warn(LOGOUT_FAILED, error)
    state.signIn.set({ error: LOGOUT_FAILED })
    return false
  }
}
