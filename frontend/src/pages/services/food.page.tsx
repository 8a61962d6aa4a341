import { findFixedPage } from '@liberta/addresses/fixed-page.table'
import { useGrammar } from '../../page-definition/frame-context.ts'
import type { AddressGrammar } from '@liberta/addresses/address-grammar'
import { buildSectionAddress, buildStoryAddress } from '@liberta/addresses/site-address'
import type { EditorialPage } from '@liberta/contracts/pages/editorial-page.schema'
import { nameReadModel } from '@liberta/contracts/read-models/read-model-key'
import { buildStoryListId } from '@liberta/contracts/read-models/list-id'
import { isIndexed } from '@liberta/contracts/stories/story.schema'
import type { StoryList } from '@liberta/contracts/stories/story-list.schema'
import { openingPictureOf } from '../../components/rows/opening-picture.ts'
import { describeCollection } from '../../page-definition/head/describe-page.ts'
import { describeNeighbours } from '../../page-definition/head/page-head.ts'
import { layList } from '../story-list/lay-list.ts'
import { ListPage } from '../story-list/ListPage.tsx'
import { loadBanners } from '../../page-definition/load-banners.ts'
import { expectPresent, throwNoContent } from '../../page-definition/load-answer.ts'
import { isAdvertised } from '../../settings/third-parties.ts'
import { definePage } from '../../page-definition/page-definition.tsx'
import { describeText } from '../../components/text/describe-text.ts'
import { PageText } from '../../components/text/PageText.tsx'
import { readTextBeside } from '../../components/text/read-text.ts'
import { addressOfPage } from '../../page-definition/addresses/text-place.table.ts'
import css from '../../components/text/services.module.css'

const NAME = 'lifestyleFood'
/** The section whose stories the page gathers, the section above it, and the page's text in the CMS. */
const SECTION = 'lifestyle/food'
const stepAbove = (grammar: AddressGrammar) => ({ name: 'Lifestyle', href: buildSectionAddress(grammar, 'lifestyle') })
const SLUG = 'lifestyle-food'
const { label: TITLE } = findFixedPage(NAME)

interface FoodPage {
  list: StoryList
  text: EditorialPage | null
}

const SECTIONS = nameReadModel({ model: 'sections', id: 'all' })
const NO_STORIES: StoryList = { subject: { type: 'latest' }, page: 1, pages: 1, total: 0, stories: [] }

const addressOf = (grammar: AddressGrammar, page: number) => addressOfPage(grammar, NAME, { page })

/** `/lifestyleFood`: what is cooked, eaten and drunk in the province, and what editors say of it. */
export const FOOD_PAGE = definePage<'fixed', FoodPage>({
  cache: 'list',
  load: async ({ page }, context) => {
    const [answer, text] = await Promise.all([
      context.source.read('storyList', { type: 'section', sectionPath: SECTION, page }),
      readTextBeside(SLUG, context),
    ])
    // A CMS without that section has no stories for the page, which is there all the same.
    if (answer.state === 'missing' && page === 1) {
      return { content: { list: NO_STORIES, text: text.content }, tags: [SECTIONS, ...text.tags] }
    }
    const { body: list, tags } = expectPresent(answer, context.path)
    if (page > list.pages || list.subject.type !== 'section') return throwNoContent(context.path)
    const { id: sectionId } = list.subject.section
    const { banners, tags: bannerTags } = await loadBanners('section', sectionId, context)
    const id = buildStoryListId({ type: 'section', sectionId, page })
    return {
      content: { list, text: text.content },
      banners,
      tags: [nameReadModel({ model: 'storyList', id }), ...tags, ...bannerTags, ...text.tags],
    }
  },
  describe: ({ list, text }, settings) => ({
    ...describeText(
      {
        title: text?.title ?? TITLE,
        standfirst: text?.standfirst ?? null,
        path: addressOf(settings.grammar, list.page),
        page: list.page,
        above: [stepAbove(settings.grammar)],
        thing: describeCollection(
          { name: text?.title ?? TITLE, url: settings.origin + addressOf(settings.grammar, list.page) },
          list.stories.filter(isIndexed).map((story) => settings.origin + buildStoryAddress(settings.grammar, story)),
        ),
      },
      settings,
    ),
    ...describeNeighbours(list, (page) => settings.origin + addressOf(settings.grammar, page)),
    opening: openingPictureOf(layList(list, isAdvertised(settings)).rows),
  }),
  View: FoodView,
})

function FoodView({ content: { list, text } }: { content: FoodPage }) {
  const grammar = useGrammar()
  const isFirst = list.page === 1
  return (
    <ListPage
      list={list}
      hasNewsLine={list !== NO_STORIES}
      addressOf={(page) => addressOf(grammar, page)}
      own={{ name: text?.title ?? TITLE, words: isFirst ? (text?.standfirst ?? null) : null }}
    >
      {isFirst && text !== null && (
        <div className={css.below}>
          <PageText blocks={text.blocks} />
        </div>
      )}
    </ListPage>
  )
}
