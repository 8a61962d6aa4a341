import type { ZoneSlug } from '../places/zones.table.ts'
import type { PictureSubject, StoryEvent } from './story.types.ts'

type Slots = NonNullable<StoryEvent['slots']>

/** The valleys, for what happens only in hills and mountains. */
export const valleys: readonly ZoneSlug[] = ['val-tidone', 'val-trebbia', 'val-nure', 'val-d-arda']

/** The plain that the Po can reach. */
export const riverside: readonly ZoneSlug[] = ['piacenza', 'bassa', 'lungo-il-po']

/** A row of a topic table, in the order in which a story is read. */
export function defineEvent(
  theme: string,
  subjects: readonly PictureSubject[],
  slots: Slots,
  titles: readonly string[],
  standfirsts: readonly string[],
  steps: readonly string[],
  quotes: StoryEvent['quotes'],
  months?: readonly number[],
  zones?: readonly ZoneSlug[],
): StoryEvent {
  return {
    theme,
    subjects,
    slots,
    titles,
    standfirsts,
    steps,
    quotes,
    ...(months ? { months } : {}),
    ...(zones ? { zones } : {}),
  }
}
