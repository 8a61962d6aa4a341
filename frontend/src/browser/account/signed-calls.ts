import { SESSION_REFRESH_PATH } from '@liberta/contracts/accounts/account-path'
import { REFRESH_USER_FAILED, TOKEN_REFRESH_FAILED } from '@liberta/contracts/accounts/auth-message'
import { readAuthAnswer } from './read-auth-answer.ts'
import { askApi } from './reader-page.ts'
import type { ReaderPage } from './reader-page.ts'
import { applyAnswer, clearReader } from './reader-state.ts'
import type { ReaderState } from './reader-state.ts'

/** A token with less left than this is renewed before a call; milliseconds (requirements 9.1). */
const REFRESH_MARGIN_MS = 60_000
const LOGIN = '/login'

/** Renewed; ended: nobody is signed in any more; silent: the provider could not be asked now. */
type Renewal = 'renewed' | 'ended' | 'silent'

/** Asks the API on behalf of the reader who is signed in. Rejects where it cannot be reached. */
export type SignedCall = (path: string, body?: object) => Promise<Response>

/**
 * The authenticated wrapper (requirements 4.8 to 4.10). Tokens that end soon are renewed first, once however many calls wait for it. On
 * 401 they are renewed once and the call is made again; where that fails, 'Token refresh failed' is logged, the reader
 * is cleared and the browser goes to /login, unless it is there.
 */
export function createSignedCall(state: ReaderState, page: ReaderPage): SignedCall {
  let underWay: Promise<Renewal> | null = null

  const renew = () => (underWay ??= renewSession(state, page).finally(() => (underWay = null)))
  const isEnding = () => {
    const { tokenExpires } = state.signIn.get()
    return tokenExpires !== null && tokenExpires - page.now() < REFRESH_MARGIN_MS
  }
  const giveUp = (answer: Response) => {
    page.log.warn(TOKEN_REFRESH_FAILED)
    clearReader(state)
    page.initialised.set(false)
    leaveForLogin(page)
    return answer
  }
  return async (path, body) => {
    if (isEnding() && (await renew()) === 'ended') return giveUp(new Response(null, { status: 401 }))
    const answer = await askApi(page, path, body)
    if (answer.status !== 401) return answer
    return (await renew()) === 'renewed' ? askApi(page, path, body) : giveUp(answer)
  }
}

/** `POST /api/auth/refresh`; the state is loading meanwhile. A silent provider leaves the reader as they were. */
async function renewSession(state: ReaderState, page: ReaderPage): Promise<Renewal> {
  const { user } = state.signIn.get()
  state.record.set({ isLoading: true })
  try {
    const answer = await askApi(page, SESSION_REFRESH_PATH, {})
    const reader = answer.ok ? readAuthAnswer(await answer.json()) : null
    if (reader?.user) {
      // Meanwhile they may have signed out, or somebody else in.
      if (state.signIn.get().user?.id === user?.id) applyAnswer(state, reader)
      return 'renewed'
    }
    state.record.set({ error: REFRESH_USER_FAILED })
    return answer.ok || answer.status === 401 ? 'ended' : 'silent'
  } catch {
    state.record.set({ error: REFRESH_USER_FAILED })
    return 'silent'
  } finally {
    state.record.set({ isLoading: false })
  }
}

function leaveForLogin(page: ReaderPage): void {
  const here = page.here()
  if (here.split(/[?#]/, 1)[0] === LOGIN) return
  page.goTo(`${LOGIN}?${new URLSearchParams({ reason: 'refresh', next: here }).toString()}`)
}
