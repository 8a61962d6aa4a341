import { useGrammar } from '../../page-definition/frame-context.ts'
import type { AddressGrammar } from '@liberta/addresses/address-grammar'
import { buildStoryAddress } from '@liberta/addresses/site-address'
import type { SiteAddress } from '@liberta/addresses/site-address'
import { nameReadModel } from '@liberta/contracts/read-models/read-model-key'
import { buildStoryListId } from '@liberta/contracts/read-models/list-id'
import { isIndexed } from '@liberta/contracts/stories/story.schema'
import type { StoryList } from '@liberta/contracts/stories/story-list.schema'
import { nextMidnightInRome } from '@liberta/italian/rome-time'
import { loadBanners } from '../../page-definition/load-banners.ts'
import type { StoryListQuery } from '@liberta/contracts/read-models/story-list-query.schema'
import { openingPictureOf } from '../../components/rows/opening-picture.ts'
import { describeFeeds } from '../../page-definition/head/describe-feeds.ts'
import { describeBreadcrumbs } from '../../page-definition/head/describe-breadcrumbs.ts'
import { describeCollection } from '../../page-definition/head/describe-page.ts'
import { describeNeighbours, ORDINARY_HEAD, titlePage } from '../../page-definition/head/page-head.ts'
import type { PageHead } from '../../page-definition/head/page-head.ts'
import type { StructuredData } from '../../page-definition/head/structured-data.ts'
import type { SiteSettings } from '../../settings/site-facts.ts'
import { describeProfile } from '../people/describe-profile.ts'
import { expectPresent, throwNoContent } from '../../page-definition/load-answer.ts'
import { isAdvertised } from '../../settings/third-parties.ts'
import { definePage } from '../../page-definition/page-definition.tsx'
import type { LoadContext, Loaded } from '../../page-definition/page-definition.tsx'
import { keyOfList, layList, nameOfSubject } from './lay-list.ts'
import { ListPage } from './ListPage.tsx'
import { loadOpinionBands } from './load-opinion-bands.ts'
import type { OpinionBands } from './load-opinion-bands.ts'

interface ListContent {
  list: StoryList
  /** Of the opinions' section alone. */
  bands: OpinionBands | null
}

const common = {
  describe: describeList,
  View: ({ content: { list, bands } }: { content: ListContent }) => {
    const grammar = useGrammar()
    return <ListPage list={list} bands={bands} addressOf={(page) => buildListPageAddress(grammar, list, page)} />
  },
}

/** `/news/latest`. */
export const LATEST_PAGE = definePage<'latest', ListContent>({ ...common, cache: 'latest', load: loadList })

/** `/news/{section…}`. */
export const SECTION_PAGE = definePage<'section', ListContent>({ ...common, cache: 'section', load: loadList })

/** `/{section…}`, the other spelling of a section's page: the same page, which names the first as its canonical. */
export const CATEGORY_PAGE = definePage<'category', ListContent>({
  ...common,
  cache: 'section',
  load: ({ sectionPath, page }, context) => loadList({ type: 'section', sectionPath, page }, context),
})

/** `/tag/{slug}`. */
export const TAG_PAGE = definePage<'tag', ListContent>({ ...common, cache: 'tag', load: loadList })

/** `/autore/{slug}`. */
export const JOURNALIST_PAGE = definePage<'journalist', ListContent>({ ...common, cache: 'journalist', load: loadList })

async function loadList(query: StoryListQuery, context: LoadContext): Promise<Loaded<ListContent>> {
  const { source, path, now } = context
  const { body: list, tags } = expectPresent(await source.read('storyList', query), path)
  if (query.page > list.pages) throwNoContent(path)
  const own = list.subject.type === 'section' ? list.subject.section.id : null
  const { banners, tags: bannerTags } = await loadBanners('section', own, context)
  const { bands, tags: bandTags } = await loadOpinionBands(list, source)
  const listTag = nameReadModel({ model: 'storyList', id: buildStoryListId(keyOfList(list)) })
  // At midnight «Ieri» is another day.
  return {
    content: { list, bands },
    banners,
    tags: [listTag, ...tags, ...bannerTags, ...bandTags],
    validUntil: nextMidnightInRome(now),
  }
}

/** The address of one page of a list; every page is its own canonical. */
function buildListPageAddress(grammar: AddressGrammar, { subject }: Pick<StoryList, 'subject'>, page: number): string {
  switch (subject.type) {
    case 'latest':
      return grammar.build({ type: 'latest', page })
    case 'section':
      return grammar.build({ type: 'section', sectionPath: subject.section.path, page })
    case 'tag':
      return grammar.build({ type: 'tag', slug: subject.tag.slug, page })
    case 'journalist':
      return grammar.build({ type: 'journalist', slug: subject.journalist.slug, page })
  }
}

function describeList({ list }: ListContent, settings: SiteSettings): PageHead {
  const { origin } = settings
  const name = nameOfSubject(list.subject)
  const page = list.page > 1 ? `, pagina ${list.page}` : ''
  const path = buildListPageAddress(settings.grammar, list, list.page)
  return {
    ...ORDINARY_HEAD,
    ...describeNeighbours(list, (number) => origin + buildListPageAddress(settings.grammar, list, number)),
    title: titlePage(name, list.page),
    description: `${name}: le notizie da Piacenza e provincia su Libertà${page}.`,
    canonical: origin + path,
    feeds: describeFeeds(feedOf(list), name, settings),
    structure: [describeSubject(list, name, settings), describeBreadcrumbs([{ name, href: path }], origin)],
    opening: openingPictureOf(layList(list, isAdvertised(settings)).rows),
  }
}

/** The latest news are the feed of the site; every page of a list leads to the feed of the first. */
function feedOf({ subject }: StoryList): SiteAddress {
  switch (subject.type) {
    case 'latest':
      return { type: 'home' }
    case 'section':
      return { type: 'section', sectionPath: subject.section.path, page: 1 }
    case 'tag':
      return { type: 'tag', slug: subject.tag.slug, page: 1 }
    case 'journalist':
      return { type: 'journalist', slug: subject.journalist.slug, page: 1 }
  }
}

/** The list of an author's stories is the author's profile (schema.org ProfilePage); any other is a list of stories. */
function describeSubject(list: StoryList, name: string, settings: SiteSettings): StructuredData {
  const { subject, stories, page } = list
  const { origin, grammar } = settings
  if (subject.type === 'journalist') return describeProfile(subject.journalist, settings)
  const url = origin + buildListPageAddress(grammar, list, page)
  return describeCollection(
    { name, url },
    stories.filter(isIndexed).map((story) => origin + buildStoryAddress(grammar, story)),
  )
}
