import type { MultimediaTeaser } from '@liberta/contracts/multimedia/multimedia.schema'
import { describeClipLength } from '@liberta/italian/write-number'

/** How much there is of an item, for the tab on its picture: '4.12', '24 foto'; null where it is not known. */
export function describeAmount({ type, seconds, pictureCount }: MultimediaTeaser): string | null {
  if (type === 'gallery') return pictureCount > 0 ? `${pictureCount} foto` : null
  return seconds === null ? null : describeClipLength(seconds)
}

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`

/** A length in words, rounded to minutes from the first minute on: '45 secondi', '4 minuti', '1 ora e 12 minuti'. */
export function describeLength(seconds: number): string {
  if (seconds < 60) return count(seconds, 'secondo', 'secondi')
  const minutes = Math.round(seconds / 60)
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  const parts = [
    ...(hours > 0 ? [count(hours, 'ora', 'ore')] : []),
    ...(rest > 0 ? [count(rest, 'minuto', 'minuti')] : []),
  ]
  return parts.join(' e ')
}

/** The label over an item's title: the innermost folder it lies in, else what it is. */
export function nameSeries({ folders, type }: Pick<MultimediaTeaser, 'folders' | 'type'>): string {
  return folders.at(-1)?.name ?? { video: 'Video', gallery: 'Foto', audio: 'Audio' }[type]
}
