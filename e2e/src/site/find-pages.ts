import { setTimeout as pause } from 'node:timers/promises'
import { siteConfigurationSchema } from '@liberta/contracts/navigation/navigation.schema'
import type { SiteConfiguration } from '@liberta/contracts/navigation/navigation.schema'
import { storySchema } from '@liberta/contracts/stories/story.schema'
import type { Story } from '@liberta/contracts/stories/story.schema'
import { z } from 'zod'
import { findItems } from './find-items.ts'
import type { SiteItems } from './find-items.ts'
import { waitUntil } from '@liberta/test-kit/wait-until'
import { readData } from './read-data.ts'
import type { OpenSite } from '../../../infra/local/src/test-site/start-test-site.ts'

/** One address of every kind of page that there is. */
export type SitePages = ReturnType<typeof listPages>

/** What the tests know of the content, from the site's own API. */
export interface SiteContent {
  pages: SitePages
  /** With an author, a tag, an opening photograph and more than one section; for everybody. */
  story: Story
  /** With other stories inside. */
  group: Story
  items: SiteItems
  configuration: SiteConfiguration
}

/** A word that headlines of the paper have. */
export const SOUGHT = 'piacenza'

function listPages({ story, group, items }: Pick<SiteContent, 'story' | 'group' | 'items'>) {
  const { event, obituary, clip, video, gallery, journalist, position } = items
  return {
    home: '/',
    section: '/news/cronaca',
    sectionSecond: '/news/cronaca/page_2',
    latest: '/news/latest',
    tag: `/tag/${story.tags[0]?.slug}`,
    journalist: `/autore/${story.authors[0]?.slug}`,
    story: addressOf(story),
    group: addressOf(group),
    search: `/ricerca/query_${SOUGHT}/s`,
    agenda: '/eventi',
    eventsToday: '/eventi/ricerca/oggi',
    events: `/events/${event.categories[0]?.slug}`,
    event: `/event/${event.slug}`,
    obituaries: '/necrologie/list',
    obituary: `/necrologie/${obituary.id}`,
    folder: '/multimedia/folder/video',
    clip: `/multimedia/detail/teleliberta/${clip.slug}`,
    video: `/multimedia/detail/${video.slug}`,
    gallery: `/multimedia/detail/${gallery.slug}`,
    galleryViewer: `/gallery-viewer?id=${gallery.id}`,
    teleliberta: '/multimedia/folder/teleliberta',
    programmes: '/multimedia/folder/teleliberta/programs',
    podcasts: '/podcast',
    shortVideos: '/videoShort',
    tags: '/tags',
    topics: '/topics',
    text: '/about',
    questions: '/contact-us/faq',
    letters: '/letterToEditor',
    plans: '/abbonamenti',
    newsletters: '/newsletter',
    survey: '/surveyDetail',
    newsroom: '/who-we-are/la-redazione',
    staffMember: `/who-we-are/la-redazione/staff/${journalist.slug}`,
    position,
    signIn: '/login',
  }
}

const naxosListSchema = z.object({
  data: z.array(
    z.object({
      id: z.number(),
      kind: z.string(),
      is_group: z.boolean(),
      premium: z.boolean(),
      sections: z.array(z.number()),
    }),
  ),
})
const PAGES_LOOKED_AT = 20

type Listed = z.infer<typeof naxosListSchema>['data'][number]

/** A story whose page is whole for everybody and opens with a photograph. */
const isPlain = ({ kind, premium }: Listed) => kind === 'story' && !premium

/** Looks through the newest stories until there is one for every kind of page. */
export async function findContent(site: OpenSite): Promise<SiteContent> {
  const story = await findStory(site, 'story', (item) => isPlain(item) && !item.is_group && item.sections.length > 1)
  const group = await findStory(site, 'group', (item) => isPlain(item) && item.is_group)
  const configuration = await readData(site, '/api/naxos/siteconfigs', siteConfigurationSchema)
  const items = await findItems(site)
  const pages = listPages({ story, group, items })
  await waitUntil(() => canSearch(site), { what: 'the CMS can search its newest stories', withinMs: 90_000 })
  await Promise.all(Object.values(pages).map((path) => warmPage(site, path)))
  return { pages, story, group, items, configuration }
}

const readySchema = z.object({ indexed: z.number() })
/** Share of the archive, newest first, in which every search of the tests finds something. */
const ENOUGH_INDEXED = 0.02

/** The CMS's index is made in the background: a search that comes before it finds nothing, and is right. */
async function canSearch(site: OpenSite): Promise<boolean> {
  const answer = await fetch(`${site.urls.naxos}/_control/ready`)
  return readySchema.parse(await answer.json()).indexed >= ENOUGH_INDEXED
}

/** The address that a story has by one of its sections, the first one unless told. */
export function addressOf({ slug, id, sections }: Story, section = sections[0]): string {
  return `/news/${section?.path}/${slug}/${id}`
}

function readStory(site: OpenSite, id: number): Promise<Story> {
  return readData(site, `/api/naxos/story/${id}`, storySchema)
}

/** A page is warm when it has answered 200 once; the first read may be too early for a worker that has much to do. */
export function warmPage(site: OpenSite, path: string): Promise<void> {
  let last = ''
  const ask = async () => {
    const answer = await fetch(`${site.urls.site}${path}`, { redirect: 'manual' })
    await answer.arrayBuffer()
    last = `${answer.status} ${path}`
    return answer.status === 200
  }
  return waitUntil(ask, { what: `${path} answers 200`, explain: () => last })
}

/** The longest that an answer is asked for again; milliseconds. */
const PATIENCE_MS = 60_000

/**
 * Asks again while the answer is that the site has not got it yet, a 503 with `Retry-After`: nobody has read it before, and a worker that has
 * much to do is late. Any other answer stands, as does the last one.
 */
export async function readSettled<
  Answer extends { status: number | null; headers: Record<string, string | string[] | undefined> },
>(ask: () => Promise<Answer>): Promise<Answer> {
  for (const end = performance.now() + PATIENCE_MS; ; await pause(100)) {
    const answer = await ask()
    const isEarly = answer.status === 503 && answer.headers['retry-after'] !== undefined
    if (!isEarly || performance.now() > end) return answer
  }
}

async function findStory(site: OpenSite, what: string, fits: (item: Listed) => boolean): Promise<Story> {
  for (let page = 1; page <= PAGES_LOOKED_AT; page += 1) {
    const answer = await fetch(`${site.urls.naxos}/story/list?page=${page}&page_size=100`)
    const { data } = naxosListSchema.parse(await answer.json())
    for (const { id } of data.filter(fits)) {
      const story = await readStory(site, id)
      const whole = story.authors.length > 0 && story.tags.length > 0 && story.picture !== null
      // Of what is for subscribers a group shows the beginning, and tells the time for the whole.
      const isOpen = story.children.every(({ locked }) => !locked)
      const isGroup = story.children.length > 0
      if (whole && isOpen && story.sections.length > 0 && (what === 'story' || isGroup)) return story
    }
  }
  throw new Error(`no ${what} among the newest ${PAGES_LOOKED_AT * 100} stories`)
}
