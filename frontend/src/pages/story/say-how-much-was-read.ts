import type { Story } from '@liberta/contracts/stories/story.schema'
import { readingSeconds } from '@liberta/contracts/stories/reading-time'

/** A story is measured in minutes from so many seconds on. */
const TWO_MINUTES = 120

/** How much of a locked story stands on the page: 'Hai letto 1 minuto su 6.'; by its reading time, at 250 words a minute. */
export function sayHowMuchWasRead({ blocks, readingSeconds: whole }: Pick<Story, 'blocks' | 'readingSeconds'>): string {
  const read = readingSeconds(blocks, [])
  if (whole < TWO_MINUTES) return `Hai letto ${count(read, 'secondo', 'secondi')} su ${whole}.`
  const [minutes, of] = [Math.round(read / 60), Math.round(whole / 60)]
  return minutes === 0
    ? `Hai letto meno di un minuto su ${of}.`
    : `Hai letto ${count(minutes, 'minuto', 'minuti')} su ${of}.`
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`
}
