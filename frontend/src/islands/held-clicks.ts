import { ISLAND, SCRIPTED_BUTTON, selectorOf } from '../browser/support/selectors.ts'
import { AWAKE } from '../browser/support/states.ts'

/** Selector of the islands that do not answer clicks themselves yet. */
export const ASLEEP = `${selectorOf(ISLAND)}:not(${selectorOf(AWAKE)})`

/** A click on a button of an island that does not hear it yet. */
export interface HeldClick<Part = HTMLElement> {
  island: Part
  button: Part
}

/** What of an element is asked here. */
export interface ClickedPart<Part> {
  closest(selector: string): Part | null
}

/** The button and island of a click that has to be held; null for a click that is answered. */
export function findHeldClick<Part extends ClickedPart<Part>>(clicked: Part): HeldClick<Part> | null {
  const button = clicked.closest(SCRIPTED_BUTTON)
  const island = button?.closest(ASLEEP) ?? null
  return button === null || island === null ? null : { island, button }
}

/** Takes the clicks on one island out of those held, in their order; a button pressed twice in waiting is pressed once. */
export function takeHeldClicks<Part>(held: HeldClick<Part>[], island: Part): Part[] {
  const own = held.filter((click) => click.island === island)
  held.splice(0, held.length, ...held.filter((click) => click.island !== island))
  return [...new Set(own.map(({ button }) => button))]
}

/** Holds the clicks on islands that are asleep from the first moment on, and wakes those islands as soon as somebody can. */
export function holdClicks(): void {
  const held: NonNullable<Window['heldClicks']> = []
  window.heldClicks = held
  document.addEventListener(
    'click',
    ({ target }) => {
      const click = target instanceof Element ? findHeldClick(target as HTMLElement) : null
      if (click === null) return
      click.button.setAttribute('aria-busy', 'true')
      held.push(click)
      window.wakeIsland?.(click.island)
    },
    true,
  )
}

declare global {
  interface Window {
    /** Clicks that wait for their island, and who wakes it; filled by the first script, emptied by the second. */
    heldClicks?: HeldClick[]
    wakeIsland?: (island: HTMLElement) => void
  }
}
