import type { BannerEntry } from '../configurations/banner-configuration.schema.ts'
import { expandBreakpoint } from './breakpoint-groups.ts'
import type { BreakpointGroups } from './breakpoint-groups.ts'
import { BREAKPOINT_NAMES } from './breakpoint.table.ts'
import type { Breakpoint } from './breakpoint.table.ts'

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
