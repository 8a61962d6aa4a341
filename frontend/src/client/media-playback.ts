import { readTurn } from './media-keys.ts'

/** Less of a video than this in sight, and it was pushed away. */
const HALF = 0.5

/**
 * What plays is heard alone: starting one clip stops the others, and a short video stops when it is pushed away. In the viewer of
 * galleries the arrows follow the links beside the photograph. All of it works without script too, with one touch more.
 */
export function startMediaPlayback(): void {
  document.addEventListener('play', ({ target }) => playAlone(target), true)
  document.addEventListener('keydown', turnPage)
  const shorts = document.querySelectorAll<HTMLVideoElement>('[data-shorts] video')
  if (shorts.length === 0) return
  const leave = (seen: IntersectionObserverEntry[]) => {
    for (const { intersectionRatio, target } of seen) if (intersectionRatio < HALF) (target as HTMLVideoElement).pause()
  }
  // Neighbours touch: one of which nothing is seen still counts as met at its edge.
  const watch = new IntersectionObserver(leave, { threshold: HALF })
  shorts.forEach((video) => watch.observe(video))
}

function playAlone(target: EventTarget | null): void {
  if (!(target instanceof HTMLMediaElement)) return
  target.dataset['played'] = ''
  for (const other of document.querySelectorAll<HTMLMediaElement>('video,audio')) if (other !== target) other.pause()
}

function turnPage(event: KeyboardEvent): void {
  const turn = readTurn(event)
  // Arrows inside the menu's search box move its caret.
  if (turn === null || event.target instanceof HTMLInputElement) return
  document.querySelector<HTMLElement>(`[data-viewer] [data-turn=${turn}]`)?.click()
}
