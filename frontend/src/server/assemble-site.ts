import type { Logger } from 'pino'
import { ApiClient } from '../api-client/api-client.ts'
import type { SiteAssets } from '../layout/site-facts.ts'
import { createFrameSource } from '../rendering/frame-source.ts'
import { createPageRenderer } from '../rendering/render-page.tsx'
import type { SiteServerParts } from './create-site-server.ts'
import { describeSite } from './describe-site.ts'
import { RenditionCache } from './rendition-cache.ts'
import type { SiteVariables } from './site-settings.schema.ts'

/** Puts the parts of the site together from its configuration; opens the folder of pictures. */
export async function assembleSite(
  variables: SiteVariables,
  logger: Logger,
  files: { assets: SiteAssets; assetFolder: string },
): Promise<SiteServerParts> {
  const settings = describeSite(variables)
  const source = new ApiClient({ baseURL: variables.API_URL })
  const renditions = new RenditionCache({
    folder: variables.MEDIA_CACHE_DIR,
    capacityBytes: variables.MEDIA_CACHE_BYTES,
  })
  await renditions.open()
  return {
    renderer: createPageRenderer({ source, frame: createFrameSource(source), settings, assets: files.assets }),
    logger,
    assetFolder: files.assetFolder,
    apiURL: variables.API_URL,
    mediaURL: variables.NAXOS_URL,
    renditions,
  }
}
