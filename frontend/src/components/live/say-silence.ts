import { writeClock } from '@liberta/italian/italian-date'

/** Without a word of the CMS for so long nothing is called live; milliseconds. */
export const SILENT_AFTER_MS = 180_000

/** Whether the last word was too long ago to call anything live. Both in milliseconds of one clock. */
export function isSilent(heardMs: number, nowMs: number): boolean {
  return nowMs - heardMs >= SILENT_AFTER_MS
}

/** What the line of state says of that, on the page as it is made and as it stays open: «Ultimo contatto 10.42». */
export function saySilence(heardMs: number): { title: string; words: string } {
  return { title: `Ultimo contatto ${writeClock(new Date(heardMs))}`, words: 'proviamo ancora' }
}
