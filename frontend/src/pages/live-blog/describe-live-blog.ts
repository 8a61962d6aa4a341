import type { BlogPosting, LiveBlogPosting, WithContext } from 'schema-dts'
import { buildLiveEntryAddress, buildLivePageAddress, buildStoryAddress } from '@liberta/addresses/site-address'
import type { LiveEntry } from '@liberta/contracts/live-blog/live-blog.schema'
import { isIndexed } from '@liberta/contracts/stories/story.schema'
import { wordsOfBlock } from '@liberta/contracts/story-text/story-block.schema'
import { describeBreadcrumbs } from '../../page-definition/head/describe-breadcrumbs.ts'
import { cutAtWord, cutHeadline } from '../../page-definition/head/structured-data.ts'
import type { SharePicture } from '../../page-definition/head/describe-picture.ts'
import { describeCollection } from '../../page-definition/head/describe-page.ts'
import { describeImages } from '../../page-definition/head/describe-images.ts'
import { describeSharePicture } from '../../page-definition/head/describe-picture.ts'
import { namePublisher } from '../../page-definition/head/describe-publisher.ts'
import { ORDINARY_HEAD, titlePage } from '../../page-definition/head/page-head.ts'
import type { PageHead } from '../../page-definition/head/page-head.ts'
import type { ShareWords } from '../../page-definition/head/share-words.ts'
import type { SiteSettings } from '../../settings/site-facts.ts'
import { breadcrumbsOf } from '../story/breadcrumbs.ts'
import { describeAuthors, describeCorrections, describeOpening, describeSource } from '../story/describe-story.ts'
import type { LiveBlogContent } from './LiveBlogPage.tsx'

/** What a shared entry says of itself where nothing but its words is known; characters. */
const LONGEST_DESCRIPTION = 200

type LiveStory = LiveBlogContent['story']

/** The head of a live blog, of one of its pages, or of one entry, which is shared as what it is: with its own title and address. */
export function describeLiveBlog({ story, part }: LiveBlogContent, settings: SiteSettings): PageHead {
  const { origin, grammar } = settings
  const path = buildStoryAddress(grammar, story)
  const breadcrumbs = [...breadcrumbsOf(grammar, { ...story, tags: [] }), { name: story.title, href: path }]
  const common = {
    ...ORDINARY_HEAD,
    indexed: isIndexed(story),
    title: titlePage(story.title),
    description: story.standfirst ?? `${story.title}. ${story.section.name}, su Libertà.`,
    canonical: origin + path,
    type: 'article' as const,
    image: story.picture && describeSharePicture(story.picture, origin),
    drawn: wordsOf(story.title, story),
    published: story.publishedAt,
    modified: story.updatedAt,
    structure: [describeCoverage(story, settings), describeBreadcrumbs(breadcrumbs, origin)],
    reading: true,
  }
  switch (part.type) {
    case 'newest':
      return common
    case 'page':
      return {
        ...common,
        ...describePage(part.list, story, settings),
        structure: [
          describeCollection(
            {
              name: `${story.title}, aggiornamenti`,
              url: origin + buildLivePageAddress(grammar, story, part.list.page),
            },
            part.list.entries.map((entry) => origin + buildLiveEntryAddress(grammar, story, entry)),
          ),
          describeBreadcrumbs(breadcrumbs, origin),
        ],
      }
    case 'entry': {
      const own = describeEntry(part.entry, story, settings)
      const step = { name: part.entry.title, href: buildLiveEntryAddress(grammar, story, part.entry) }
      return {
        ...common,
        title: titlePage(part.entry.title),
        description: summarise(part.entry) ?? common.description,
        canonical: own.url,
        image: pictureOf(part.entry, settings) ?? common.image,
        drawn: wordsOf(part.entry.title, story),
        published: part.entry.at,
        modified: null,
        structure: [
          { '@context': 'https://schema.org', ...own, isPartOf: nameCoverage(story, settings) },
          describeBreadcrumbs([...breadcrumbs, step], origin),
        ],
      }
    }
  }
}

/** What is live says so where it is shared; what has ended is a story like others. */
function wordsOf(title: string, { live, section }: LiveStory): ShareWords {
  if (live.state !== 'ended') return { type: 'live', title }
  return { type: 'story', title, section: { name: section.name, path: section.path } }
}

function describePage(
  { page, pages }: { page: number; pages: number },
  story: LiveStory,
  { grammar, origin }: SiteSettings,
): Pick<PageHead, 'title' | 'canonical' | 'previous' | 'next'> {
  const addressOf = (number: number) => origin + buildLivePageAddress(grammar, story, number)
  return {
    title: titlePage(`${story.title}, aggiornamenti`, page),
    canonical: addressOf(page),
    previous: page > 1 ? addressOf(page - 1) : null,
    next: page < pages ? addressOf(page + 1) : null,
  }
}

function nameCoverage(story: LiveStory, { origin, grammar }: SiteSettings) {
  const url = origin + buildStoryAddress(grammar, story)
  return { '@type': 'LiveBlogPosting', '@id': url, url, headline: cutHeadline(story.title) } as const
}

/** The whole coverage (schema.org LiveBlogPosting) with the entries that its page shows; headlines have 110 characters at most. */
export function describeCoverage(story: LiveStory, settings: SiteSettings): WithContext<LiveBlogPosting> {
  const { pinned, entries } = story.liveBlog
  const shown = pinned === null || entries.some(({ id }) => id === pinned.id) ? entries : [...entries, pinned]
  return {
    '@context': 'https://schema.org',
    ...nameCoverage(story, settings),
    mainEntityOfPage: settings.origin + buildStoryAddress(settings.grammar, story),
    description: story.standfirst ?? undefined,
    image: describeOpening(story, settings.origin),
    datePublished: story.publishedAt,
    dateModified: story.updatedAt,
    correction: describeCorrections(story),
    digitalSourceType: describeSource(story),
    coverageStartTime: story.publishedAt,
    coverageEndTime: story.live.endedAt ?? undefined,
    author: describeAuthors(story, settings),
    publisher: namePublisher(settings),
    articleSection: story.section.name,
    inLanguage: 'it',
    isAccessibleForFree: true,
    liveBlogUpdate: shown.map((entry) => describeEntry(entry, story, settings)),
  }
}

/** One entry (schema.org BlogPosting). */
function describeEntry(entry: LiveEntry, story: LiveStory, settings: SiteSettings) {
  const { origin, grammar } = settings
  const picture = entry.blocks.find((block) => block.type === 'picture')?.picture
  const text = entry.blocks.flatMap(wordsOfBlock).join('\n')
  return {
    '@type': 'BlogPosting',
    headline: cutHeadline(entry.title),
    url: origin + buildLiveEntryAddress(grammar, story, entry),
    datePublished: entry.at,
    author: describeAuthors({ authors: entry.author === null ? [] : [entry.author] }, settings),
    publisher: namePublisher(settings),
    image: picture && describeImages(picture, origin),
    articleBody: text === '' ? cutHeadline(entry.title) : text,
  } as const satisfies BlogPosting
}

function pictureOf(entry: LiveEntry, { origin }: SiteSettings): SharePicture | null {
  const picture = entry.blocks.find((block) => block.type === 'picture')?.picture
  return picture === undefined ? null : describeSharePicture(picture, origin)
}

/** The first words of an entry, cut at a word; null where it has none. */
function summarise({ blocks }: LiveEntry): string | null {
  const text = blocks.flatMap(wordsOfBlock).join(' ')
  return text === '' ? null : cutAtWord(text, LONGEST_DESCRIPTION)
}
