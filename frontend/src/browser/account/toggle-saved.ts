import { SAVED_TOGGLE_PATH } from '@liberta/contracts/accounts/account-path'
import type { ReaderState } from './reader-state.ts'
import type { SignedCall } from './signed-calls.ts'
import type { SavableItem } from './save-buttons.ts'

/** What has come of a toggle. In the last three the state is the one before. */
export type ToggleOutcome =
  | 'saved'
  | 'removed'
  /** No more can be saved. */
  | 'full'
  /** Meanwhile somebody else has signed in, in another tab. */
  | 'changed'
  | 'failed'

const REFUSALS: Readonly<Record<number, ToggleOutcome>> = { 403: 'changed', 409: 'full' }

/** The key under which the page's map knows an item (requirements 3.8). */
const keyOf = ({ type, itemId }: Pick<SavableItem, 'type' | 'itemId'>) => `${type}:${itemId}`

/** Whether the reader has saved an item; false where nobody is signed in (requirements 6.7). */
export function isSaved({ record }: ReaderState, item: Pick<SavableItem, 'type' | 'itemId'>): boolean {
  return record.get().savedItems[keyOf(item)] ?? false
}

/**
 * Makes what the reader sees its opposite, at once on the page and then on the server, which is told what the reader saw: two
 * tabs cannot flip each other. A failure brings back the state before (requirements 8.17); false where nobody is signed in (6.7).
 * Never rejects.
 */
export async function toggleSaved(
  state: ReaderState,
  call: SignedCall,
  item: SavableItem,
): Promise<ToggleOutcome | false> {
  const { user } = state.signIn.get()
  if (user === null) return false
  const { itemId, type, title } = item
  const currentStatus = isSaved(state, item)
  const show = (saved: boolean) =>
    state.record.set({ savedItems: { ...state.record.get().savedItems, [keyOf(item)]: saved } })
  show(!currentStatus)
  const body = { userId: user.id, itemId, type, title, currentStatus }
  const answer = await call(SAVED_TOGGLE_PATH, body).catch(() => null)
  const isNow = answer?.ok === true ? await readToggleAnswer(answer) : null
  // Meanwhile they may have signed out, or somebody else in; then nothing is theirs.
  if (state.signIn.get().user?.id === user.id) show(isNow ?? currentStatus)
  if (isNow === null) return REFUSALS[answer?.status ?? 0] ?? 'failed'
  return isNow ? 'saved' : 'removed'
}

async function readToggleAnswer(answer: Response): Promise<boolean | null> {
  const { status, isSaved: isNow } = ((await answer.json().catch(() => null)) ?? {}) as {
    status?: unknown
    isSaved?: unknown
  }
  return status === 'success' && typeof isNow === 'boolean' ? isNow : null
}
