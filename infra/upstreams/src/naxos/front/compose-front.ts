import type { MultimediaItem } from '../../content/catalogue/catalogue.schema.ts'
import { PODCASTS } from '../../content/catalogue/small-tables.ts'
import { PROGRAMMES } from '../../content/catalogue/programmes.ts'
import { writeRomeTime } from '../../content/rome-calendar.ts'
import { sectionKey } from '../archive/story-keys.ts'
import type { Calendar } from '../calendar/read-calendar.ts'
import type { FrontDesk } from '../edits/front-desk.ts'
import type { StoryStore } from '../edits/story-store.ts'
import type { CatalogueForms } from '../forms/compose-catalogue-forms.ts'
import type { StoryForms } from '../forms/compose-story-forms.ts'
import type { StoryShort } from '../forms/story-form.schema.ts'
import type { FrontBlock, FrontClip, FrontHome } from './front.schema.ts'
import type { FrontLayout } from './lay-front.ts'

export interface FrontParts {
  store: StoryStore
  stories: StoryForms
  catalogue: CatalogueForms
  calendar: Calendar
  desk: FrontDesk
  /** The site's path of a story. */
  pathOf: (story: { id: number; slug: string; sections: readonly number[] }) => string
}

/** The folder of all that Telelibertà shows. */
const TELEVISION = 201
const CLIPS = 5
const PODCAST_CLIPS = 4
const EVENTS = 5
const OBITUARIES = 8
const LEAD_LINKS = 3

/** The home page (docs/naxos.md) out of the editor's layout. */
export function composeFront(parts: FrontParts, layout: FrontLayout, now: number): FrontHome {
  const shorts = (ids: readonly number[]) => parts.stories.shorts(ids, now)
  const lay = ({ section, stories }: { section: number; stories: number[] }) => ({ section, stories: shorts(stories) })
  const [lead, ...others] = shorts(layout.opening)
  const blocks: FrontBlock[] = [
    { type: 'opening', stories: lead ? [withLinks(parts, lead, layout, now), ...others] : [] },
    { type: 'latest', stories: shorts(layout.latest) },
    { type: 'most_read', stories: shorts(layout.mostRead) },
    { type: 'opinions', stories: shorts(layout.opinions) },
  ]
  const sections: FrontBlock[] = layout.sections.map((block) => ({ type: 'section', ...lay(block) }))
  blocks.push(...sections.slice(0, 2))
  blocks.push({ type: 'valleys', river: lay(layout.river), valleys: layout.valleys.map(lay) })
  blocks.push(...sections.slice(2, 5), televisionBlock(parts, now), ...sections.slice(5), podcastBlock(parts, now))
  blocks.push(eventBlock(parts, now), obituaryBlock(parts, now))
  return {
    live: composeLive(parts, layout, now),
    breaking: composeBreaking(parts, now),
    blocks: blocks.filter((block) => !isEmpty(block)),
  }
}

/** A lead always leads on: to its own children, or to what was written in its section before. */
function withLinks({ store, stories }: FrontParts, lead: StoryShort, layout: FrontLayout, now: number): StoryShort {
  if (lead.children.length > 0) return lead
  const links = []
  for (const id of store.descending(sectionKey(lead.sections[0] ?? 0), now)) {
    if (links.length === LEAD_LINKS) break
    const link = layout.opening.includes(id) ? null : stories.link(id, now)
    if (link) links.push(link)
  }
  return { ...lead, children: links }
}

function composeLive(
  { desk, stories, store, pathOf }: FrontParts,
  layout: FrontLayout,
  now: number,
): FrontHome['live'] {
  const live =
    desk.live ?? (desk.live === undefined && layout.live !== null ? { story: layout.live, title: null } : null)
  const story = live ? stories.link(live.story, now) : null
  if (!live || !story) return null
  return {
    title: live.title ?? story.title,
    URL: pathOf(story),
    updated_at: writeRomeTime(store.storyStamp(story.id, now).at),
    anonymise: story.anonymise,
  }
}

function composeBreaking({ desk, stories, pathOf }: FrontParts, now: number): FrontHome['breaking'] {
  const { breaking } = desk
  const story = breaking ? stories.link(breaking.story, now) : null
  if (!breaking || !story) return null
  const { id, title, anonymise } = story
  const publishedAt = writeRomeTime(breaking.at)
  return { id, title: breaking.title ?? title, URL: pathOf(story), published_at: publishedAt, anonymise }
}

function televisionBlock({ calendar, catalogue }: FrontParts, now: number): FrontBlock {
  const videos = calendar
    .multimedia(now)
    .filter(({ type, folders }) => type === 'video' && folders.includes(TELEVISION))
  return { type: 'television', clips: videos.slice(0, CLIPS).map((item) => toClip(item, catalogue)) }
}

function toClip(item: MultimediaItem, catalogue: CatalogueForms): FrontClip {
  const programme = PROGRAMMES.find(({ folder }) => item.folders.includes(folder))
  return {
    id: item.id,
    title: item.title,
    series: programme?.title ?? 'Telelibertà',
    URL: `/multimedia/detail/teleliberta/${item.slug}`,
    picture: catalogue.picture(item.scene),
    seconds: item.seconds ?? 1,
    published_at: item.publishedAt,
  }
}

function podcastBlock({ calendar, catalogue }: FrontParts, now: number): FrontBlock {
  const clips = PODCASTS.flatMap((podcast) => {
    const [newest] = calendar.episodes(podcast.slug, now)
    if (!newest) return []
    const { id, title, seconds, publishedAt } = newest
    const picture = catalogue.picture(podcast.scene)
    return [
      {
        id,
        title,
        series: podcast.title,
        URL: `/podcast#${podcast.slug}`,
        picture,
        seconds,
        published_at: publishedAt,
      },
    ]
  })
  const newestFirst = clips.toSorted((a, b) => Date.parse(b.published_at) - Date.parse(a.published_at))
  return { type: 'podcasts', clips: newestFirst.slice(0, PODCAST_CLIPS) }
}

function eventBlock({ calendar, catalogue }: FrontParts, now: number): FrontBlock {
  const today = calendar.startOfDay(now)
  const coming = calendar.events(now).filter(({ periodStart }) => Date.parse(periodStart) >= today)
  return {
    type: 'events',
    events: coming.slice(0, EVENTS).map((event) => {
      const { id, slug, title, categories, location, period_start, picture } = catalogue.event(event)
      const category = categories[0]?.title ?? 'Appuntamenti'
      return { id, slug, title, category, location: `${location.name}, ${location.town}`, period_start, picture }
    }),
  }
}

function obituaryBlock({ calendar }: FrontParts, now: number): FrontBlock {
  const deaths = calendar.obituaries(now).filter(({ kind }) => kind === 'death')
  return {
    type: 'obituaries',
    obituaries: deaths.slice(0, OBITUARIES).map(({ id, name, age, town }) => ({ id, name, age, town })),
  }
}

function isEmpty(block: FrontBlock): boolean {
  const items = Object.values(block).find((value) => Array.isArray(value))
  return items?.length === 0
}
