import type { Author, Journalist } from '@liberta/contracts/people/journalist.schema'
import type { Tag } from '@liberta/contracts/stories/story.schema'
import { z } from 'zod'
import { anythingField, encodedSlugField, idField, requiredText, wordsField } from '../answers/field.schema.ts'
import type { Drop } from '../answers/keep-last-valid.ts'
import { mapPicture } from './map-picture.ts'

const namedSchema = z.object({ id: idField, slug: encodedSlugField, name: requiredText })

const naxosJournalistSchema = namedSchema.extend({ role: wordsField, biography: wordsField, picture: anythingField })

/** A tag; null where its id, its name, or the slug that alone leads to its stories is missing. */
export function mapTag(value: unknown): Tag | null {
  return mapNamed(value)
}

/** A byline, of an opinion with the writer's portrait; null where its id or its name is missing. Without a slug it is a name without a page. */
export function mapAuthor(value: unknown, { drop, isOpinion }: { drop: Drop; isOpinion: boolean }): Author | null {
  const named = namedSchema.safeParse(value).data ?? null
  if (!named || !isOpinion) return named
  const portrait = mapPicture(naxosJournalistSchema.safeParse(value).data?.picture, drop)
  return portrait ? { ...named, portrait } : named
}

/** A journalist with role, biography and picture; null where the id, the slug or the name is missing. */
export function mapJournalist(value: unknown, drop: Drop): Journalist | null {
  const named = mapNamed(value)
  const answer = naxosJournalistSchema.safeParse(value)
  if (!named || !answer.success) return null
  const { role, biography, picture } = answer.data
  return { ...named, role, biography, picture: mapPicture(picture, drop) }
}

function mapNamed(value: unknown): { id: number; slug: string; name: string } | null {
  const answer = namedSchema.safeParse(value)
  if (!answer.success || answer.data.slug === null) return null
  const { id, slug, name } = answer.data
  return { id, slug, name }
}
