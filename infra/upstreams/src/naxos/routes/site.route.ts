import { z } from 'zod'
import { bannerConfigurationSchema } from '@liberta/contracts/configurations/banner-configuration.schema'
import { siteConfigurationSchema } from '@liberta/contracts/navigation/navigation.schema'
import { sectionSchema } from '@liberta/contracts/sections/section.schema'
import {
  catalogueFolderSchema,
  eventCategorySchema,
  redirectRulesSchema,
} from '../../content/catalogue/catalogue.schema.ts'
import { bannersOf } from '../../content/catalogue/banner-configurations.ts'
import { EVENT_CATEGORIES } from '../../content/catalogue/event-categories.table.ts'
import { FOLDERS } from '../../content/catalogue/folders.table.ts'
import { FIXED_REDIRECTS, redirectsOfStories, type FormerStory } from '../../content/catalogue/redirects.ts'
import { SECTIONS } from '../../content/catalogue/sections.table.ts'
import { SITE_CONFIGURATION } from '../../content/catalogue/site-configuration.table.ts'
import { latestStamp, type Stamp } from '../edits/touch-book.ts'
import { NOT_FOUND, type Answer } from '../http/answer.types.ts'
import { defineRoute, type NaxosRoute } from '../http/naxos-route.ts'
import { idParameter, noParameters } from '../http/parameters.schema.ts'
import type { Newsroom } from '../newsroom.ts'

type Configured = 'section' | 'folder' | 'event_category'

/** How many of the archive's first stories are still called by the addresses of the site before. */
const MOVED_STORIES = 200

/** What changes only when an editor says so. */
export function settled({ madeAt, store }: Newsroom, key: string): Stamp {
  return latestStamp({ at: madeAt, revision: 0 }, store.touches.of(key))
}

function configurationRoute(
  kind: Configured,
  names: readonly { id: number; slug: string; name: string }[],
): NaxosRoute {
  return defineRoute({
    kind,
    path: `/${kind}/:id`,
    summary: 'Banners and defaults of one of them.',
    params: idParameter,
    query: noParameters,
    data: bannerConfigurationSchema,
    answer: (newsroom, { id }): Answer => {
      const found = names.find((entry) => entry.id === id)
      if (!found) return NOT_FOUND
      const { slug, name } = found
      return {
        status: 'found',
        stamp: settled(newsroom, `${kind}:configuration:${id}`),
        data: () => ({ id, slug, name, multimedia: bannersOf(kind, id) }),
      }
    },
  })
}

/** A call that answers with a whole table. */
export function tableRoute(kind: string, summary: string, item: z.ZodType, rows: readonly unknown[]): NaxosRoute {
  return defineRoute({
    kind,
    path: `/${kind}`,
    summary,
    params: noParameters,
    query: noParameters,
    data: z.array(item),
    answer: (newsroom): Answer => ({ status: 'found', stamp: settled(newsroom, 'site'), data: () => rows }),
  })
}

const readerSections = SECTIONS.map(({ topics: _topics, zone: _zone, share: _share, ...section }) => section)

export const siteRoutes: readonly NaxosRoute[] = [
  defineRoute({
    kind: 'siteconfigs',
    path: '/siteconfigs',
    summary: 'Topics of the day, the header and the menu.',
    params: noParameters,
    query: noParameters,
    data: siteConfigurationSchema,
    answer: (newsroom): Answer => ({
      status: 'found',
      stamp: settled(newsroom, 'site'),
      data: () => ({ ...SITE_CONFIGURATION, trendings: newsroom.frontDesk.trendings ?? SITE_CONFIGURATION.trendings }),
    }),
  }),
  tableRoute('section/list', 'All sections, parents before their children.', sectionSchema, readerSections),
  tableRoute('folder/list', 'All folders of multimedia.', catalogueFolderSchema, FOLDERS),
  tableRoute('event_category/list', 'All categories of events.', eventCategorySchema, EVENT_CATEGORIES),
  configurationRoute('section', SECTIONS),
  configurationRoute('folder', FOLDERS),
  configurationRoute(
    'event_category',
    EVENT_CATEGORIES.map(({ id, slug, title }) => ({ id, slug, name: title })),
  ),
  defineRoute({
    kind: 'redirect/list',
    path: '/redirect/list',
    summary: 'Addresses that moved: for good (301) and for a time (302).',
    params: noParameters,
    query: noParameters,
    data: redirectRulesSchema,
    answer: (newsroom): Answer => ({
      status: 'found',
      stamp: settled(newsroom, 'site'),
      data: () => listRedirects(newsroom),
    }),
  }),
]

/** The fixed rules, and those of the archive's first stories, which had another address on the site before. */
function listRedirects({ desk, store, stories, pathOf, now: clock }: Newsroom): z.infer<typeof redirectRulesSchema> {
  const now = clock()
  const moved: FormerStory[] = []
  for (let id = 1; id <= MOVED_STORIES; id += 1) {
    const story = store.findOpen(id, now)
    const link = story && stories.link(id, now)
    const section = desk.sections.find((each) => each.id === link?.sections[0])?.slug
    if (!link || section === undefined) continue
    moved.push({ slug: link.slug, section, publishedAt: new Date(story.facts.publishedAt), URL: pathOf(link) })
  }
  const rules = redirectsOfStories(moved)
  return { 301: { ...FIXED_REDIRECTS[301], ...rules[301] }, 302: { ...FIXED_REDIRECTS[302], ...rules[302] } }
}
