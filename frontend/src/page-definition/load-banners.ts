import { nameReadModel } from '@liberta/contracts/read-models/read-model-key'
import type { ConfigurationOwner } from '../content/content-source.ts'
import { takeIfPresent } from './load-answer.ts'
import type { LoadContext } from './page-definition.tsx'
import type { PageBanners } from './frame-context.ts'

const CALLS = {
  section: 'sectionConfiguration',
  folder: 'folderConfiguration',
  event_category: 'eventCategoryConfiguration',
} as const satisfies Record<ConfigurationOwner, string>

/**
 * The banners of a list: of its own section, folder or category, or of the configured default where it has none (`id` null).
 * A configuration that cannot be had leaves the page without banners.
 */
export async function loadBanners(
  owner: ConfigurationOwner,
  id: number | null,
  { source, settings }: LoadContext,
): Promise<{ banners: PageBanners | null; tags: string[] }> {
  const { groups, tagMap, sources } = settings.banners
  const from = id ?? sources[owner]
  if (from === null) return { banners: null, tags: [] }
  const { body, tags } = takeIfPresent(await source.read(CALLS[owner], { id: from }))
  const banners = body === null ? null : { configuration: body, groups, tagMap }
  return { banners, tags: [nameReadModel({ model: CALLS[owner], id: String(from) }), ...tags] }
}
