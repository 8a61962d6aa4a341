import type { Reader } from '@liberta/contracts/accounts/reader.schema'
import type { SiteAddress } from '@liberta/addresses/site-address'
import type { ComponentType, ReactElement } from 'react'
import { BannersContext } from './frame-context.ts'
import type { PageBanners } from './frame-context.ts'
import type { ContentSource } from '../content/content-source.ts'
import type { PageHead } from './head/page-head.ts'
import type { SiteSettings } from '../settings/site-facts.ts'
import type { ContentKind } from '../http/cache-policy.table.ts'

/** What a loader may know of the request: nothing of a reader. */
export interface LoadContext {
  /** The address that was asked for; error messages name it (requirements 5.5). */
  path: string
  source: ContentSource
  settings: SiteSettings
  now: Date
  /** The page is shown to who has sent its form: where its text cannot be had now it is there without, as what was typed stands in it. */
  isFormSent?: true
}

/** What a loader found, and what it is made of: a change of one of the tags makes the page stale. */
export interface Loaded<Content> {
  content: Content
  tags: readonly string[]
  /** The moment from which the page is no longer true: midnight, for what is on today. */
  validUntil?: Date
  /** The banners that stand between the page's rows. */
  banners?: PageBanners | null
}

export type AddressOf<Type extends SiteAddress['type']> = Extract<SiteAddress, { type: Type }>

/** How content of one kind is kept, described to machines and shown. */
export interface PageLook<Content> {
  /** How long which cache keeps it. */
  cache: ContentKind
  /** True where no topics, promotion or colour stand around the page: obituaries (docs/design.md). */
  quiet?: true
  /** False where nobody is to be stopped by the full-page advertisement, whatever the address looks like: a live blog. */
  interrupted?: false
  /** False where the shell's ad slot would push the page itself out of the window; the page says why. */
  advertised?: false
  describe: (content: Content, settings: SiteSettings) => PageHead
  View: ComponentType<{ content: Content }>
  /** What cannot wait: it stands over the frame's advertisement. */
  Above?: ComponentType<{ content: Content }>
  /** The same as the first of the topics of the day, where breaking news outranks it; null where there is nothing. */
  topic?: (content: Content) => ReactElement | null
}

/** One kind of page: how its content is found, and what is made of it. */
export interface PageDefinition<Type extends SiteAddress['type'], Content> extends PageLook<Content> {
  /** Throws what `load-answer.ts` throws where there is no page. */
  load: (address: AddressOf<Type>, context: LoadContext) => Promise<Loaded<Content>>
}

/** What is known of a kind of page before its content is found; its route carries it. */
export interface PageHandle {
  cache: ContentKind
  quiet: boolean
  /** Whether the shell's ad slot stands over it; where nothing is said, it does unless the page is quiet. */
  advertised?: boolean
  /** False where the full-page advertisement never stands over it. */
  interrupted?: false
}

/** A page whose content was found, ready to be described and shown. */
export interface FoundPage extends PageHandle {
  tags: readonly string[]
  validUntil?: Date
  /** Of a reader's own page: whom the frame greets. No page that is kept by anybody has one. */
  reader?: Pick<Reader, 'name' | 'surname'>
  /** 200 where nothing is said: a form that is shown again with its mistakes answers 422. */
  status?: number
  describe: (settings: SiteSettings) => PageHead
  show: () => ReactElement
  /** What stands over the frame's advertisement. */
  showAbove?: () => ReactElement
  /** What stands first among the topics in its place, while there is breaking news. */
  showTopic?: () => ReactElement | null
}

/** Finds the page of an address: what its content looks like stays its own affair. */
export type FindPage<Type extends SiteAddress['type']> = (
  address: AddressOf<Type>,
  context: LoadContext,
) => Promise<FoundPage>

/** A row of the tables of pages. */
export interface Page<Type extends SiteAddress['type']> {
  handle: PageHandle
  find: FindPage<Type>
}

/**
 * A page for the one reader who asks, in place of the one that everybody gets at the address: of the reserved area, or the
 * answer to a form. No cache ever keeps what is rendered with it.
 */
export type PersonalPage = (context: LoadContext) => Promise<FoundPage>

/** Makes a definition a row of the tables of pages. */
export function definePage<Type extends SiteAddress['type'], Content>(
  definition: PageDefinition<Type, Content>,
): Page<Type> {
  const { load } = definition
  return {
    handle: handleOf(definition),
    find: async (address, context) => showContent(definition, await load(address, context)),
  }
}

/** What is known of a page of this look before its content is. */
export function handleOf<Content>(look: PageLook<Content>): PageHandle {
  const { cache, quiet = false, interrupted, advertised = !quiet } = look
  return { cache, quiet, advertised, ...(interrupted === false && { interrupted }) }
}

/** The page of content that was found: which look it has is known by then, where an address has pages of more than one. */
export function showContent<Content>(look: PageLook<Content>, loaded: Loaded<Content>): FoundPage {
  const { content, banners = null, ...rest } = loaded
  const { describe, View, Above, topic } = look
  return {
    ...handleOf(look),
    ...rest,
    describe: (settings) => describe(content, settings),
    show: () => (
      <BannersContext value={banners}>
        <View content={content} />
      </BannersContext>
    ),
    ...(Above && { showAbove: () => <Above content={content} /> }),
    ...(topic && { showTopic: () => topic(content) }),
  }
}
