import { whenIdle } from '../support/page-life.ts'
import { whenReaderMoves } from '../support/reader-presence.ts'
import { ITALIC, selectorOf } from '../support/selectors.ts'
import { holdStill } from './hold-still.ts'

/** By the values of the hook: the italic as styles/faces.css names it, and what stands behind it. */
const LATE_FACES = {
  bodoni: ["italic 500 1em 'Bodoni opening'", "'Bodoni opening',var(--bodoni)"],
  faustina: ["italic 400 1em 'Faustina italic'", "'Faustina italic',var(--faustina)"],
} as const

/** Milliseconds by which a press has been answered, from its first touch on. */
const PRESS_MS = 300

/** The page rests when it has not been moved for so long; Safari tells the end of a scroll since 26.2 alone. */
const REST_MS = 150

/**
 * Brings the italics that the page sets. Until they are here the upright face stands in their place, never one of the system's:
 * a face is given to its words when it has been loaded, and while that moves nothing in sight (browser/enhancers/hold-still.ts). To these
 * words alone: a face that joins the page has all of it laid out anew. Without scripts the style sheet names them at once (styles/faces.css).
 */
export function addLateFaces(): void {
  // So that no long layout falls into the first seconds: what a page opens with has no italics. And not within the press that begins it.
  whenReaderMoves(() => setTimeout(whenIdle, PRESS_MS, () => loadFaces(document)))
}

/** The same for words that have come into a page since because its reader asked for them. */
export function loadFaces(within: ParentNode): void {
  for (const [name, [font, family]] of Object.entries(LATE_FACES)) {
    const words = [...within.querySelectorAll<HTMLElement>(selectorOf(ITALIC, name))].filter(
      ({ style }) => style.fontFamily === '',
    )
    if (words.length === 0) continue
    document.fonts
      .load(font)
      .then(() => giveFace(family, words))
      .catch((error: unknown) => console.warn(`The italic of ${name} failed to load`, error))
  }
}

function giveFace(family: string, words: readonly HTMLElement[]): void {
  const boxes = words.map((word) => ({ measure: () => word.getBoundingClientRect() }))
  const set = (value: string) => {
    for (const { style } of words) style.fontFamily = value
  }
  const change = { make: () => set(family), undo: () => set('') }
  if (holdStill(boxes, innerHeight, change)) return
  const stop = new AbortController()
  // Once what would move has gone out of sight it is set, by the time that it is seen again.
  let resting: ReturnType<typeof setTimeout> | undefined
  const tryAtRest = () => {
    clearTimeout(resting)
    resting = setTimeout(() => holdStill(boxes, innerHeight, change) && stop.abort(), REST_MS)
  }
  for (const name of ['scroll', 'resize', 'visibilitychange']) {
    addEventListener(name, tryAtRest, { passive: true, signal: stop.signal })
  }
}
