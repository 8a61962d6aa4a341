import { recallInTab } from '../support/device-memory.ts'
import { NOW_KEY } from './listening-memory.ts'

/** Brings the player at once where something was in its bar on the page before; no other page asks for it by itself. */
export async function resumeListening(): Promise<void> {
  if (recallInTab(NOW_KEY) !== null) (await import('./listening-player.ts')).goOn()
}
