import type { AddressGrammar } from '@liberta/addresses/address-grammar'
import type { FrontClip } from '@liberta/contracts/fronts/front.schema'
import type { SiteConfiguration } from '@liberta/contracts/navigation/navigation.schema'
import type { StoryTeaser } from '@liberta/contracts/stories/story.schema'
import type { Weather } from '@liberta/contracts/weather/weather.schema'
import type { BannerSettings } from './banner-settings.ts'

/** The publisher's legal details; null is «not configured», and is said so. */
export interface Publisher {
  name: string
  address: string
  phone: string
  /** The newsroom's mailbox. */
  email: string | null
  vatNumber: string | null
  registerNumber: string | null
  courtRegistration: string | null
  director: string | null
  advertisingContact: string | null
}

/** What is fixed while the process runs. */
export interface SiteSettings {
  /** Without a trailing slash: `https://www.liberta.it`. */
  origin: string
  /** False where the internal test pages exist (requirements 2.41 to 2.43). */
  isProduction: boolean
  banners: BannerSettings
  /** How this installation spells its addresses (`ADDRESS_SETTINGS`). */
  grammar: AddressGrammar
  digitalEditionURL: string
  /** Where a subscription is bought; null where it is bought by telephone. */
  checkoutURL: string | null
  publisher: Publisher
  social: { name: string; URL: string }[]
}

/** A style sheet of some pages. */
export interface MoreStyles {
  address: string
  /** How its classes begin: what stands before their number. */
  beginnings: string[]
}

/** Addresses of the built files. */
export interface SiteAssets {
  /** Of every page. */
  styles: string[]
  /** Beside them, of pages that are no news: agenda, obituaries, services, account. A page gets those whose classes it has. */
  moreStyles?: MoreStyles[]
  fonts: { bodoni: string; instrument: string; faustina: string } | null
  /** The script that runs before the page is painted; a few bytes. */
  early?: string
  /** Module scripts, which run when the page has been read. */
  scripts: string[]
}

/** What every page's frame shows, whatever the page. */
export interface FrameFacts {
  site: SiteConfiguration
  weather: Weather | null
  mostRead: StoryTeaser[]
  /** The newest episodes of the podcasts. */
  episodes: FrontClip[]
  settings: SiteSettings
  assets: SiteAssets
  now: Date
  /** When the first page was last changed. */
  updatedAt: Date
}
