import type { ResolvedPath } from '@liberta/addresses/address-grammar'
import type { StoryTeaser } from '@liberta/contracts/stories/story.schema'
import { createContext } from 'react-router'
import type { ContentSource } from '../content/content-source.ts'
import type { SiteSettings } from '../settings/site-facts.ts'
import type { PersonalPage } from './page-definition.tsx'

/** What a loader has to know of the request that it answers. */
export interface RequestFacts {
  path: string
  resolved: Exclude<ResolvedPath, { type: 'redirect' }>
  /** Whether the page's lite version is asked for. */
  isLite: boolean
  source: ContentSource
  settings: SiteSettings
  now: Date
  /** What an error page offers in place of what was sought. */
  instead: StoryTeaser | null
  /** What one reader gets in place of the address's own page. */
  own: PersonalPage | undefined
}

/** The router's way to hand the request's facts to its loaders. */
export const requestFacts = createContext<RequestFacts>()
