/** Attribute of an island's element; `data-awake` joins it when the island hears clicks itself. */
export const ASLEEP = '[data-island]:not([data-awake])'
/** Buttons that do nothing without script. Links, forms and the menu's buttons work alone and are never held. */
const HELD = 'button[type=button]:not([popovertarget])'

/** A click on a button of an island that does not hear it yet. */
export interface HeldClick<Part = HTMLElement> {
  island: Part
  button: Part
}

/** What of an element is asked here. */
export interface ClickedPart<Part> {
  closest(selector: string): Part | null
}

/** The button and island of a click that has to be held; null for a click that is heard. */
export function findHeldClick<Part extends ClickedPart<Part>>(clicked: Part): HeldClick<Part> | null {
  const button = clicked.closest(HELD)
  const island = button?.closest(ASLEEP) ?? null
  return button === null || island === null ? null : { island, button }
}

/** Takes the clicks on one island out of those held, in their order; a button pressed twice in waiting is pressed once. */
export function takeHeldClicks<Part>(held: HeldClick<Part>[], island: Part): Part[] {
  const own = held.filter((click) => click.island === island)
  held.splice(0, held.length, ...held.filter((click) => click.island !== island))
  return [...new Set(own.map(({ button }) => button))]
}

declare global {
  interface Window {
    /** Clicks that wait for their island, and who wakes it; filled by the first script, emptied by the second. */
    heldClicks?: HeldClick[]
    wakeIsland?: (island: HTMLElement) => void
  }
}
