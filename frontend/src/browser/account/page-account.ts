import { keepInTab, recallInTab } from '../support/device-memory.ts'
import { SAVE, selectorOf } from '../support/selectors.ts'
import { READER } from '../support/states.ts'
import { rememberSave, takePendingSave } from './pending-save.ts'
import { readSavable, readSaveMark, showSavedItems } from './save-buttons.ts'
import type { SavableItem } from './save-buttons.ts'
import { isSaved, toggleSaved } from './toggle-saved.ts'
import { showReader } from './account-button.ts'
import { prepareToast, showToast } from '../toast/toast.ts'
import type { ReaderPage } from './reader-page.ts'
import { findSignInAddress, initialiseReader, signOut } from './reader-session.ts'
import { clearReader, createReaderState } from './reader-state.ts'
import { createSignedCall } from './signed-calls.ts'

/** Where the tab remembers that initialisation has run. */
const INITIALISED_KEY = 'accesso-iniziato'

const page: ReaderPage = {
  fetch: (path, init) => fetch(path, init),
  now: () => Date.now(),
  log: console,
  here: () => location.pathname + location.search + location.hash,
  goTo: (address) => location.assign(address),
  initialised: {
    get: () => recallInTab(INITIALISED_KEY) !== null,
    set: (value) => keepInTab(INITIALISED_KEY, value ? '1' : null),
  },
}

const state = createReaderState()
const call = createSignedCall(state, page)
/** Ends when it is known who is signed in; one that was asked for anew meanwhile ends with the last. */
let known: Promise<void> = Promise.resolve()

prepareToast()
let shown = state.record.get().savedItems
state.record.subscribe(() => {
  const { savedItems } = state.record.get()
  if (savedItems === shown) return
  shown = savedItems
  showSavedItems((item) => isSaved(state, item))
})
state.signIn.subscribe(() => {
  const { user, isLoading } = state.signIn.get()
  if (!isLoading) document.documentElement.removeAttribute(READER)
  if (!isLoading || user !== null) showReader(user)
})

/**
 * Asks who is signed in because a hint has come, and forgets who was because theirs has gone.
 * @param hadReader whether there was another hint before
 */
export function followHint(hinted: boolean, hadReader = false): void {
  if (hadReader) {
    page.initialised.set(false)
    clearReader(state)
  }
  const own: Promise<void> = hinted
    ? initialiseReader(state, page, call).then(() => (own === known ? completeSave() : known))
    : Promise.resolve()
  known = own
}

/**
 * What a click on an account or save button does; true where the page stays and the button is as before.
 * @param sawSaved whether a save button was pressed down when it was clicked
 */
export async function press(button: HTMLElement, sawSaved: boolean): Promise<boolean> {
  await known
  if (button.hasAttribute(SAVE)) return pressSave(readSavable(button), sawSaved)
  if (state.signIn.get().user === null) return goToSignIn()
  page.goTo(button.getAttribute('href') ?? '/')
  return false
}

/** Signs out and goes home; stays, and says so, where the server did not hear of it. */
export async function leave(): Promise<void> {
  if (await signOut(state, page)) page.goTo('/')
  else showToast('stillIn')
}

async function pressSave(item: SavableItem, sawSaved: boolean): Promise<boolean> {
  const wasSaved = isSaved(state, item)
  if (state.signIn.get().user === null) {
    rememberSave(item, page.now())
    return goToSignIn()
  }
  // It was clicked before it was known what is saved: what the reader wants is so already, and a toggle would undo it.
  if (wasSaved !== sawSaved) {
    showToast(wasSaved ? 'saved' : 'removed')
    return true
  }
  const outcome = await toggleSaved(state, call, item)
  const isGone = state.signIn.get().user === null
  if (isGone && !wasSaved) rememberSave(item, page.now())
  if (!isGone && outcome !== false) showToast(outcome)
  if (outcome === 'changed') followHint(true)
  return true
}

async function goToSignIn(): Promise<boolean> {
  const next = location.pathname === '/login' ? new URLSearchParams(location.search).get('next') : null
  const address = await findSignInAddress(page, next ?? page.here())
  if (address !== null) page.goTo(address)
  else showToast('noAddress')
  return address === null
}

/** Saves what the reader wanted to save before they had signed in, once, and shows where it stands. */
async function completeSave(): Promise<void> {
  if (state.signIn.get().user === null) return
  const item = takePendingSave(page.now())
  if (item === null || isSaved(state, item)) return
  const find = (button: HTMLElement) => {
    const { itemId, type } = readSaveMark(button.getAttribute(SAVE) ?? '')
    return itemId === item.itemId && type === item.type
  }
  ;[...document.querySelectorAll<HTMLElement>(selectorOf(SAVE))].find(find)?.scrollIntoView({ block: 'center' })
  const outcome = await toggleSaved(state, call, item)
  if (outcome !== false) showToast(outcome)
}
