import { mapBannerConfiguration } from '../../naxos/mapping/map-banner-configuration.ts'
import type { NaxosClient } from '../../naxos/naxos-client.ts'
import { fetchConditionally, refuseAbsence, requireShown } from '../sources/conditional-fetch.ts'
import type { Refresher } from '../sources/refresher.ts'

type Configuration = 'sectionConfiguration' | 'folderConfiguration' | 'eventCategoryConfiguration'

/** Banners and defaults of one section, folder or event category. */
export function createBannerConfigurationRefresher(
  naxos: NaxosClient,
  kind: 'section' | 'folder' | 'event_category',
): Refresher<Configuration> {
  return async ({ id }, context) => {
    const path = `/${kind}/${id}`
    const result = await fetchConditionally(naxos, path, context)
    if (context.stored) refuseAbsence(result, path)
    if (result.state !== 'present') return result
    const body = requireShown(
      mapBannerConfiguration(context.grammar, result.data, Number(id), context.drop),
      result.data,
      path,
    )
    return { state: 'present', body, etag: result.etag, updatedAtMs: result.updatedAtMs, tags: [] }
  }
}
