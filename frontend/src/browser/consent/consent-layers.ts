import { COOKIE_CHOICE_PATH } from '@liberta/contracts/accounts/account-path'
import { mayBeSignedIn } from '../account/reader-hint.ts'
import { loadSheet } from '../support/load-resource.ts'
import { openDialog } from '../support/open-dialog.ts'
import { FIRST_LAYER, PREFERENCES, selectorOf } from '../support/selectors.ts'
import { prepareToast, showToast } from '../toast/toast.ts'
import { choose, readRequested, mayUse, readChoice, setConsentOpen, watchConsent } from './consent-state.ts'
import type { Purpose } from './consent-state.ts'
import sheet from './consent-layers.late.css?url'

const layer = document.querySelector<HTMLElement>(selectorOf(FIRST_LAYER))
const preferences = document.querySelector<HTMLDialogElement>(selectorOf(PREFERENCES))
const boxes = [...(preferences?.querySelectorAll('input') ?? [])]
/** Nothing is shown before its styles are there; where they failed they are asked for again. */
const loadStyles = () => loadSheet(sheet)

/** Asks at the foot of the window; nothing is covered or held up, and the focus stays where it is. */
export async function openFirstLayer(): Promise<void> {
  await loadStyles()
  if (layer !== null) layer.hidden = readChoice() !== null
}

/** Opens the choices one by one, as they stand. */
export async function openPreferences(): Promise<void> {
  await loadStyles()
  for (const box of boxes) box.checked = mayUse(box.name as Purpose)
  if (preferences !== null) follow(await openDialog(preferences))
}

/** What a button of either layer says. */
function follow(answer: string): void {
  if (answer === 'choose') openPreferences().catch(console.warn)
  if (answer === 'accept') decide(boxes.map(({ name }) => name as Purpose))
  if (answer === 'refuse') decide([])
  if (answer === 'save') decide(boxes.filter(({ checked }) => checked).map(({ name }) => name as Purpose))
}

function decide(granted: Purpose[]): void {
  const before = readChoice()?.granted ?? []
  const { version, at } = choose(granted)
  showToast('choicesSaved')
  const recorded = record({ version, granted }, at)
  const isWithdrawn = before.some((purpose) => !granted.includes(purpose))
  if (!isWithdrawn || readRequested().every((part) => part.endsWith(':'))) return
  // What is loaded cannot be unloaded, but by a page without it: until then it acts, and may set again what is forgotten here.
  forgetOthersCookies()
  addEventListener('pagehide', forgetOthersCookies)
  if ('keepalive' in Request.prototype) location.reload()
  else void recorded.finally(() => location.reload())
}

/** A signed-in reader's choice is kept by the server, as the proof of it; it outlives the page, and the device's holds, whatever comes of that. */
async function record(choice: object, at: number): Promise<void> {
  if (!mayBeSignedIn()) return
  await fetch(COOKIE_CHOICE_PATH, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json', 'idempotency-key': `cookie-${at}` },
    body: JSON.stringify(choice),
    signal: AbortSignal.timeout(5000),
  }).catch(console.warn)
}

/** Deletes the cookies that scripts of others have set here, whatever their names, on this host and those above. */
function forgetOthersCookies(): void {
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=')
    if (/^(?:liberta_|scroll$)/.test(name)) continue
    const labels = location.hostname.split('.')
    const domains = ['', ...labels.map((_, index) => `;Domain=${labels.slice(index).join('.')}`)]
    for (const domain of domains) document.cookie = `${name}=;Path=/;Max-Age=0${domain}`
  }
}

prepareToast()
layer?.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('button') : null
  if (button !== null) follow(button.value)
})
watchConsent((choice) => {
  if (choice === null || layer === null) return
  layer.hidden = true
  setConsentOpen(false)
})
