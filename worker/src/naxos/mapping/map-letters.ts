import type { Letter } from '@liberta/contracts/letters/letter.schema'
import { z } from 'zod'
import { chooseSlug, idField, instantField, linesField, neededWords, wordsField } from '../answers/field.schema.ts'
import { keepFirst, keepGood } from '../answers/keep-good.ts'
import type { Drop } from '../answers/keep-good.ts'

const naxosLetterSchema = z.object({
  id: idField,
  slug: wordsField,
  title: neededWords,
  author: neededWords,
  town: wordsField,
  text: linesField.pipe(z.string().min(1)),
  answer: linesField,
  published_at: instantField,
})

/** Letters to the editor; one without title, author, text or time is dropped and counted. */
export function mapLetters(items: readonly unknown[], drop: Drop): Letter[] {
  return keepFirst(keepGood(items, 'letter', drop, mapLetter), (letter) => letter.id)
}

function mapLetter(value: unknown): Letter | null {
  const read = naxosLetterSchema.safeParse(value)
  if (!read.success) return null
  const { published_at: publishedAt, ...letter } = read.data
  const slug = chooseSlug(letter.slug, letter.title) || `lettera-${letter.id}`
  return publishedAt === null ? null : { ...letter, slug, publishedAt }
}
