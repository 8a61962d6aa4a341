import type { PictureSubject, StoryEvent } from './story.types.ts'

type Slots = NonNullable<StoryEvent['slots']>

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
): StoryEvent {
  return { theme, subjects, slots, titles, standfirsts, steps, quotes, ...(months ? { months } : {}) }
}
