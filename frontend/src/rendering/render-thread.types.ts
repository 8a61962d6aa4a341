import type { SiteAssets } from '../settings/site-facts.ts'
import type { SiteVariables } from '../settings/site-settings.schema.ts'
import type { PackedPage, PackedRequest } from './packed-renderer.ts'

/** What a render thread starts with. */
export interface ThreadFacts {
  variables: SiteVariables
  assets: SiteAssets
}

/** What a render thread is asked; answers come in any order, so each question has a number. */
export interface RenderQuestion {
  number: number
  request: PackedRequest
}

/** The page, whose bytes are handed over and not copied; or the words of what went wrong. */
export type RenderReply = { number: number; page: PackedPage } | { number: number; failure: string }
