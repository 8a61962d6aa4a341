import type { BannerConfiguration, BannerEntry } from '../configurations/banner-configuration.schema.ts'
import type { BannerDefinitionName } from './banner-definition.table.ts'
import { DEFAULT_BANNER_TAGS, findBannerDefinition } from './banner-tag-map.ts'
import type { BannerTagMap } from './banner-tag-map.ts'
import { DEFAULT_BREAKPOINT_GROUPS } from './breakpoint-groups.ts'
import type { BreakpointGroups } from './breakpoint-groups.ts'
import type { Breakpoint } from './breakpoint.table.ts'
import { showBanner } from './show-banner.ts'

/** A banner that has its place: where, what it looks like, at which widths. */
export interface ChosenBanner {
  position: number
  bannerDefinition: BannerDefinitionName
  /** The narrowest first; never empty. */
  breakpoints: readonly Breakpoint[]
  /** True where it fills the width of its place, its shape kept. */
  forceScale: boolean
  multimedia: BannerEntry['multimedia']
}

/**
 * The banners of a configuration that show anywhere, by position; those of one position in the order of the list
 * (requirements 3.40 and 3.45, banner config).
 */
export function chooseBanners(
  configuration: BannerConfiguration,
  groups: BreakpointGroups = DEFAULT_BREAKPOINT_GROUPS,
  tagMap: BannerTagMap = DEFAULT_BANNER_TAGS,
): ChosenBanner[] {
  const chosen = configuration.multimedia.map((entry) => chooseBanner(entry, groups, tagMap))
  return chosen
    .filter(({ breakpoints }) => breakpoints.length > 0)
    .toSorted((one, other) => one.position - other.position)
}

function chooseBanner(entry: BannerEntry, groups: BreakpointGroups, tagMap: BannerTagMap): ChosenBanner {
  const { position, multimedia } = entry
  return {
    position,
    bannerDefinition: findBannerDefinition(multimedia.tags, tagMap),
    breakpoints: [...showBanner(entry, groups)],
    forceScale: multimedia.forceScale,
    multimedia,
  }
}
