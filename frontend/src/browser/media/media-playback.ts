import { browserLog } from '../support/browser-log.ts'

/** Less of a video than this in sight, and it was pushed away. */
const HALF = 0.5

/**
 * What plays is heard alone: starting one clip stops the others, and a short video stops when it is pushed away. All of it works
 * without script too, with one touch more.
 */
export function startMediaPlayback(): void {
  document.addEventListener('play', ({ target }) => playAlone(target), true)
  if (document.querySelector('[data-clip],[data-strip],[data-viewer]') !== null) bringMediaButtons().catch(report)
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

/** What script adds to clips and galleries comes where there are such. */
async function bringMediaButtons(): Promise<void> {
  const { startMediaButtons } = await import('./media-buttons.ts')
  startMediaButtons()
}

function report(error: unknown): void {
  browserLog.warn('The buttons of the clips did not come', error)
}
