import { SAVE, selectorOf, TITLE } from '../support/selectors.ts'
import { SAVES } from '../support/states.ts'

/** Brings the save buttons, as nothing is saved yet; where the reader's own items were faster, they stay. */
export function startSaveButtons(): void {
  if (!document.documentElement.hasAttribute(SAVES)) showSavedItems(() => false)
}

/** Shows all save buttons, which without script could do nothing: their names, and of each whether its item is saved. */
export function showSavedItems(isSaved: (item: SavableItem) => boolean): void {
  for (const button of document.querySelectorAll<HTMLElement>(selectorOf(SAVE))) {
    const item = readSavable(button)
    showSaved(button, item.title, isSaved(item))
  }
  document.documentElement.setAttribute(SAVES, '')
}

/** As much of a title as the API takes. */
const LONGEST_TITLE = 300

/** The item that a button speaks of; in a card it is called as the card's heading. */
export function readSavable(button: Pick<Element, 'getAttribute' | 'closest'>): SavableItem {
  const title = button.getAttribute(TITLE) ?? button.closest('article')?.querySelector(':is(h2,h3) a')?.textContent
  return { ...readSaveMark(button.getAttribute(SAVE) ?? ''), title: shorten(title ?? '') }
}

/** In one line, without what `keepTogether` puts into a heading: what is saved is searched by words that a reader types. */
function shorten(title: string): string {
  return title.replaceAll('\u2060', '').replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_TITLE)
}

/** Whether a save button shows its item as saved. */
export function showsSaved(button: Pick<Element, 'getAttribute'>): boolean {
  return button.getAttribute('aria-pressed') === 'true'
}

function showSaved(button: HTMLElement, title: string, saved: boolean): void {
  // The name stays and the state changes: a reader by ear would else hear both turned round.
  button.setAttribute('aria-label', `Salva «${title}»`)
  button.setAttribute('aria-pressed', String(saved))
}

/** What a save button speaks of. */
export interface SavableItem {
  itemId: string
  /** `story` where nothing else is said (requirements 3.11). */
  type: string
  title: string
}

/** What the mark of a save button says: `type:itemId`, or an id alone for a story. */
export function readSaveMark(mark: string): Pick<SavableItem, 'itemId' | 'type'> {
  const colon = mark.indexOf(':')
  if (colon === -1) return { type: 'story', itemId: mark }
  return { type: mark.slice(0, colon), itemId: mark.slice(colon + 1) }
}
