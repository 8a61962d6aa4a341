import { slugSchema } from '../sections/section.schema.ts'
import { storyIdSchema } from '../stories/story.schema.ts'
import type { StoryLink } from '../stories/story.schema.ts'
import { buildPageSegment, takePageSegment } from './page-segment.ts'

/** What an address of the site asks for (specification §2, friendly URL families). */
export type SiteAddress =
  | { type: 'home' }
  | { type: 'latest'; page: number }
  | { type: 'section'; sectionPath: string; page: number }
  | { type: 'tag'; slug: string; page: number }
  | { type: 'journalist'; slug: string; page: number }
  | { type: 'story'; sectionPath: string; slug: string; id: number }
  | { type: 'storyByTag'; tagSlug: string; tagId: number; slug: string; id: number }
  | { type: 'storyByJournalist'; journalistSlug: string; slug: string; id: number }

const TAG_WITH_ID = /^(.+)_(\d{1,10})$/
const DEEPEST_SECTION = 4

/** The one address of what is asked for; `parseSiteAddress` reads it back. */
export function buildSiteAddress(address: SiteAddress): string {
  switch (address.type) {
    case 'home':
      return '/'
    case 'latest':
      return `/news/latest${buildPageSegment(address.page)}`
    case 'section':
      return `/news/${address.sectionPath}${buildPageSegment(address.page)}`
    case 'tag':
      return `/tag/${address.slug}${buildPageSegment(address.page)}`
    case 'journalist':
      return `/autore/${address.slug}${buildPageSegment(address.page)}`
    case 'story':
      return `/news/${address.sectionPath}/${address.slug}/${address.id}`
    case 'storyByTag':
      return `/news/tag/${address.tagSlug}_${address.tagId}/${address.slug}/${address.id}`
    case 'storyByJournalist':
      return `/news/autore/${address.journalistSlug}/${address.slug}/${address.id}`
  }
}

/** The canonical address of a story: by its first section. */
export function buildStoryAddress({ section, slug, id }: Pick<StoryLink, 'section' | 'slug' | 'id'>): string {
  return buildSiteAddress({ type: 'story', sectionPath: section.path, slug, id })
}

/** Reads the segments of a normalised path; null where they fit no family. */
export function parseSiteAddress(path: readonly string[]): SiteAddress | null {
  if (path.length === 0) return { type: 'home' }
  const [family, ...rest] = path
  switch (family) {
    case 'news':
      return parseNews(rest)
    case 'tag':
      return parseList(rest, (slug, page) => ({ type: 'tag', slug, page }))
    case 'autore':
      return parseList(rest, (slug, page) => ({ type: 'journalist', slug, page }))
    default:
      return null
  }
}

function parseNews(path: readonly string[]): SiteAddress | null {
  return parseStory(path) ?? parseSection(path)
}

function parseStory(path: readonly string[]): SiteAddress | null {
  const id = parseId(path.at(-1))
  const slug = path.at(-2)
  const [first, second] = path
  if (id === null || !isSlug(slug) || path.length < 3) return null
  if (first === 'tag' && path.length === 4) {
    const tag = TAG_WITH_ID.exec(second ?? '')
    const tagId = parseId(tag?.[2])
    return tagId !== null && isSlug(tag?.[1]) ? { type: 'storyByTag', tagSlug: tag[1], tagId, slug, id } : null
  }
  if (first === 'autore' && path.length === 4) {
    return isSlug(second) ? { type: 'storyByJournalist', journalistSlug: second, slug, id } : null
  }
  const sectionPath = joinSection(path.slice(0, -2))
  return sectionPath === null ? null : { type: 'story', sectionPath, slug, id }
}

function parseSection(path: readonly string[]): SiteAddress | null {
  const { segments, page } = takePageSegment(path)
  if (segments.length === 1 && segments[0] === 'latest') return { type: 'latest', page }
  const sectionPath = joinSection(segments)
  return sectionPath === null ? null : { type: 'section', sectionPath, page }
}

function parseList(path: readonly string[], make: (slug: string, page: number) => SiteAddress): SiteAddress | null {
  const { segments, page } = takePageSegment(path)
  const [slug] = segments
  return segments.length === 1 && isSlug(slug) ? make(slug, page) : null
}

function joinSection(segments: readonly string[]): string | null {
  const fits = segments.length >= 1 && segments.length <= DEEPEST_SECTION && segments.every(isSectionSlug)
  return fits ? segments.join('/') : null
}

/** A bare number is an id or the remains of one, never a section. */
function isSectionSlug(text: string): boolean {
  return isSlug(text) && !/^\d+$/.test(text)
}

function isSlug(text: string | undefined): text is string {
  return slugSchema.safeParse(text).success
}

function parseId(text: string | undefined): number | null {
  if (text === undefined || !/^[1-9]\d{0,9}$/.test(text)) return null
  const id = storyIdSchema.safeParse(Number(text))
  return id.success ? id.data : null
}
