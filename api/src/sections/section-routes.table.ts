import { defineFixedRoute, defineReadRoute } from '../read-models/read-route.ts'
import type { ReadRoute } from '../read-models/read-route.ts'
import { idInPathSchema, noParametersSchema } from '../read-models/route-parameter.schema.ts'

type ConfigurationModel = 'sectionConfiguration' | 'folderConfiguration' | 'eventCategoryConfiguration'

/** Sections, navigation and the configurations of banners (specification §7). */
export const SECTION_ROUTES: readonly ReadRoute[] = [
  defineFixedRoute({
    operation: 'readSiteConfiguration',
    path: '/api/naxos/siteconfigs',
    summary: 'Trendings and the items of the menus',
    reference: { model: 'site', id: 'main' },
    shape: 'data',
    cache: 'revalidated',
    pathParameters: noParametersSchema,
    queryParameters: noParametersSchema,
  }),
  defineFixedRoute({
    operation: 'listSections',
    path: '/api/naxos/section/list',
    summary: 'All sections of the paper',
    reference: { model: 'sections', id: 'all' },
    shape: 'data',
    cache: 'revalidated',
    pathParameters: noParametersSchema,
    queryParameters: noParametersSchema,
  }),
  configurationRoute('section', 'sectionConfiguration', 'Banners and defaults of a section'),
  configurationRoute('folder', 'folderConfiguration', 'Banners and defaults of a multimedia folder'),
  configurationRoute('event_category', 'eventCategoryConfiguration', 'Banners and defaults of an event category'),
]

function configurationRoute(segment: string, model: ConfigurationModel, summary: string): ReadRoute {
  return defineReadRoute({
    operation: `read${model[0]?.toUpperCase()}${model.slice(1)}`,
    path: `/api/naxos/${segment}/{id}`,
    summary,
    model,
    shape: 'data',
    cache: 'revalidated',
    pathParameters: idInPathSchema,
    queryParameters: noParametersSchema,
    refer: ({ id }) => ({ model, id }),
  })
}
