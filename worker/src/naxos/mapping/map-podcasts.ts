import type { AddressGrammar } from '@liberta/addresses/address-grammar'
import type { Podcast, PodcastEpisode } from '@liberta/contracts/podcasts/podcast.schema'
import { makeSlug } from '@liberta/contracts/text/slug'
import { z } from 'zod'
import {
  anythingField,
  encodedSlugField,
  idField,
  instantField,
  itemsField,
  multilineText,
  makeLink,
  mediaPathField,
  requiredText,
  positiveField,
  wordsField,
} from '../answers/field.schema.ts'
import { keepFirst, keepLastValid } from '../answers/keep-last-valid.ts'
import type { Drop } from '../answers/keep-last-valid.ts'
import { mapPicture } from './map-picture.ts'

const naxosPodcastSchema = z.object({
  id: idField,
  slug: encodedSlugField,
  title: requiredText,
  description: multilineText,
  author: wordsField,
  picture: anythingField,
  links: itemsField,
  episodes: itemsField,
})

const naxosDoorSchema = z.object({ name: requiredText, URL: wordsField })

const naxosEpisodeSchema = z.object({
  id: idField,
  title: requiredText,
  seconds: positiveField,
  published_at: instantField,
  description: multilineText,
  audio_url: mediaPathField,
  bytes: positiveField,
  transcript_url: mediaPathField,
  chapters_url: mediaPathField,
})

/** All podcasts with their episodes; one without id or title, or a second one of a slug, is left out. */
export function mapPodcasts(grammar: AddressGrammar, items: readonly unknown[], drop: Drop): Podcast[] {
  const podcasts = keepLastValid(items, 'podcast', drop, (item) => mapPodcast(grammar, item, drop))
  return keepFirst(podcasts, (podcast) => podcast.slug)
}

function mapPodcast(grammar: AddressGrammar, value: unknown, drop: Drop): Podcast | null {
  const answer = naxosPodcastSchema.safeParse(value)
  if (!answer.success) return null
  const { id, title, description, author, picture, links, episodes } = answer.data
  const slug = answer.data.slug ?? makeSlug(title)
  if (!slug) return null
  return {
    id,
    slug,
    title,
    description,
    author,
    picture: mapPicture(picture, drop),
    doors: keepFirst(
      keepLastValid(links, 'podcast_link', drop, (door) => mapDoor(grammar, door)),
      ({ name }) => name,
    ),
    episodes: keepFirst(keepLastValid(episodes, 'episode', drop, mapEpisode), (episode) => episode.id),
  }
}

function mapDoor(grammar: AddressGrammar, value: unknown): Podcast['doors'][number] | null {
  const answer = naxosDoorSchema.safeParse(value)
  const URL = makeLink(grammar, answer.data?.URL ?? null)
  return answer.success && URL !== null ? { name: answer.data.name, URL } : null
}

/** An episode; null where its title or time is missing. */
function mapEpisode(value: unknown): PodcastEpisode | null {
  const answer = naxosEpisodeSchema.safeParse(value)
  if (!answer.success) return null
  const { id, title, seconds, published_at: publishedAt, description, audio_url: audioURL, bytes } = answer.data
  if (publishedAt === null) return null
  const { transcript_url: transcriptURL, chapters_url: chaptersURL } = answer.data
  const beside = { ...(transcriptURL !== null && { transcriptURL }), ...(chaptersURL !== null && { chaptersURL }) }
  return { id, title, seconds, publishedAt, description, audioURL, bytes, ...beside }
}
