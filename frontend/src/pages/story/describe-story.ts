import type {
  CorrectionComment,
  IPTCDigitalSourceEnumeration,
  NewsArticle,
  NewsMediaOrganization,
  Person,
  Recipe,
  WithContext,
} from 'schema-dts'
import { buildJournalistAddress, buildStoryAddress } from '@liberta/addresses/site-address'
import { isIndexed } from '@liberta/contracts/stories/story.schema'
import type { Story } from '@liberta/contracts/stories/story.schema'
import { describeImages } from '../../page-definition/head/describe-images.ts'
import { describeSharePicture } from '../../page-definition/head/describe-picture.ts'
import { cutHeadline } from '../../page-definition/head/structured-data.ts'
import { namePublisher } from '../../page-definition/head/describe-publisher.ts'
import { describeRating } from '../../page-definition/head/describe-defaults.ts'
import { describeBreadcrumbs } from '../../page-definition/head/describe-breadcrumbs.ts'
import { ORDINARY_HEAD, titlePage } from '../../page-definition/head/page-head.ts'
import type { PageHead } from '../../page-definition/head/page-head.ts'
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
    indexed: isIndexed(story),
    title: titlePage(story.title),
    description: story.standfirst ?? `${story.title}. ${story.section.name}, su Libertà.`,
    canonical: origin + path,
    type: 'article',
    image: story.picture && describeSharePicture(story.picture, origin),
    drawn: { type: 'story', title: story.title, section: { name: story.section.name, path: story.section.path } },
    published: story.publishedAt,
    modified: story.updatedAt,
    structure: [
      describeArticle(story, settings),
      ...describeRecipe(story, settings),
      describeBreadcrumbs(breadcrumbs, origin),
    ],
    opening:
      story.kind === 'opinion' || story.clip !== null
        ? null
        : story.picture && { picture: story.picture, place: 'story' },
    reading: true,
  }
}

/** The recipe that a story tells (schema.org Recipe), where readers rated it: nothing else is one. */
function describeRecipe(story: Story, settings: SiteSettings): WithContext<Recipe>[] {
  const { origin, grammar } = settings
  if (story.rating === undefined) return []
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Recipe',
      name: cutHeadline(story.title),
      url: origin + buildStoryAddress(grammar, story),
      description: story.standfirst ?? undefined,
      image: describeOpening(story, origin),
      author: describeAuthors(story, settings),
      datePublished: story.publishedAt,
      aggregateRating: describeRating(story.rating),
    },
  ]
}

/** Who wrote something; the paper where nobody signed. */
export function describeAuthors(
  { authors }: Pick<Story, 'authors'>,
  settings: SiteSettings,
): (Person | NewsMediaOrganization)[] {
  const people = authors.map(({ name, slug }): Person => ({
    '@type': 'Person',
    name,
    url: slug === null ? undefined : settings.origin + buildJournalistAddress(settings.grammar, slug),
  }))
  return people.length > 0 ? people : [namePublisher(settings)]
}

/** The picture that a story opens with, as machines are told of it; undefined of a story without one. */
export function describeOpening({ picture, madeWithAI = [] }: Pick<Story, 'picture' | 'madeWithAI'>, origin: string) {
  return picture === null ? undefined : describeImages(picture, origin, { isMadeByAI: madeWithAI.includes('picture') })
}

/** What was put right (schema.org CorrectionComment); undefined where nothing was. */
export function describeCorrections({ corrections }: Pick<Story, 'corrections'>): CorrectionComment[] | undefined {
  return corrections?.map(({ at, text }) => ({ '@type': 'CorrectionComment', text, datePublished: at }))
}

/**
 * How a story was made (schema.org digitalSourceType): by people with artificial intelligence, where that made more than a picture; undefined
 * of any other.
 */
export function describeSource({
  madeWithAI = [],
}: Pick<Story, 'madeWithAI'>): IPTCDigitalSourceEnumeration | undefined {
  return madeWithAI.some((part) => part !== 'picture')
    ? 'https://schema.org/CompositeWithTrainedAlgorithmicMediaDigitalSource'
    : undefined
}

function describeArticle(story: Story, settings: SiteSettings): WithContext<NewsArticle> {
  const { origin } = settings
  return {
    '@context': 'https://schema.org',
    '@type': story.kind === 'opinion' ? 'OpinionNewsArticle' : 'NewsArticle',
    mainEntityOfPage: origin + buildStoryAddress(settings.grammar, story),
    headline: cutHeadline(story.title),
    description: story.standfirst ?? undefined,
    image: describeOpening(story, origin),
    datePublished: story.publishedAt,
    dateModified: story.updatedAt,
    correction: describeCorrections(story),
    digitalSourceType: describeSource(story),
    author: describeAuthors(story, settings),
    publisher: namePublisher(settings),
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
