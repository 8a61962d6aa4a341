import type { HiddenStory } from '../../naxos/answers/anonymise-answer.ts'
import { referenceField } from '../../naxos/answers/field.schema.ts'
import { createNameHider, wordsOf } from '../../naxos/answers/hide-names.ts'

/** From so many letters on a word of a search may be the beginning of another one, and with one more it may be misspelled. */
const SHORTEST_BEGINNING = 3

/**
 * What a search found, without the stories that it found by a name that they hide: to find a story by a name tells whose it is. A search by
 * any word of the name is one, also by the word's beginning or with a slip, as the CMS finds them.
 * @param text what was sought; null where a search has no words
 */
export function leaveOutSought(
  items: readonly unknown[],
  text: string | null,
  hidden: readonly HiddenStory[],
): readonly unknown[] {
  if (text === null || hidden.length === 0) return items
  const sought = wordsOf(text)
  const isFoundByName = ({ names }: HiddenStory) =>
    [...createNameHider(names).tellingWords].some((word) => isSought(word, sought))
  const found = new Set(hidden.filter(isFoundByName).map(({ id }) => id))
  return items.filter((item) => !found.has(referenceField.safeParse(item).data ?? null))
}

function isSought(word: string, sought: readonly string[]): boolean {
  return sought.some((other) => {
    if (word === other) return true
    if (other.length < SHORTEST_BEGINNING) return false
    return word.startsWith(other) || (other.length > SHORTEST_BEGINNING && isOneSlip(word, other))
  })
}

/** Whether one letter more, less or other makes one word the other. */
function isOneSlip(one: string, other: string): boolean {
  const [long, short] = one.length < other.length ? [other, one] : [one, other]
  if (long.length - short.length > 1) return false
  let same = 0
  while (same < short.length && long[same] === short[same]) same += 1
  return long.slice(same + 1) === short.slice(long.length === short.length ? same + 1 : same)
}
