import { splitParagraphs } from '@liberta/italian/split-paragraphs'

/** A first paragraph of more letters than this is parted after its first sentence of some length. */
const LONGEST = 220
const FIRST_SENTENCE = /^(.{60,}?[.!?…»])\s+(.+)$/su

/** A description's paragraphs, the first short enough to stand under a title. */
export function splitStandfirst(description: string | null): string[] {
  const [first, ...others] = splitParagraphs(description)
  if (first === undefined) return []
  const [, sentence, rest] = (first.length > LONGEST ? FIRST_SENTENCE.exec(first) : null) ?? []
  return sentence === undefined || rest === undefined ? [first, ...others] : [sentence, rest, ...others]
}
