import type { Obituary, ObituaryTown, Rite } from '@liberta/contracts/obituaries/obituary.schema'
import { writeClock } from '@liberta/italian/italian-date'
import { writeBeginning } from '@liberta/italian/written-hours'
import { z } from 'zod'
import {
  anythingField,
  dayField,
  encodedSlugField,
  pageIdField,
  instantField,
  multilineText,
  requiredText,
  positiveField,
  wordsField,
} from '../answers/field.schema.ts'
import { keepFirst, keepLastValid } from '../answers/keep-last-valid.ts'
import type { Drop } from '../answers/keep-last-valid.ts'
import { mapPicture } from './map-picture.ts'

const naxosObituarySchema = z.object({
  id: pageIdField,
  kind: z.enum(['death', 'thanks', 'mass', 'anniversary']),
  name: requiredText,
  age: positiveField,
  town: wordsField,
  died_on: dayField,
  rite: anythingField,
  text: multilineText,
  portrait: anythingField,
  published_at: instantField,
})

const naxosRiteSchema = z.object({
  type: z.enum(['funeral', 'rosary', 'farewell', 'mass']),
  // A day alone is its first instant: no hour was given.
  at: instantField.pipe(z.string()).refine((at) => writeBeginning(writeClock(new Date(at))) !== null),
  church: wordsField,
  town: wordsField,
})

/** An obituary; null where its kind, name or time is missing or unknown: nothing is guessed about the dead. */
export function mapObituary(value: unknown, drop: Drop): Obituary | null {
  const answer = naxosObituarySchema.safeParse(value)
  if (!answer.success || answer.data.published_at === null) return null
  const { died_on: diedOn, rite, portrait, published_at: publishedAt, ...obituary } = answer.data
  return { ...obituary, diedOn, rite: mapRite(rite), portrait: mapPicture(portrait, drop), publishedAt }
}

/** Obituaries of a list; one that cannot be shown is dropped and counted. */
export function mapObituaries(items: readonly unknown[], drop: Drop): Obituary[] {
  const obituaries = keepLastValid(items, 'obituary', drop, (item) => mapObituary(item, drop))
  return keepFirst(obituaries, (obituary) => obituary.id)
}

const naxosTownSchema = z.object({ slug: encodedSlugField.pipe(z.string()), name: requiredText })

/** The towns that obituaries name, in the order of the alphabet; one without a slug or a name, or a second one of a slug, is left out. */
export function mapObituaryTowns(items: readonly unknown[], drop: Drop): ObituaryTown[] {
  const towns = keepLastValid(items, 'town', drop, (item) => naxosTownSchema.safeParse(item).data ?? null)
  return keepFirst(towns, ({ slug }) => slug).toSorted((one, other) => one.name.localeCompare(other.name, 'it'))
}

/** A rite whose kind or hour is not certain is not told. */
function mapRite(value: unknown): Rite | null {
  return naxosRiteSchema.safeParse(value).data ?? null
}
