import bodoniItalic from '../../.data/fonts/bodoni-italic.woff2?url'
import faustinaItalic from '../../.data/fonts/faustina-italic.woff2?url'

const LATE_FACES = [
  ['Libre Bodoni', bodoniItalic, '500'],
  ['Faustina', faustinaItalic, '400'],
] as const
/** For a reader who only looks; milliseconds. */
const AT_THE_LATEST_MS = 8000

/**
 * Adds the italics, which stand below what a page opens with, when the reader moves: until then the upright faces lean, the opening
 * picture has the line to itself, and no long layout holds up the first seconds. Without scripts the style sheet names them at once
 * (design/faces.css).
 */
export function addLateFaces(): void {
  const stop = new AbortController()
  const add = () => {
    stop.abort()
    clearTimeout(timer)
    for (const [family, address, weight] of LATE_FACES) {
      document.fonts.add(new FontFace(family, `url(${address})`, { style: 'italic', weight, display: 'swap' }))
    }
  }
  const timer = setTimeout(add, AT_THE_LATEST_MS)
  for (const name of ['scroll', 'pointerdown', 'keydown']) {
    addEventListener(name, add, { passive: true, signal: stop.signal })
  }
}
