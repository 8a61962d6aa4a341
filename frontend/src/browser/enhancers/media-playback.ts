import { PLAYED } from '../support/states.ts'

/** Less of a video than this in sight, and it was pushed away. */
const HALF = 0.5

/** What plays is heard alone: starting one clip stops the others. All of it works without script too, with one touch more. */
export function playAlone(): void {
  document.addEventListener('play', ({ target }) => stopOthers(target), true)
}

function stopOthers(target: EventTarget | null): void {
  if (!(target instanceof HTMLMediaElement)) return
  target.setAttribute(PLAYED, '')
  for (const other of document.querySelectorAll<HTMLMediaElement>('video,audio')) if (other !== target) other.pause()
}

/** A short video stops when it is pushed away. */
export function pauseShortVideos([list]: readonly HTMLElement[]): void {
  const leave = (seen: IntersectionObserverEntry[]) => {
    for (const { intersectionRatio, target } of seen) if (intersectionRatio < HALF) (target as HTMLVideoElement).pause()
  }
  // Neighbours touch: one of which nothing is seen still counts as met at its edge.
  const watch = new IntersectionObserver(leave, { threshold: HALF })
  list?.querySelectorAll('video').forEach((video) => watch.observe(video))
}
