import type { Journalist, JournalistReference } from '@liberta/contracts/people/journalist.schema'
import type { Tag } from '@liberta/contracts/stories/tag.schema'
import { z } from 'zod'
import { anythingField, chooseSlug, idField, neededWords, wordsField } from '../answers/field.schema.ts'
import type { Drop } from '../answers/keep-good.ts'
import { mapPicture } from './map-picture.ts'

const namedSchema = z.object({ id: idField, slug: wordsField, name: neededWords })

const naxosJournalistSchema = namedSchema.extend({ role: wordsField, biography: wordsField, picture: anythingField })

/** A tag; null where its id or its name is missing. */
export function mapTag(value: unknown): Tag | null {
  return mapNamed(value)
}

/** A byline; null where its id or its name is missing. */
export function mapJournalistReference(value: unknown): JournalistReference | null {
  return mapNamed(value)
}

/** A journalist with role, biography and picture; null where the id or the name is missing. */
export function mapJournalist(value: unknown, drop: Drop): Journalist | null {
  const named = mapNamed(value)
  const answer = naxosJournalistSchema.safeParse(value)
  if (!named || !answer.success) return null
  const { role, biography, picture } = answer.data
  return { ...named, role, biography, picture: mapPicture(picture, drop) }
}

function mapNamed(value: unknown): { id: number; slug: string; name: string } | null {
  const answer = namedSchema.safeParse(value)
  if (!answer.success) return null
  const { id, name } = answer.data
  const slug = chooseSlug(answer.data.slug, name)
  return slug ? { id, slug, name } : null
}
