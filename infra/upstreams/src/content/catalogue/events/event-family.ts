import type { PictureSubject } from '../../stories/story.types.ts'
import type { VenueKind } from './venues.table.ts'

/**
 * One event that can be announced. `{slot}` stands for a value: `town`, `aTown` («a Bobbio», «ad Alseno»), `diTown`,
 * `place`, `who` and `other` (invented people), `man` (an invented man), and the entry’s own slots, whose alternatives are parted by `|`.
 */
export interface EventEntry {
  title: string
  about: string
  scene: readonly [subject: PictureSubject, alt: string]
  slots?: Readonly<Record<string, string>>
  /** Months (1 to 12) in which it makes sense; those of its family when left out. */
  months?: readonly number[]
  /** When and where it is held, where its family leaves too much open. */
  begins?: readonly number[]
  venues?: readonly VenueKind[]
  /** Who organises it, where not everybody of the family would. */
  organisers?: readonly string[]
}

/** All events of one category, and what they have in common. */
export interface EventFamily {
  category: string
  /** Relative frequency. */
  weight: number
  venues: readonly VenueKind[]
  /** Months (1 to 12) in which it takes place; any when left out. */
  months?: readonly number[]
  /** When it begins, in minutes after midnight. */
  begins: readonly number[]
  /** How many minutes it lasts on a day. */
  lasts: number
  /** For how many days it goes on, least and most. */
  days: readonly [number, number]
  prices: readonly string[]
  organisers: readonly string[]
  entries: readonly EventEntry[]
  /** Sentences of the middle of a description. */
  middle: readonly string[]
  /** How to get in, where to ask. */
  practical: readonly string[]
  tags: readonly string[]
}
