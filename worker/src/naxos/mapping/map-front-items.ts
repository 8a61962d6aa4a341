import type { AddressGrammar } from '@liberta/addresses/address-grammar'
import type { Breaking, FrontClip, FrontEvent, FrontObituary, Live } from '@liberta/contracts/fronts/front.schema'
import { z } from 'zod'
import {
  anythingField,
  idField,
  instantField,
  makeLink,
  makeSlugWithId,
  pageIdField,
  requiredText,
  positiveField,
  wordsField,
} from '../answers/field.schema.ts'
import type { Drop } from '../answers/keep-last-valid.ts'
import { mapPicture } from './map-picture.ts'

const naxosLiveSchema = z.object({ title: requiredText, URL: wordsField, updated_at: instantField })

const naxosBreakingSchema = z.object({
  id: pageIdField,
  title: requiredText,
  URL: wordsField,
  published_at: instantField,
})

const naxosClipSchema = z.object({
  id: idField,
  title: requiredText,
  series: wordsField,
  URL: wordsField,
  picture: anythingField,
  seconds: positiveField,
  published_at: instantField,
})

const naxosEventSchema = z.object({
  id: pageIdField,
  slug: wordsField,
  title: requiredText,
  category: wordsField,
  location: z
    .union([wordsField.pipe(z.string()), z.object({ name: wordsField, town: wordsField })])
    .nullish()
    .catch(null),
  period_start: instantField,
  picture: anythingField,
})

const naxosObituarySchema = z.object({ id: pageIdField, name: requiredText, age: positiveField, town: requiredText })

/** What is happening now; null where it has no title or no address. */
export function mapLive(grammar: AddressGrammar, value: unknown, updatedAt: string): Live | null {
  const answer = naxosLiveSchema.safeParse(value)
  const URL = makeLink(grammar, answer.data?.URL ?? null)
  if (!answer.success || URL === null) return null
  return { title: answer.data.title, URL, updatedAt: answer.data.updated_at ?? updatedAt }
}

/** Breaking news; null where its story, title, address or moment is missing. */
export function mapBreaking(grammar: AddressGrammar, value: unknown): Breaking | null {
  const answer = naxosBreakingSchema.safeParse(value)
  const URL = makeLink(grammar, answer.data?.URL ?? null)
  if (!answer.success || URL === null || answer.data.published_at === null) return null
  const { id, title, published_at: at } = answer.data
  return { id, title, URL, at }
}

/** A clip or an episode; null where its title, address or time is missing. */
export function mapClip(grammar: AddressGrammar, value: unknown, series: string, drop: Drop): FrontClip | null {
  const answer = naxosClipSchema.safeParse(value)
  if (!answer.success) return null
  const { id, title, seconds, published_at: publishedAt } = answer.data
  const URL = makeLink(grammar, answer.data.URL)
  if (URL === null || publishedAt === null) return null
  const picture = mapPicture(answer.data.picture, drop)
  return { id, title, series: answer.data.series ?? series, URL, picture, seconds, publishedAt }
}

/** An event; null where its title or the time at which it starts is missing. */
export function mapEvent(grammar: AddressGrammar, value: unknown, drop: Drop): FrontEvent | null {
  const answer = naxosEventSchema.safeParse(value)
  if (!answer.success || answer.data.period_start === null) return null
  const { id, title, location, period_start: startsAt } = answer.data
  const slug = makeSlugWithId([answer.data.slug, title], id)
  return {
    id,
    title,
    URL: grammar.build({ type: 'event', slug, id }),
    category: answer.data.category ?? 'Evento',
    place: namePlace(location ?? null) ?? 'Piacenza e provincia',
    startsAt,
    picture: mapPicture(answer.data.picture, drop),
  }
}

/** An obituary; null where a name or a town is missing: nothing is guessed about the dead. */
export function mapObituary(grammar: AddressGrammar, value: unknown): FrontObituary | null {
  const answer = naxosObituarySchema.safeParse(value)
  return answer.success ? { ...answer.data, URL: grammar.build({ type: 'obituary', id: answer.data.id }) } : null
}

function namePlace(location: string | { name: string | null; town: string | null } | null): string | null {
  if (location === null || typeof location === 'string') return location
  return [location.name, location.town].filter((words) => words !== null).join(', ') || null
}
