import parts from '../../styles/parts.module.css'
import { LETTER, UNITS_PER_EM, WORD, brickPoints } from './outlines.ts'

/** The accent of the nameplate: .285 × .2 em, one slanted brick (docs/design.md). */
const BRICK = { width: 0.285 * UNITS_PER_EM, height: 0.2 * UNITS_PER_EM }
/** Where the brick begins right of the last letter's origin, and its top above the baseline. */
const BRICK_PLACE = { right: 92, top: -838 }

/** «Libertà» as drawn letters; the word is `currentColor`, the accent takes its colour from `accent`. */
export function Nameplate({ className, title }: { className?: string; title: string }) {
  return (
    <>
      <svg className={className} viewBox={`20 -850 ${WORD.width - 20} 870`} aria-hidden="true">
        <use href="#nameplate" />
      </svg>
      <span className={parts.hidden}>{title}</span>
    </>
  )
}

/** The drawing that every nameplate of a page uses; stands once, near the top. */
export function NameplateDrawing() {
  return (
    <svg width="0" height="0" aria-hidden="true" focusable="false">
      <symbol id="nameplate" overflow="visible">
        <path fill="currentColor" d={WORD.path} />
        <polygon
          fill="var(--accent,var(--cotto))"
          points={brickPoints(WORD.last + BRICK_PLACE.right, BRICK_PLACE.top, BRICK.width, BRICK.height)}
        />
      </symbol>
    </svg>
  )
}

/** The small brick before a label or a title. */
export function Marker({ className, width }: { className?: string; width?: number }) {
  return (
    <svg className={className} width={width} viewBox="0 0 31 21" aria-hidden="true">
      <polygon fill="currentColor" points={brickPoints(0, 0, 31, 21)} />
    </svg>
  )
}

/** The nameplate's à, its accent nearer: what is for subscribers. The letter is the last one of the drawing that every page has. */
export function SubscribersLetter({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="2900 -690 514 702" aria-hidden="true">
      <use href="#nameplate" />
      <polygon fill="var(--cotto)" points={brickPoints(2945, -684, 285, 182)} />
    </svg>
  )
}

/** The big à of the house advertisement, cut by the foot of its box. */
export function BigAccentedLetter({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="7 -631 560 456" aria-hidden="true">
      <path fill="currentColor" d={LETTER.path} />
      <polygon fill="var(--cotto)" points={brickPoints(66, -604, 277, 122)} />
    </svg>
  )
}

/** The letter whose accent has fallen, of the error page. */
export function FallenAccent({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="30 -475 990 495" aria-hidden="true">
      <path fill="currentColor" d={LETTER.path} />
      <polygon fill="var(--cotto)" points="597,2 702,-106 945,-62 885,2" />
    </svg>
  )
}
