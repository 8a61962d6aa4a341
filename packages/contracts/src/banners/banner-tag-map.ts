import { z } from 'zod'
import { BANNER_DEFINITIONS } from './banner-definition.table.ts'
import type { BannerDefinitionName } from './banner-definition.table.ts'

/** Links banner tags, by slug, to definitions; `default` is for what has no banner tag (requirements 3.45). */
export type BannerTagMap = Readonly<Record<string, BannerDefinitionName>> & { readonly default: BannerDefinitionName }

/** The map where none is configured: tags called after the position. */
export const DEFAULT_BANNER_TAGS: BannerTagMap = {
  default: 'billboard',
  'banner-billboard': 'billboard',
  'banner-autopromo': 'autopromo',
  'banner-large-rectangle': 'large_rectangle',
  'banner-medium-rectangle': 'medium_rectangle',
  'banner-inread': 'inread',
}

const definitionNameSchema = z.enum(
  Object.keys(BANNER_DEFINITIONS) as [BannerDefinitionName, ...BannerDefinitionName[]],
)
const tagMapSchema = z.record(z.string(), definitionNameSchema)

/** The map as configured, with the default entry that it may lack; the default map where it is none. */
export function readBannerTagMap(configured: unknown): BannerTagMap {
  const map = tagMapSchema.safeParse(configured)
  return map.success
    ? { ...map.data, default: map.data['default'] ?? DEFAULT_BANNER_TAGS.default }
    : DEFAULT_BANNER_TAGS
}

/** The definition of what has these tags: by the first that is a banner tag, else the default entry. */
export function findBannerDefinition(tags: readonly { slug: string }[], map: BannerTagMap): BannerDefinitionName {
  const tag = tags.find(({ slug }) => slug !== 'default' && Object.hasOwn(map, slug))
  return (tag && map[tag.slug]) ?? map.default
}
