import type { Letter } from '@liberta/contracts/letters/letter.schema'
import { z } from 'zod'
import { chooseSlug, idField, instantField, multilineText, requiredText, wordsField } from '../answers/field.schema.ts'
import { keepFirst, keepLastValid } from '../answers/keep-last-valid.ts'
import type { Drop } from '../answers/keep-last-valid.ts'

const naxosLetterSchema = z.object({
  id: idField,
  slug: wordsField,
  title: requiredText,
  author: requiredText,
  town: wordsField,
  text: multilineText.pipe(z.string().min(1)),
  answer: multilineText,
  published_at: instantField,
})

/** Letters to the editor; one without title, author, text or time is dropped and counted. */
export function mapLetters(items: readonly unknown[], drop: Drop): Letter[] {
  return keepFirst(keepLastValid(items, 'letter', drop, mapLetter), (letter) => letter.id)
}

function mapLetter(value: unknown): Letter | null {
  const read = naxosLetterSchema.safeParse(value)
  if (!read.success) return null
  const { published_at: publishedAt, ...letter } = read.data
  const slug = chooseSlug(letter.slug, letter.title) || `lettera-${letter.id}`
  return publishedAt === null ? null : { ...letter, slug, publishedAt }
}
