import type { Multimedia, MultimediaTeaser } from '@liberta/contracts/multimedia/multimedia.schema'
import { z } from 'zod'
import {
  anythingField,
  pageIdField,
  instantField,
  itemsField,
  multilineText,
  makeSlugWithId,
  mediaPathField,
  requiredText,
  positiveField,
  wordsField,
} from '../answers/field.schema.ts'
import { keepFirst, keepLastValid } from '../answers/keep-last-valid.ts'
import type { Drop } from '../answers/keep-last-valid.ts'
import type { FolderIndex } from './folder-index.ts'
import { mapCaptions } from './map-captions.ts'
import { mapTag } from './map-people.ts'
import { mapPicture } from './map-picture.ts'
import { readIds } from './map-teaser.ts'

/** What the mapping of multimedia items needs beside the answer itself. */
export interface MultimediaContext {
  folders: FolderIndex
  drop: Drop
}

const naxosMultimediaSchema = z.object({
  id: pageIdField,
  slug: wordsField,
  title: requiredText,
  type: z.enum(['video', 'gallery', 'audio']),
  tags: itemsField,
  folders: itemsField,
  picture: anythingField,
  seconds: positiveField,
  published_at: instantField,
  description: multilineText,
  source_url: mediaPathField,
  captions: itemsField,
  pictures: itemsField,
})

/** A video, gallery or recording as a card shows it; null where its title, kind or time is missing. */
export function mapMultimediaTeaser(value: unknown, { folders, drop }: MultimediaContext): MultimediaTeaser | null {
  const answer = naxosMultimediaSchema.safeParse(value)
  if (!answer.success || answer.data.published_at === null) return null
  const { id, slug, title, type, seconds, published_at: publishedAt } = answer.data
  const isGallery = type === 'gallery'
  return {
    id,
    slug: makeSlugWithId([slug, title], id),
    title,
    type,
    picture: mapPicture(answer.data.picture, drop),
    seconds: isGallery ? null : seconds,
    pictureCount: isGallery ? mapPictures(answer.data.pictures, () => undefined).length : 0,
    publishedAt,
    folders: folders.refer(readIds(answer.data.folders)),
  }
}

/** Cards of a list; one that cannot be shown is dropped and counted. */
export function mapMultimediaTeasers(items: readonly unknown[], context: MultimediaContext): MultimediaTeaser[] {
  const teasers = keepLastValid(items, 'multimedia', context.drop, (item) => mapMultimediaTeaser(item, context))
  return keepFirst(teasers, (teaser) => teaser.id)
}

/** A whole item, its `watchNext` still empty; null where it cannot even be a card. */
export function mapMultimedia(value: unknown, context: MultimediaContext): Multimedia | null {
  const teaser = mapMultimediaTeaser(value, context)
  const answer = naxosMultimediaSchema.safeParse(value)
  if (!teaser || !answer.success) return null
  const pictures = teaser.type === 'gallery' ? mapPictures(answer.data.pictures, context.drop) : []
  return {
    ...teaser,
    pictureCount: pictures.length,
    description: answer.data.description,
    tags: keepFirst(keepLastValid(answer.data.tags, 'tag', context.drop, mapTag), (tag) => tag.id),
    sourceURL: teaser.type === 'gallery' ? null : answer.data.source_url,
    captions: teaser.type === 'video' ? mapCaptions(answer.data.captions, context.drop) : [],
    pictures,
    watchNext: [],
  }
}

/** The pictures that can be shown; `mapPicture` counts those that cannot. */
function mapPictures(items: readonly unknown[], drop: Drop) {
  return items.flatMap((item) => mapPicture(item, drop) ?? [])
}
