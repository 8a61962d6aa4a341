import { z } from 'zod'
import {
  bannerConfigurationSchema,
  type BannerEntry,
} from '@liberta/contracts/configurations/banner-configuration.schema'
import { siteConfigurationSchema } from '@liberta/contracts/navigation/navigation.schema'
import { sectionSchema } from '@liberta/contracts/sections/section.schema'
import {
  catalogueFolderSchema,
  eventCategorySchema,
  redirectRulesSchema,
} from '../../content/catalogue/catalogue.schema.ts'
import { bannersOf } from '../../content/catalogue/banner-configurations.ts'
import { EVENT_CATEGORIES } from '../../content/catalogue/small-tables.ts'
import { FOLDERS } from '../../content/catalogue/folders.ts'
import { SECTIONS } from '../../content/catalogue/sections.ts'
import { SITE_CONFIGURATION } from '../../content/catalogue/site-configuration.ts'
import { latestStamp, type Stamp } from '../edits/touch-book.ts'
import { NOT_FOUND, type Answer } from '../http/answer.types.ts'
import { defineRoute, type NaxosRoute } from '../http/naxos-route.ts'
import { idParameter, noParameters } from '../http/parameters.schema.ts'
import type { Newsroom } from '../newsroom.ts'

type Configured = 'section' | 'folder' | 'event_category'

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
        data: () => ({ id, slug, name, multimedia: listBanners(newsroom, kind, id) }),
      }
    },
  })
}

/** The banners of one of them, each with its picture. */
function listBanners({ catalogue }: Newsroom, kind: Configured, id: number): BannerEntry[] {
  return bannersOf(kind, id).map(({ position, multimedia: { scene, ...multimedia } }) => ({
    position,
    multimedia: { ...multimedia, picture: scene && catalogue.picture(scene) },
  }))
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
      data: () => newsroom.redirects.read(),
    }),
  }),
]
