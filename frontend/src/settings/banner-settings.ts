import { readBannerTagMap } from '@liberta/contracts/banners/banner-tag-map'
import type { BannerTagMap } from '@liberta/contracts/banners/banner-tag-map'
import { readBreakpointGroups } from '@liberta/contracts/banners/breakpoint-groups'
import type { BreakpointGroups } from '@liberta/contracts/banners/breakpoint-groups'
import { readCmsId } from '@liberta/contracts/text/cms-id.schema'
import { parseJson } from '@liberta/contracts/text/parse-json'
import type { ConfigurationOwner } from '../content/content-source.ts'

/** How banners are read and where those come from that a page has none of its own of (requirements 3.39 and 5.10 to 5.12). */
export interface BannerSettings {
  groups: BreakpointGroups
  tagMap: BannerTagMap
  /** Whose banners stand on lists that belong to no section, folder or category; null for none. */
  sources: Readonly<Record<ConfigurationOwner, number | null>>
}

/** The variables that set banners, as they stand in the environment. */
export interface BannerVariables {
  BANNER_BREAKPOINTS?: string | undefined
  BANNER_TAGS?: string | undefined
  DEFAULT_SECTION_ID?: string | undefined
  DEFAULT_FOLDER_ID?: string | undefined
  DEFAULT_EVENT_CATEGORY_ID?: string | undefined
}

/** Reads the settings; what does not fit its rule gives the default (requirements 5.10 to 5.12). */
export function readBannerSettings(variables: BannerVariables): BannerSettings {
  return {
    groups: readBreakpointGroups(parseJson(variables.BANNER_BREAKPOINTS ?? '')),
    tagMap: readBannerTagMap(parseJson(variables.BANNER_TAGS ?? '')),
    sources: {
      section: readId(variables.DEFAULT_SECTION_ID),
      folder: readId(variables.DEFAULT_FOLDER_ID),
      event_category: readId(variables.DEFAULT_EVENT_CATEGORY_ID),
    },
  }
}

/** An id that is configured: used only if numeric and at least 1 (requirements 5.12); null otherwise. */
function readId(text = ''): number | null {
  return readCmsId(text.trim())
}

/** The defaults: no banners but a page's own. */
export const DEFAULT_BANNER_SETTINGS = readBannerSettings({})
