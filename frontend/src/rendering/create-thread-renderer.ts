import { inspect } from 'node:util'
import { ApiClient } from '../content/api-client.ts'
import type { HeardChanges } from '../content/heard-changes.ts'
import type { SiteAssets } from '../settings/site-facts.ts'
import { describeSite } from '../settings/describe-site.ts'
import { encodeBodyHere } from '../http/content-encoding.ts'
import type { SiteVariables } from '../settings/site-settings.schema.ts'
import { createFrameSource } from './frame-source.ts'
import { packPages } from './packed-renderer.ts'
import type { PackedRenderer } from './packed-renderer.ts'
import { createPageRenderer } from './render-page.tsx'

/**
 * The renderer of a render thread. Rules of what moved are looked at before a page comes here. It packs in its own thread, which
 * serves nobody; and of what was thrown it hands on the words, because not everything that is thrown can be handed to another thread.
 */
export function createThreadRenderer(
  variables: SiteVariables,
  assets: SiteAssets,
  heard: HeardChanges,
): PackedRenderer {
  const source = new ApiClient({ baseURL: variables.API_URL, heard })
  const settings = describeSite(variables)
  const renderer = createPageRenderer({
    source,
    frame: createFrameSource(source, settings.grammar, heard),
    settings,
    assets,
  })
  const packed = packPages(renderer, async (body, encoding, demand) => encodeBodyHere(body, encoding, demand))
  return {
    async renderPacked(request) {
      const { fault, ...page } = await packed.renderPacked(request)
      return fault === undefined ? page : { ...page, fault: inspect(fault) }
    },
  }
}
