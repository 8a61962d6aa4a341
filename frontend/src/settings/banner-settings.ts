import { DEFAULT_BANNER_TAGS, readBannerTagMap } from '@liberta/contracts/banners/banner-tag-map'
import type { BannerTagMap } from '@liberta/contracts/banners/banner-tag-map'
import { DEFAULT_BREAKPOINT_GROUPS, readBreakpointGroups } from '@liberta/contracts/banners/breakpoint-groups'
import type { BreakpointGroups } from '@liberta/contracts/banners/breakpoint-groups'
import type { ConfigurationOwner } from '../content/content-source.ts'

/** How banners are read and where those come from that a page has none of its own of (requirements 3.39 and 5.10 to 5.12). */
export interface BannerSettings {
  groups: BreakpointGroups
  tagMap: BannerTagMap
  /** Whose banners stand on lists that belong to no section, folder or category; null for none. */
  sources: Readonly<Record<ConfigurationOwner, number | null>>
}

/** The defaults: no banners but a page's own. */
export const DEFAULT_BANNER_SETTINGS: BannerSettings = {
  groups: DEFAULT_BREAKPOINT_GROUPS,
  tagMap: DEFAULT_BANNER_TAGS,
  sources: { section: null, folder: null, event_category: null },
}

/** The variables that set banners, as they stand in the environment. */
export interface BannerVariables {
  BANNER_BREAKPOINTS?: string | undefined
  BANNER_TAGS?: string | undefined
  DEFAULT_SECTION_ID?: string | undefined
  DEFAULT_FOLDER_ID?: string | undefined
  DEFAULT_EVENT_CATEGORY_ID?: string | undefined
}

/** As many as every safe integer has. */
const DIGITS = /^\d{1,15}$/

/** Reads the settings; what does not fit its rule gives the default (requirements 5.10 to 5.12). */
export function readBannerSettings(variables: BannerVariables): BannerSettings {
  return {
    groups: readBreakpointGroups(parseJSON(variables.BANNER_BREAKPOINTS)),
    tagMap: readBannerTagMap(parseJSON(variables.BANNER_TAGS)),
    sources: {
      section: readId(variables.DEFAULT_SECTION_ID),
      folder: readId(variables.DEFAULT_FOLDER_ID),
      event_category: readId(variables.DEFAULT_EVENT_CATEGORY_ID),
    },
  }
}

function parseJSON(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** An id that is configured: used only if numeric and at least 1 (requirements 5.12); null otherwise. */
function readId(text = ''): number | null {
  const id = DIGITS.test(text.trim()) ? Number(text) : 0
  return id >= 1 ? id : null
}
