import { buildJournalistAddress, buildStoryAddress } from '@liberta/addresses/site-address'
import type { Story } from '@liberta/contracts/stories/story.schema'
import {
  describePictures,
  describeSocialPicture,
  cutHeadline,
  namePublisher,
} from '../../page-definition/head/describe-publisher.ts'
import { describeBreadcrumbs } from '../../page-definition/head/describe-breadcrumbs.ts'
import { ORDINARY_HEAD, titlePage } from '../../page-definition/head/page-head.ts'
import type { PageHead } from '../../page-definition/head/page-head.ts'
import type { StructuredData } from '../../page-definition/head/describe-publisher.ts'
import type { SiteSettings } from '../../settings/site-facts.ts'
import { LOCKED_PART } from './SubscribersWall.tsx'
import { breadcrumbsOf } from './breadcrumbs.ts'

/** The head of a story: every address of it names the one by its first section as canonical. */
export function describeStory(story: Story, settings: SiteSettings): PageHead {
  const { origin } = settings
  const path = buildStoryAddress(settings.grammar, story)
  const breadcrumbs = [...breadcrumbsOf(settings.grammar, { ...story, tags: [] }), { name: story.title, href: path }]
  return {
    ...ORDINARY_HEAD,
    title: titlePage(story.title),
    description: story.standfirst ?? `${story.title}. ${story.section.name}, su Libertà.`,
    canonical: origin + path,
    type: 'article',
    image: story.picture && describeSocialPicture(story.picture, origin),
    published: story.publishedAt,
    structure: [describeArticle(story, settings), describeBreadcrumbs(breadcrumbs, origin)],
    opening:
      story.kind === 'opinion' || story.clip !== null
        ? null
        : story.picture && { picture: story.picture, place: 'story' },
    reading: true,
  }
}

function describeArticle(story: Story, settings: SiteSettings): StructuredData {
  const { origin } = settings
  const publisher = namePublisher(settings)
  const authors = story.authors.map(({ name, slug }) => ({
    '@type': 'Person',
    name,
    url: slug === null ? undefined : origin + buildJournalistAddress(settings.grammar, slug),
  }))
  return {
    '@context': 'https://schema.org',
    '@type': story.kind === 'opinion' ? 'OpinionNewsArticle' : 'NewsArticle',
    mainEntityOfPage: origin + buildStoryAddress(settings.grammar, story),
    headline: cutHeadline(story.title),
    description: story.standfirst ?? undefined,
    image: story.picture === null ? undefined : describePictures(story.picture, origin),
    datePublished: story.publishedAt,
    dateModified: story.updatedAt,
    author: authors.length > 0 ? authors : [publisher],
    publisher,
    articleSection: story.section.name,
    keywords: story.tags.map(({ name }) => name),
    inLanguage: 'it',
    isAccessibleForFree: !story.locked,
    hasPart: story.locked
      ? { '@type': 'WebPageElement', isAccessibleForFree: false, cssSelector: `.${LOCKED_PART}` }
      : undefined,
    timeRequired: `PT${story.readingSeconds}S`,
  }
}
