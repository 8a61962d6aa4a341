import { keepInTab, recallInTab } from '../support/device-memory.ts'
import { readTurn } from './media-keys.ts'
import { draw, make } from '../listening/listening-parts.ts'
import { describeClipLength } from '@liberta/italian/clip-length'
import css from './media-buttons.module.css'

/** Which way the reader turned, so that the focus is found there again on the next photograph. */
const TURN_KEY = 'giro'

/** The square tab over each clip's picture that starts it, arrows at the edges of strips, and the viewer's keys. */
export function startMediaButtons(): void {
  for (const clip of document.querySelectorAll<HTMLElement>('[data-clip]')) addStart(clip)
  for (const strip of document.querySelectorAll<HTMLElement>('[data-strip]')) addArrows(strip)
  const viewer = document.querySelector<HTMLElement>('[data-viewer]')
  if (viewer !== null) startViewer(viewer)
}

/** Until the clip has begun the tab stands for the browser's controls, then they come back. */
function addStart(clip: HTMLElement): void {
  const video = clip.querySelector('video')
  if (video === null || !video.paused) return
  const seconds = Number(clip.dataset['clip'])
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

/** For a mouse, which pushes nothing sideways; keys and fingers do without. */
function addArrows(strip: HTMLElement): void {
  const list = strip.querySelector('ol')
  if (list === null) return
  for (const way of [-1, 1]) {
    const attributes = {
      type: 'button',
      class: css.push ?? '',
      'data-way': String(way),
      tabindex: '-1',
      'aria-hidden': 'true',
    }
    const arrow = make('button', attributes, draw('down'))
    arrow.addEventListener('click', () => list.scrollBy({ left: way * list.clientWidth * 0.8, behavior: 'smooth' }))
    strip.append(arrow)
  }
  const look = () => {
    strip.toggleAttribute('data-first', list.scrollLeft < 8)
    strip.toggleAttribute('data-last', list.scrollLeft > list.scrollWidth - list.clientWidth - 8)
  }
  list.addEventListener('scroll', look, { passive: true })
  look()
}

/** Photographs follow one another in one entry of the history: back leads out of the gallery, and Escape closes it. */
function startViewer(viewer: HTMLElement): void {
  const turn = recallInTab(TURN_KEY)
  keepInTab(TURN_KEY, null)
  if (turn !== null) {
    const turns = [...viewer.querySelectorAll<HTMLElement>('[data-turn]')]
    const same = turns.find(({ dataset }) => dataset['turn'] === turn) ?? turns[0]
    same?.focus({ preventScroll: true })
  }
  viewer.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link === null || link.pathname !== location.pathname || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    keepInTab(TURN_KEY, link.dataset['turn'] ?? 'next')
    location.replace(link.href)
  })
  document.addEventListener('keydown', (event) => {
    // Arrows inside the menu's search box move its caret, and Escape closes the menu.
    if (event.target instanceof HTMLInputElement || document.body.dataset['menu'] === 'open') return
    const turned = readTurn(event)
    if (turned !== null) viewer.querySelector<HTMLElement>(`[data-turn=${turned}]`)?.click()
    else if (event.key === 'Escape') viewer.querySelector<HTMLElement>('[data-close]')?.click()
  })
}
