import { SEEN } from '../support/states.ts'
import css from './toast.module.css'

/** How long a toast stays; milliseconds. */
const SEEN_MS = 8000

/** What is said aloud, and where it went wrong also shown. */
export type Toast = keyof typeof WORDS

const WORDS = {
  saved: 'Salvato: lo trovi fra i tuoi salvati.',
  removed: 'Tolto dai salvati.',
  full: 'Hai già salvato tutto quello che ci sta: togli qualcosa e riprova.',
  changed: 'Nel frattempo l’accesso è cambiato. Riprova.',
  failed: 'Non è andata a buon fine. Riprova tra poco.',
  noAddress: 'L’accesso non risponde. Riprova tra poco.',
  stillIn: 'Non è stato possibile uscire. Riprova tra poco.',
  copied: 'Link copiato.',
  notCopied: 'Il link non si è potuto copiare.',
  choicesSaved: 'Scelte salvate. Valgono sei mesi.',
  textNormal: 'Carattere normale.',
  textLarge: 'Carattere grande.',
  textLarger: 'Carattere molto grande.',
} as const
const SAID_ONLY: ReadonlySet<Toast> = new Set(['saved', 'removed', 'textNormal', 'textLarge', 'textLarger'])

let region: HTMLElement | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/** The page's one live region, whoever asks for it: it has to be there before it speaks. */
export function prepareToast(): void {
  if (region !== undefined) return
  region = document.createElement('p')
  region.setAttribute('role', 'status')
  region.className = css.toast ?? ''
  document.body.append(region)
}

/** Says it in the page’s live region, and shows it for a while where it is not for ears alone; nothing before the region stands. */
export function showToast(toast: Toast): void {
  if (region === undefined) return
  clearTimeout(timer)
  const own = region
  own.textContent = ''
  own.toggleAttribute(SEEN, !SAID_ONLY.has(toast))
  // In a task of its own, so that the same words are said again.
  setTimeout(() => (own.textContent = WORDS[toast]), 50)
  timer = setTimeout(() => (own.textContent = ''), SEEN_MS)
}
