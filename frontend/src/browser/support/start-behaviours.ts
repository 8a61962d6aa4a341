import { selectorOf } from './selectors.ts'
import type { Hook } from './selectors.ts'

/** Something that script adds to a page. */
export interface Behaviour {
  /** What it is started on: where the page has none it is left out. Without a hook it is of every page. */
  on?: Hook
  /** Called once, with all elements of the hook that the page has now; may take what it needs from a file of its own. */
  start: (elements: never[]) => unknown
}

/** Starts behaviours, each in a task of its own: a touch in between is answered first, and one that fails takes no other with it. */
export function startBehaviours(behaviours: readonly Behaviour[]): void {
  for (const behaviour of behaviours) setTimeout(begin, 0, behaviour)
}

async function begin({ on, start }: Behaviour): Promise<void> {
  const elements = on === undefined ? [] : [...document.querySelectorAll<HTMLElement>(selectorOf(on))]
  try {
    if (on === undefined || elements.length > 0) await start(elements as never[])
  } catch (error) {
    console.warn(`${on ?? 'A part'} of the page failed to start`, error)
  }
}
