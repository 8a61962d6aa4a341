import { readSaveMark } from './saved-item.ts'
import type { SavableItem } from './saved-item.ts'

/** Selector of every save button of a page; `data-save` names the item. */
export const SAVE_BUTTON = '[data-save]'
/** As much of a title as the API takes. */
const LONGEST_TITLE = 300

/** Brings the save buttons, as nothing is saved yet; where the reader's own items were faster, they stay. */
export function startSaveButtons(): void {
  if (document.documentElement.dataset['saves'] === undefined) showSavedItems(() => false)
}

/** Shows all save buttons, which without script could do nothing: their names, and of each whether its item is saved. */
export function showSavedItems(isSaved: (item: SavableItem) => boolean): void {
  for (const button of document.querySelectorAll<HTMLElement>(SAVE_BUTTON)) {
    const item = readSavable(button)
    showSaved(button, item.title, isSaved(item))
  }
  document.documentElement.dataset['saves'] = ''
}

/** The item of a button: its mark, and the title of what it stands in. */
export function readSavable(button: HTMLElement): SavableItem {
  const heading = (button.closest('article') ?? document).querySelector('h1,h2,h3')
  // On the page, spaces that must not break stand within quotations.
  const title = heading?.textContent?.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_TITLE) ?? ''
  return { ...readSaveMark(button.dataset['save'] ?? ''), title }
}

function showSaved(button: HTMLElement, title: string, saved: boolean): void {
  // The name stays and the state changes: a reader by ear would else hear both turned round.
  button.setAttribute('aria-label', `Salva «${title}»`)
  button.setAttribute('aria-pressed', String(saved))
}
