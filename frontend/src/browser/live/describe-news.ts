import type { LiveList, LiveStory } from '@liberta/contracts/live/live-event.schema'
import { CLOCK_TOLERANCE_MS } from '@liberta/contracts/live/standing-breaking'

const FEW = ['un', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci']

/**
 * How many stories of a list stand before the first that is known, without those that are. One of a time to come is not the first, as it
 * stands before all that is published until then.
 * @param seenAt when the page came that knows them; milliseconds since the epoch
 */
export function countNew({ stories }: LiveList, known: readonly string[], seenAt: number): number {
  const isKnown = ({ id }: { id: number }) => known.includes(String(id))
  const first = stories.findIndex((story) => isKnown(story) && Date.parse(story.at) <= seenAt + CLOCK_TOLERANCE_MS)
  return stories.slice(0, first < 0 ? stories.length : first).filter((story) => !isKnown(story)).length
}

/** «3 nuovi articoli»; null for none. */
export function describeNew(count: number): string | null {
  if (count === 0) return null
  return count === 1 ? 'Un nuovo articolo' : `${count} nuovi articoli`
}

/** What has become of a story since a page was made of it; null where nothing has. @param shown when what is shown was changed last, and its paragraphs */
export function describeUpdate(story: LiveStory, shown: { at: number; paragraphs: number }): string | null {
  if (Date.parse(story.updatedAt) <= shown.at) return null
  if (Date.parse(story.correctedAt ?? '') > shown.at) return 'Corretto'
  const more = story.paragraphs - shown.paragraphs
  if (more <= 0) return 'Aggiornato ora'
  return `Aggiornato ora: ${FEW[more - 1] ?? more} ${more === 1 ? 'paragrafo' : 'paragrafi'} in più`
}
