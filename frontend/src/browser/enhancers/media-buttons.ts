import { describeClipLength } from '@liberta/italian/write-number'
import { draw, make } from '../support/make-element.ts'
import { CLIP } from '../support/selectors.ts'
import { FIRST, LAST, WAY } from '../support/states.ts'
import css from './media-buttons.module.css'

/** The square tab over each clip's picture that starts it. */
export function addStarts(clips: readonly HTMLElement[]): void {
  clips.forEach(addStart)
}

/** Until the clip has begun the tab stands for the browser's controls, then they come back. */
function addStart(clip: HTMLElement): void {
  const video = clip.querySelector('video')
  if (video === null || !video.paused) return
  const seconds = Number(clip.getAttribute(CLIP))
  const length = seconds > 0 ? [describeClipLength(seconds)] : []
  // What stands in the button is part of its name (WCAG 2.5.3).
  const label = [`Guarda: ${video.getAttribute('aria-label') ?? ''}`, ...length].join(', ')
  const start = make('button', { type: 'button', class: css.start ?? '', 'aria-label': label }, draw('play'), ...length)
  video.controls = false
  start.addEventListener('click', () => {
    video.play().catch(() => undefined)
  })
  video.addEventListener(
    'play',
    () => {
      video.controls = true
      start.remove()
      video.focus({ preventScroll: true })
    },
    { once: true },
  )
  clip.append(start)
}

/** Arrows at the edges of each strip: for a mouse, which pushes nothing sideways; keys and fingers do without. */
export function addArrows(strips: readonly HTMLElement[]): void {
  strips.forEach(addPair)
}

function addPair(strip: HTMLElement): void {
  const list = strip.querySelector('ol')
  if (list === null) return
  for (const way of [-1, 1]) {
    const attributes = {
      type: 'button',
      class: css.push ?? '',
      [WAY]: String(way),
      tabindex: '-1',
      'aria-hidden': 'true',
    }
    const arrow = make('button', attributes, draw('down'))
    arrow.addEventListener('click', () => list.scrollBy({ left: way * list.clientWidth * 0.8 }))
    strip.append(arrow)
  }
  const look = () => {
    strip.toggleAttribute(FIRST, list.scrollLeft < 8)
    strip.toggleAttribute(LAST, list.scrollLeft > list.scrollWidth - list.clientWidth - 8)
  }
  list.addEventListener('scroll', look, { passive: true })
  look()
}
