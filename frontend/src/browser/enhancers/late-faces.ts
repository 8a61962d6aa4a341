import bodoniItalic from '../../../.data/fonts/bodoni-italic.woff2?url'
import faustinaItalic from '../../../.data/fonts/faustina-italic.woff2?url'
import { browserLog } from '../support/browser-log.ts'
import { whenReaderMoves } from '../support/page-life.ts'
import { holdStill } from './hold-still.ts'
import type { Box } from './hold-still.ts'

const LATE_FACES = [
  ['Libre Bodoni', bodoniItalic, '500'],
  ['Faustina', faustinaItalic, '400'],
] as const

interface Words extends Box {
  family: string
}

/**
 * Brings the italics that the page sets. Until they are here the upright face stands in their place, never one of the system's:
 * a face is given to the page when it has been loaded, and while that moves nothing in sight (browser/enhancers/hold-still.ts). Without
 * scripts the style sheet names them at once (styles/faces.css).
 */
export function addLateFaces(): void {
  // So that no long layout falls into the first seconds: what a page opens with has no italics.
  whenReaderMoves(loadFaces)
}

function loadFaces(): void {
  const words = findItalics()
  for (const [family, address, weight] of LATE_FACES) {
    const own = words.filter((one) => one.family.includes(family))
    if (own.length === 0) continue
    new FontFace(family, `url(${address})`, { style: 'italic', weight })
      .load()
      .then((face) => giveFace(face, own))
      .catch((error: unknown) => browserLog.warn(`The italic of ${family} failed to load`, error))
  }
}

function giveFace(face: FontFace, words: readonly Words[]): void {
  const change = {
    make: () => void document.fonts.add(face),
    undo: () => void document.fonts.delete(face),
  }
  if (holdStill(words, innerHeight, change)) return
  const stop = new AbortController()
  // What comes into sight later is set again by the time it is seen.
  const tryAgain = () => holdStill(words, innerHeight, change) && stop.abort()
  for (const name of ['scrollend', 'resize', 'visibilitychange']) {
    addEventListener(name, tryAgain, { passive: true, signal: stop.signal })
  }
}

function findItalics(): Words[] {
  return [...document.querySelectorAll('main *')].flatMap((element) => {
    const { fontStyle, fontFamily: family } = getComputedStyle(element)
    return fontStyle === 'italic' ? [{ family, measure: () => element.getBoundingClientRect() }] : []
  })
}
