import { useAddressSettings } from '@liberta/contracts/addresses/grammar-in-force'
import type { Logger } from 'pino'
import { ApiClient } from '../api-client/api-client.ts'
import type { ContentSource } from '../api-client/api-client.ts'
import type { SiteAssets } from '../layout/site-facts.ts'
import { PageCache } from '../page-cache/page-cache.ts'
import { RedirectsInForce } from '../redirects/redirects-in-force.ts'
import { createFrameSource } from '../rendering/frame-source.ts'
import { createPageRenderer } from '../rendering/render-page.tsx'
import type { SiteServerParts } from './create-site-server.ts'
import { describeSite } from './describe-site.ts'
import { RenditionCache } from './rendition-cache.ts'
import type { SiteVariables } from './site-settings.schema.ts'

/** One processor renders; while one page waits for the API the next is rendered. Who waits longer than two seconds leaves. */
const RENDERS = { width: 4, room: 400 }
/** Pages renewed at once when what they are made of changes: the front, the newest lists and what is being read. */
const RENDER_AHEAD = 16

export interface AssembledSite extends SiteServerParts {
  pages: PageCache
  source: ContentSource
  redirects: RedirectsInForce
}

/** Puts the parts of the site together from its configuration; opens the folder of pictures. */
export async function assembleSite(
  variables: SiteVariables,
  logger: Logger,
  files: { assets: SiteAssets; assetFolder: string },
): Promise<AssembledSite> {
  useAddressSettings(variables.ADDRESS_SETTINGS)
  const settings = describeSite(variables)
  const source = new ApiClient({ baseURL: variables.API_URL })
  const redirects = new RedirectsInForce()
  const renditions = new RenditionCache({
    folder: variables.MEDIA_CACHE_DIR,
    capacityBytes: variables.MEDIA_CACHE_BYTES,
  })
  await renditions.open()
  const pages = new PageCache({
    capacityBytes: variables.PAGE_CACHE_BYTES,
    renders: RENDERS,
    renderAhead: RENDER_AHEAD,
    onBackgroundError: (error, key) => logger.warn({ err: error, key }, 'a stale page could not be renewed'),
  })
  return {
    renderer: createPageRenderer({
      source,
      frame: createFrameSource(source),
      redirects,
      settings,
      assets: files.assets,
    }),
    pages,
    source,
    redirects,
    logger,
    assetFolder: files.assetFolder,
    apiURL: variables.API_URL,
    origin: settings.origin,
    mediaURL: variables.NAXOS_URL,
    renditions,
  }
}
