import type { AuthAnswer, Reader } from '@liberta/contracts/accounts/reader.schema'
import { createState } from '../support/create-state.ts'
import type { State } from '../support/create-state.ts'

/** The sign-in state (requirements 3.6); the two tokens live in the server's session and never come here. */
export interface SignInState {
  user: Reader | null
  /** When the access token on the server ends; milliseconds since the epoch. */
  tokenExpires: number | null
  isLoading: boolean
  /** A machine message of requirements 8. */
  error: string | null
}

/** The user record state (requirements 3.7). */
export interface UserRecordState {
  user: Reader | null
  isLoading: boolean
  /** A machine message of requirements 8. */
  error: string | null
  /** By `type:itemId`. */
  savedItems: Readonly<Record<string, boolean>>
}

/** What a page knows of its reader. */
export interface ReaderState {
  signIn: State<SignInState>
  record: State<UserRecordState>
  /** Changes with each question who is signed in, and when nobody is any more: answers to an earlier one are void. */
  questions: number
}

/** The state of a page that knows nothing of its reader yet (requirements 3.6 and 3.7). */
export function createReaderState(): ReaderState {
  return {
    signIn: createState<SignInState>({ user: null, tokenExpires: null, isLoading: false, error: null }),
    record: createState<UserRecordState>({ user: null, isLoading: false, error: null, savedItems: {} }),
    questions: 0,
  }
}

/** Takes over what the API says of the reader. */
export function applyAnswer({ signIn, record }: ReaderState, { user, tokenExpires, savedItems }: AuthAnswer): void {
  record.set({ user, error: null, savedItems: Object.fromEntries(savedItems.map((key) => [key, true])) })
  signIn.set({ user, tokenExpires, error: null })
}

/** Nobody is signed in any more, whatever a question says that is under way. */
export function clearReader(state: ReaderState): void {
  state.questions += 1
  applyAnswer(state, { isAuthenticated: false, user: null, tokenExpires: null, savedItems: [] })
  state.record.set({ isLoading: false })
  state.signIn.set({ isLoading: false })
}
