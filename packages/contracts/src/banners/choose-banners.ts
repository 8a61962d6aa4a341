import type { BannerConfiguration, BannerEntry } from '../configurations/banner-configuration.schema.ts'
import type { BannerDefinitionName } from './banner-definition.table.ts'
import { DEFAULT_BANNER_TAGS, findBannerDefinition } from './banner-tag-map.ts'
import type { BannerTagMap } from './banner-tag-map.ts'
import { DEFAULT_BREAKPOINT_GROUPS, expandBreakpoint, BREAKPOINT_NAMES } from './breakpoint-groups.ts'
import type { BreakpointGroups, Breakpoint } from './breakpoint-groups.ts'

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

/**
 * At which breakpoints an entry shows: at those that are visible and not invisible, aliases expanded. Who names no visible ones
 * means all; who names only ones that there are not means none, because some place was meant and not every one.
 */
export function showBanner({ multimedia }: BannerEntry, groups: BreakpointGroups): ReadonlySet<Breakpoint> {
  const named = multimedia.visibleBreakpoints.filter((name) => name.trim() !== '')
  const visible = new Set(named.length === 0 ? BREAKPOINT_NAMES : expandAll(named, groups))
  const invisible = new Set(expandAll(multimedia.invisibleBreakpoints, groups))
  return new Set(BREAKPOINT_NAMES.filter((name) => visible.has(name) && !invisible.has(name)))
}

function expandAll(names: readonly string[], groups: BreakpointGroups): Breakpoint[] {
  return names.flatMap((name) => expandBreakpoint(name, groups))
}
