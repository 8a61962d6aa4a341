import type { LiveList, LiveStory } from '@liberta/contracts/live/live-event.schema'

const FEW = ['un', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci']

/** How many stories of a list stand before the first that is known. */
export function countNew({ stories }: LiveList, known: readonly string[]): number {
  const first = stories.findIndex(({ id }) => known.includes(String(id)))
  return first < 0 ? stories.length : first
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
