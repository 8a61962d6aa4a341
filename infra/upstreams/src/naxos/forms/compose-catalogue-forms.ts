import { openingHoursOf } from '../../content/catalogue/venues.ts'
import type { Picture } from '@liberta/contracts/media/picture.schema'
import type {
  CatalogueEvent,
  CatalogueJournalist,
  MultimediaItem,
  Obituary,
  Podcast,
  PodcastEpisode,
  Programme,
  SceneBrief,
} from '../../content/catalogue/catalogue.schema.ts'
import type { ClipDesk } from '../media/clip-shelf.ts'
import { EVENT_CATEGORIES } from '../../content/catalogue/small-tables.ts'
import { TAGS } from '../../content/catalogue/tags.ts'
import type {
  EventForm,
  JournalistForm,
  MultimediaForm,
  ObituaryForm,
  PodcastForm,
  ProgrammeForm,
} from './catalogue-form.schema.ts'
import { composeGallery } from './compose-gallery.ts'
import type { ChoosePicture } from '../../content/stories/picture-subjects.table.ts'

export interface CatalogueForms {
  journalist(journalist: CatalogueJournalist): JournalistForm
  multimedia(item: MultimediaItem): MultimediaForm
  event(event: CatalogueEvent): EventForm
  obituary(obituary: Obituary): ObituaryForm
  podcast(podcast: Podcast, episodes: readonly PodcastEpisode[]): PodcastForm
  programme(programme: Programme, episodes: readonly MultimediaItem[]): ProgrammeForm
  picture(scene: SceneBrief): Picture
}

const tags = new Map(TAGS.map(({ id, slug, name }) => [id, { id, slug, name }]))
const categories = new Map(EVENT_CATEGORIES.map((category) => [category.id, category]))

/** Puts everything that is not a story into the forms of docs/naxos.md. */
export function createCatalogueForms(choosePicture: ChoosePicture, clips: ClipDesk): CatalogueForms {
  const picture = ({ subject, variant, alt }: SceneBrief): Picture =>
    choosePicture({ subject, variant, caption: null, alt })

  const multimedia = (item: MultimediaItem): MultimediaForm => ({
    id: item.id,
    slug: item.slug,
    title: item.title,
    type: item.type,
    tags: known(tags, item.tags),
    folders: item.folders,
    picture: picture(item.scene),
    seconds: item.seconds,
    published_at: item.publishedAt,
    description: item.description,
    ...clipOf(item, clips),
    pictures: composeGallery(item.scene, item.pictures, (subject, variant) =>
      choosePicture({ subject, variant, caption: null, alt: item.scene.alt }),
    ),
  })

  return {
    picture,
    multimedia,
    journalist: ({ id, slug, name, role, biography }) => ({
      id,
      slug,
      name,
      role,
      biography,
      picture: choosePortrait(choosePicture, { id, name }),
    }),
    event: ({
      periodStart,
      periodEnd,
      scene,
      tags: tagIds,
      categories: categoryIds,
      location,
      statusNote,
      ...event
    }) => ({
      ...event,
      status_note: statusNote,
      tags: known(tags, tagIds),
      categories: known(categories, categoryIds),
      location: {
        id: location.id,
        name: location.name,
        town: location.town,
        address: location.address,
        openingHours: openingHoursOf(location),
      },
      period_start: periodStart,
      period_end: periodEnd,
      picture: picture(scene),
    }),
    obituary: ({ diedOn, publishedAt, hasPortrait, ...obituary }) => ({
      ...obituary,
      died_on: diedOn,
      portrait: hasPortrait ? choosePicture({ subject: 'portrait', variant: obituary.id, caption: null }) : null,
      published_at: publishedAt,
    }),
    podcast: ({ id, slug, title, description, author, scene }, episodes) => ({
      id,
      slug,
      title,
      description,
      author,
      picture: picture(scene),
      episodes: episodes.map(({ publishedAt, ...episode }) => ({
        ...episode,
        published_at: publishedAt,
        ...recordingOf(id, episode.seconds, clips),
      })),
    }),
    programme: ({ id, slug, title, schedule, description, scene, folder }, episodes) => ({
      id,
      slug,
      title,
      schedule,
      description,
      picture: picture(scene),
      folder,
      episodes: episodes.map((episode) => multimedia(episode)),
    }),
  }
}

/** What is played of an item: a film with its captions, a recording, nothing of a gallery. */
function clipOf(
  { id, type, seconds, scene }: MultimediaItem,
  clips: ClipDesk,
): Pick<MultimediaForm, 'source_url' | 'captions'> {
  if (type === 'gallery' || seconds === null) return { source_url: null, captions: [] }
  if (type === 'audio') return { source_url: clips.audio(id, seconds).URL, captions: [] }
  const { URL, captions } = clips.video({ type: 'multimedia', id, subject: scene.subject, seconds })
  return { source_url: URL, captions }
}

function recordingOf(podcast: number, seconds: number, clips: ClipDesk) {
  const { URL, bytes } = clips.audio(podcast, seconds)
  return { audio_url: URL, bytes }
}

function known<T>(all: ReadonlyMap<number, T>, ids: readonly number[]): T[] {
  return ids.map((id) => all.get(id)).filter((item) => item !== undefined)
}

/** Men's names that end like women's. */
const MEN = new Set(['Luca', 'Andrea', 'Nicola', 'Mattia', 'Elia', 'Gianluca', 'Battista', 'Evangelista'])

/** A journalist's portrait: the same one wherever the journalist stands. */
export function choosePortrait(choosePicture: ChoosePicture, { id, name }: { id: number; name: string }): Picture {
  return {
    ...choosePicture({ subject: portraitOf(name), variant: id, caption: null }),
    alt: `Ritratto di ${name}`,
  }
}

function portraitOf(name: string): 'portrait-man' | 'portrait-woman' {
  const [first = ''] = name.split(' ')
  const isWoman = (first.endsWith('a') && !MEN.has(first)) || first === 'Agnese' || first === 'Beatrice'
  return isWoman ? 'portrait-woman' : 'portrait-man'
}
