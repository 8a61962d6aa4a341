import bodoniItalic from '../../.data/fonts/bodoni-italic.woff2?url'
import faustinaItalic from '../../.data/fonts/faustina-italic.woff2?url'
import { whenIdle } from './page-life.ts'

const LATE_FACES = [
  ['Libre Bodoni', bodoniItalic, '500'],
  ['Faustina', faustinaItalic, '400'],
] as const

/**
 * Adds the italics, which stand below what a page opens with, when the page has loaded: until then the upright faces lean, and the
 * opening picture has the line to itself. Without scripts the style sheet names them at once (design/faces.css).
 */
export function addLateFaces(): void {
  whenIdle(() => {
    for (const [family, address, weight] of LATE_FACES) {
      document.fonts.add(new FontFace(family, `url(${address})`, { style: 'italic', weight, display: 'swap' }))
    }
  })
}
