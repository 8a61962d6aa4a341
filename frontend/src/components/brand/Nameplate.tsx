import parts from '../../styles/parts.module.css'
import { brickPoints, NAMEPLATE_ACCENT, NAMEPLATE_BOX } from './draw-mark.ts'
import { LETTER, WORD } from './outlines.ts'

const NAMEPLATE_VIEW = `${NAMEPLATE_BOX.x} ${NAMEPLATE_BOX.y} ${NAMEPLATE_BOX.width} ${NAMEPLATE_BOX.height}`

/** «Libertà» as drawn letters; the word is `currentColor`, the accent takes its colour from `accent`. */
export function Nameplate({ className, title }: { className?: string; title: string }) {
  return (
    <>
      <svg className={className} viewBox={NAMEPLATE_VIEW} aria-hidden="true">
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
        <polygon fill="var(--accent,var(--cotto))" points={NAMEPLATE_ACCENT} />
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
