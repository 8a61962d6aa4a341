import type { AddressGrammar } from '@liberta/addresses/address-grammar'
import type { FrontClip } from '@liberta/contracts/fronts/front.schema'
import type { LiveBreaking } from '@liberta/contracts/live/live-event.schema'
import type { SiteConfiguration } from '@liberta/contracts/navigation/navigation.schema'
import type { StoryTeaser } from '@liberta/contracts/stories/story.schema'
import type { Weather } from '@liberta/contracts/weather/weather.schema'
import type { EarlyScript } from '../http/early-script.ts'
import type { BannerSettings } from './banner-settings.ts'
import type { ThirdParties } from './third-parties.ts'

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

/** Addresses of pages, anywhere, with the principles that the paper binds itself to; null is «not configured», and is not said. */
export interface EditorialPolicies {
  ethics: string | null
  corrections: string | null
  factChecking: string | null
  unnamedSources: string | null
}

/** What feeds and robots get (docs/feeds.md). */
export interface FeedSettings {
  /** Whether the feeds of stories hold whole texts; those for subscribers never do. */
  content: 'summary' | 'whole'
  /** Where who subscribes is told of news at once (WebSub); null where there is none. */
  hub: string | null
}

/** What is fixed while the process runs. */
export interface SiteSettings {
  /** Without a trailing slash: `https://www.liberta.it`. */
  origin: string
  /** Whether the internal test pages exist (requirements 2.41 to 2.43). */
  hasInternalPages: boolean
  banners: BannerSettings
  /** How this installation spells its addresses (`ADDRESS_SETTINGS`). */
  grammar: AddressGrammar
  digitalEditionURL: string
  /** Where a subscription is bought; null where it is bought by telephone. */
  checkoutURL: string | null
  publisher: Publisher
  policies: EditorialPolicies
  social: { name: string; URL: string }[]
  /** Where readers make the site a preferred source of Google's; null where the site has no name of the public web. */
  preferredSourceURL: string | null
  /** Whose scripts and advertisements stand on the pages. */
  thirdParties: ThirdParties
  feeds: FeedSettings
}

/** A style sheet of some pages. */
export interface MoreStyles {
  address: string
  /** How its classes begin: what stands before their number. */
  beginnings: string[]
}

/** Where a page asks which build is the latest (requirements 7.34). */
export const LATEST_BUILD_PATH = '/builds/latest.json'

/** A build of the site, as its files for browsers tell it: what runs on the server alone makes no other. */
export interface Build {
  /** Of the names of the files, which carry what is in them: the same for the same build, wherever and whenever it was made. */
  id: string
  files: string[]
}

/** Addresses of the built files. */
export interface SiteAssets {
  /** Of every page. */
  styles: string[]
  /** Beside them, of pages that are no news: agenda, obituaries, services, account. A page gets those whose classes it has. */
  moreStyles?: MoreStyles[]
  /** The one style sheet of lite versions, and its bytes as they are sent; none where nothing was built. */
  liteSheet?: { address: string; bytes: number }
  fonts: { bodoni: string; instrument: string; faustina: string } | null
  /** The script in the page, which runs before it is painted; none while developing. */
  early?: EarlyScript
  /** Which build they are; none while developing. */
  build?: Build
  /** Module scripts, which run when the page has been read; with an early script, which asks for them, once it has been painted. */
  scripts: string[]
}

/** What every page's frame shows, whatever the page. */
export interface FrameFacts {
  site: SiteConfiguration
  weather: Weather | null
  mostRead: StoryTeaser[]
  /** The newest episodes of the podcasts. */
  episodes: FrontClip[]
  /** What stands over every page now. */
  breaking: LiveBreaking | null
  settings: SiteSettings
  assets: SiteAssets
  now: Date
  /** When the first page was last changed. */
  updatedAt: Date
}
