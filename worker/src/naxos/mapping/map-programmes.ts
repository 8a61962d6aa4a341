import type { Programme } from '@liberta/contracts/multimedia/programme.schema'
import { makeSlug } from '@liberta/contracts/text/slug'
import { z } from 'zod'
import {
  anythingField,
  encodedSlugField,
  idField,
  itemsField,
  multilineText,
  requiredText,
  optionalIdField,
  wordsField,
} from '../answers/field.schema.ts'
import { keepFirst, keepLastValid } from '../answers/keep-last-valid.ts'
import { mapMultimediaTeasers } from './map-multimedia.ts'
import type { MultimediaContext } from './map-multimedia.ts'
import { mapPicture } from './map-picture.ts'

const naxosProgrammeSchema = z.object({
  id: idField,
  slug: encodedSlugField,
  title: requiredText,
  schedule: wordsField,
  description: multilineText,
  picture: anythingField,
  folder: optionalIdField,
  episodes: itemsField,
})

/** The television's programmes; one without id or title, or a second one of a slug, is left out. */
export function mapProgrammes(items: readonly unknown[], context: MultimediaContext): Programme[] {
  const programmes = keepLastValid(items, 'programme', context.drop, (item) => mapProgramme(item, context))
  return keepFirst(programmes, (programme) => programme.slug)
}

function mapProgramme(value: unknown, context: MultimediaContext): Programme | null {
  const answer = naxosProgrammeSchema.safeParse(value)
  if (!answer.success) return null
  const { id, title, schedule, description, folder, episodes } = answer.data
  const slug = answer.data.slug ?? makeSlug(title)
  if (!slug) return null
  return {
    id,
    slug,
    title,
    schedule,
    description,
    picture: mapPicture(answer.data.picture, context.drop),
    folderSlug: folder === null ? null : (context.folders.find(folder)?.slug ?? null),
    episodes: mapMultimediaTeasers(episodes, context),
  }
}
