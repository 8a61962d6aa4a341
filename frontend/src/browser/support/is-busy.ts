import { FIELD, OPEN_DIALOG, selectorOf } from './selectors.ts'
import { BAR_OPEN, PHASE } from './states.ts'

/**
 * Whether the page has to be left as it is: nobody looks at it, something is open over it or plays, or the reader writes, or has
 * written what is not sent yet.
 */
export function isBusy(): boolean {
  return (
    document.hidden ||
    isCovered() ||
    find(selectorOf(PHASE, 'playing')).length > 0 ||
    find<HTMLMediaElement>('audio,video').some(({ paused }) => !paused) ||
    // A choice from a list has no value that it begins with.
    find<HTMLInputElement>(FIELD).some(
      (field) => field === document.activeElement || field.value !== (field.defaultValue ?? field.value),
    )
  )
}

/** Whether something is open over the page, to which its keys belong: a dialog, the menu, the listening bar over a phone's window. */
export function isCovered(): boolean {
  return find(`${OPEN_DIALOG},${selectorOf(BAR_OPEN)}`).length > 0
}

const find = <Found extends Element>(selector: string) => [...document.querySelectorAll<Found>(selector)]
