import type { BarActions } from './listening-bar.ts'
import type { NowListening } from './now-listening.ts'

/** Tells the system what is heard, for lock screens, headphones and keyboards (Media Session). */
export function showOnLockScreen({ title, series, cover }: NowListening, { toggle, step, close }: BarActions): void {
  if (!('mediaSession' in navigator)) return
  const { mediaSession } = navigator
  const artwork = cover === null ? [] : [{ src: cover }]
  mediaSession.metadata = new MediaMetadata({ title, artist: series, album: 'Libertà', artwork })
  const handlers = {
    play: toggle,
    pause: toggle,
    stop: close,
    seekbackward: () => step(-15),
    seekforward: () => step(30),
  }
  for (const [action, handler] of Object.entries(handlers))
    mediaSession.setActionHandler(action as keyof typeof handlers, handler)
}
