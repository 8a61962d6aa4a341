import { buildStoryAddress } from '@liberta/contracts/addresses/site-address'
import { buildPictureAddress } from '@liberta/contracts/media/picture-address'
import type { Picture } from '@liberta/contracts/media/picture.schema'
import type { Story } from '@liberta/contracts/stories/story.schema'
import type { SiteSettings } from '../layout/site-facts.ts'
import { nameOfSubject } from '../lists/name-of-subject.ts'
import { canonicalOf } from '../routing/load-page.ts'
import type { PageContent } from '../routing/page-content.ts'
import { trailOf } from '../story/trail.ts'

/** Longest headline in structured data, in characters (specification §1). */
export const HEADLINE_LIMIT = 110

export type StructuredData = Record<string, unknown>

/** A headline of at most 110 characters, cut at a word and closed by an ellipsis. */
export function cutHeadline(title: string): string {
  if (title.length <= HEADLINE_LIMIT) return title
  const cut = title.slice(0, HEADLINE_LIMIT - 1)
  const space = cut.lastIndexOf(' ')
  return `${space > HEADLINE_LIMIT / 2 ? cut.slice(0, space) : cut}…`
}

/** JSON for a script element: no `<` in it, so that nothing can end the element. */
export function writeStructuredData(data: StructuredData): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
}

/** What machines are told of a page (schema.org). */
export function describeStructure(content: PageContent, settings: SiteSettings): StructuredData[] {
  if (content.kind === 'home') return [describePublisher(settings, true)]
  if (content.kind === 'story') return [describeArticle(content.story, settings), describeTrail(content, settings)]
  return [describeTrail(content, settings)]
}

function describePublisher({ origin, publisher, social }: SiteSettings, whole = false): StructuredData {
  const name = { '@type': 'NewsMediaOrganization', name: 'Libertà', url: `${origin}/` }
  if (!whole) return name
  return {
    '@context': 'https://schema.org',
    ...name,
    legalName: publisher.name,
    address: publisher.address,
    telephone: publisher.phone,
    logo: `${origin}/favicon.svg`,
    sameAs: social.map(({ URL }) => URL),
  }
}

function describeArticle(story: Story, settings: SiteSettings): StructuredData {
  const { origin } = settings
  const publisher = describePublisher(settings)
  const authors = story.authors.map(({ name, slug }) => ({
    '@type': 'Person',
    name,
    url: `${origin}/autore/${slug}`,
  }))
  return {
    '@context': 'https://schema.org',
    '@type': story.kind === 'opinion' ? 'OpinionNewsArticle' : 'NewsArticle',
    mainEntityOfPage: origin + buildStoryAddress(story),
    headline: cutHeadline(story.title),
    description: story.standfirst ?? undefined,
    image: story.picture === null ? undefined : pictureAddresses(story.picture, origin),
    datePublished: story.publishedAt,
    dateModified: story.updatedAt,
    author: authors.length > 0 ? authors : [publisher],
    publisher,
    articleSection: story.section.name,
    keywords: story.tags.map(({ name }) => name),
    inLanguage: 'it',
    isAccessibleForFree: !story.premium,
    timeRequired: `PT${story.readingSeconds}S`,
  }
}

/** The three crops that search engines ask for, at least 1200 px wide. */
function pictureAddresses({ id }: Picture, origin: string): string[] {
  return (['1x1', '4x3', '16x9'] as const).map(
    (ratio) => origin + buildPictureAddress({ id, ratio, width: 1200, format: 'jpg' }),
  )
}

function describeTrail(content: Exclude<PageContent, { kind: 'home' }>, { origin }: SiteSettings): StructuredData {
  const own =
    content.kind === 'story'
      ? [...trailOf({ ...content.story, tags: [] }), { name: content.story.title, href: canonicalOf(content) }]
      : [{ name: nameOfSubject(content.list.subject), href: canonicalOf(content) }]
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Libertà', href: '/' }, ...own].map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + href,
    })),
  }
}
