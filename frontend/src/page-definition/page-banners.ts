import type { BannerTagMap } from '@liberta/contracts/banners/banner-tag-map'
import type { BreakpointGroups } from '@liberta/contracts/banners/breakpoint-groups'
import type { BannerConfiguration } from '@liberta/contracts/configurations/banner-configuration.schema'
import { createContext } from 'react'

/** An editor's banners for a page, and how they are read. */
export interface PageBanners {
  configuration: BannerConfiguration
  groups: BreakpointGroups
  tagMap: BannerTagMap
}

/** The banners of the page that is being rendered; null where it has none. */
export const BannersContext = createContext<PageBanners | null>(null)
