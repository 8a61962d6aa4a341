import type { AddressGrammar } from '@liberta/addresses/address-grammar'
import type { BannerConfiguration, BannerEntry } from '@liberta/contracts/configurations/banner-configuration.schema'
import { z } from 'zod'
import {
  anythingField,
  countField,
  flagField,
  idField,
  itemsField,
  makeLink,
  optionalIdField,
  wordsField,
} from '../answers/field.schema.ts'
import { keepFirst, keepLastValid } from '../answers/keep-last-valid.ts'
import type { Drop } from '../answers/keep-last-valid.ts'
import { mapTag } from './map-people.ts'
import { mapPicture } from './map-picture.ts'

const naxosConfigurationSchema = z.object({
  id: optionalIdField,
  slug: wordsField,
  name: wordsField,
  multimedia: itemsField,
})

const naxosEntrySchema = z.object({
  position: countField,
  multimedia: z.object({
    id: idField,
    title: wordsField,
    URL: wordsField,
    picture: anythingField,
    tags: itemsField,
    visibleBreakpoints: itemsField,
    invisibleBreakpoints: itemsField,
    forceScale: flagField,
  }),
})

/** The configuration of the section, folder or event category that was asked for by `id`; null where `data` is another's. */
export function mapBannerConfiguration(
  grammar: AddressGrammar,
  data: unknown,
  id: number,
  drop: Drop,
): BannerConfiguration | null {
  const answer = naxosConfigurationSchema.safeParse(data)
  if (!answer.success || (answer.data.id ?? id) !== id) return null
  const slug = answer.data.slug ?? String(id)
  const multimedia = keepLastValid(answer.data.multimedia, 'banner', drop, (entry) => mapEntry(grammar, entry, drop))
  return { id, slug, name: answer.data.name ?? slug, multimedia }
}

function mapEntry(grammar: AddressGrammar, value: unknown, drop: Drop): BannerEntry | null {
  const answer = naxosEntrySchema.safeParse(value)
  if (!answer.success || answer.data.position === null) return null
  const { position, multimedia } = answer.data
  return {
    position,
    multimedia: {
      ...multimedia,
      URL: makeLink(grammar, multimedia.URL),
      picture: mapPicture(multimedia.picture, drop),
      tags: keepFirst(keepLastValid(multimedia.tags, 'tag', drop, mapTag), (tag) => tag.id),
      visibleBreakpoints: multimedia.visibleBreakpoints.filter(isText),
      invisibleBreakpoints: multimedia.invisibleBreakpoints.filter(isText),
    },
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}
