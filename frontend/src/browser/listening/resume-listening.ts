import { recallInTab } from '../support/device-memory.ts'

/** Brings the player at once where something was in its bar on the page before; no other page asks for it by itself. */
export async function resumeListening(): Promise<void> {
  if (recallInTab(NOW_KEY) !== null) (await import('./listening-player.ts')).goOn()
}

/** Where it is kept what is in the player's bar (for this tab), and how far each recording was heard (on this device). */
export const NOW_KEY = 'ascolto'
export const HEARD_KEY = 'ascoltati'
