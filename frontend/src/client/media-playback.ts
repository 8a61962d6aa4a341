import { readTurn } from './media-keys.ts'

/**
 * What plays is heard alone: starting one clip stops the others, and a short video stops when it is pushed away. In the viewer of
 * galleries the arrows follow the links beside the photograph. All of it works without script too, with one touch more.
 */
export function startMediaPlayback(): void {
  document.addEventListener('play', ({ target }) => playAlone(target), true)
  document.addEventListener('keydown', turnPage)
  const shorts = document.querySelectorAll<HTMLVideoElement>('[data-shorts] video')
  if (shorts.length === 0) return
  const watch = new IntersectionObserver((seen) => {
    for (const { isIntersecting, target } of seen) if (!isIntersecting) (target as HTMLVideoElement).pause()
  })
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
