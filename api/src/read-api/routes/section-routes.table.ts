import { defineIdRoute, defineWholeRoute } from '../read-route.ts'
import type { ReadRoute } from '../read-route.ts'

/** Sections, navigation and the configurations of banners (requirements 7.21 to 7.26). */
export const SECTION_ROUTES: readonly ReadRoute[] = [
  defineWholeRoute({
    operation: 'readSiteConfiguration',
    path: '/api/naxos/siteconfigs',
    summary: 'Trendings and the items of the menus',
    model: 'site',
    id: 'main',
  }),
  defineWholeRoute({
    operation: 'listSections',
    path: '/api/naxos/section/list',
    summary: 'All sections of the paper',
    model: 'sections',
  }),
  defineIdRoute({
    operation: 'readSectionConfiguration',
    path: '/api/naxos/section/{id}',
    summary: 'Banners and defaults of a section',
    model: 'sectionConfiguration',
  }),
  defineIdRoute({
    operation: 'readFolderConfiguration',
    path: '/api/naxos/folder/{id}',
    summary: 'Banners and defaults of a multimedia folder',
    model: 'folderConfiguration',
  }),
  defineIdRoute({
    operation: 'readEventCategoryConfiguration',
    path: '/api/naxos/event_category/{id}',
    summary: 'Banners and defaults of an event category',
    model: 'eventCategoryConfiguration',
  }),
]
