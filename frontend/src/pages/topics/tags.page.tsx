import type { AddressGrammar } from '@liberta/addresses/address-grammar'
import { useGrammar } from '../../page-definition/frame-context.ts'
import { nameReadModel } from '@liberta/contracts/read-models/read-model-key'
import { writeNumber } from '@liberta/italian/write-number'
import type { Tag } from '@liberta/contracts/stories/story.schema'
import { describeNeighbours } from '../../page-definition/head/page-head.ts'
import { Pagination } from '../../components/pagination/Pagination.tsx'
import { expectList, throwNoContent } from '../../page-definition/load-answer.ts'
import { definePage } from '../../page-definition/page-definition.tsx'
import { describeText } from '../../components/text/describe-text.ts'
import { addressOfPage, stepsTo, placeOf } from '../../page-definition/addresses/text-place.table.ts'
import { TextLayout } from '../../components/text/TextLayout.tsx'
import { groupTags, layTags, TagLetters } from './TagLetters.tsx'
import type { IndexLetter } from './TagLetters.tsx'
import { LinkItems } from '../../components/links/LinkItems.tsx'
import css from './topics.module.css'

const NAME = 'tags'
const { name: TITLE } = placeOf(NAME)

interface TagIndex {
  page: number
  pages: number
  total: number
  /** Of this page. */
  tags: readonly Tag[]
  /** Of all pages. */
  letters: readonly IndexLetter[]
}

const addressOf = (grammar: AddressGrammar, page: number) => addressOfPage(grammar, NAME, { page })
const standfirstOf = ({ total }: TagIndex) =>
  `${total === 1 ? 'Un argomento' : `${writeNumber(total)} argomenti`}: persone, luoghi e fatti di cui scriviamo, dalla A alla Z.`

/** `/tags`: every tag, by letter. */
export const TAGS_PAGE = definePage<'fixed', TagIndex>({
  cache: 'list',
  load: async ({ page }, { source, path }) => {
    const { body: tags, tags: changes } = expectList(await source.read('tags'), path)
    const { pages, letters } = layTags(tags)
    const own = pages[page - 1]
    if (own === undefined) return throwNoContent(path)
    return {
      content: { page, pages: pages.length, total: tags.length, tags: own, letters },
      tags: [nameReadModel({ model: 'tags', id: 'all' }), ...changes],
    }
  },
  describe: (index, settings) => ({
    ...describeText(
      {
        title: TITLE,
        standfirst: standfirstOf(index),
        path: addressOf(settings.grammar, index.page),
        page: index.page,
        above: stepsTo(settings.grammar, NAME),
      },
      settings,
    ),
    ...describeNeighbours(index, (page) => settings.origin + addressOf(settings.grammar, page)),
    reading: false,
  }),
  View: ({ content }) => (
    <TextLayout
      name={NAME}
      title={content.page === 1 ? TITLE : `${TITLE}, pagina ${content.page}`}
      standfirst={standfirstOf(content)}
      updatedAt={null}
      wide={<Letters index={content} />}
    />
  ),
})

function Letters({ index }: { index: TagIndex }) {
  const grammar = useGrammar()
  const letters = groupTags(index.tags)
  return (
    <>
      <TagLetters letters={index.letters} addressOf={(page) => (page === index.page ? '' : addressOf(grammar, page))} />
      {letters.map(({ letter, id, tags }) => (
        <section className={css.part} id={id} aria-labelledby={`${id}-nome`} key={id}>
          <h2 className={css.name} id={`${id}-nome`}>
            {letter}
          </h2>
          <ul className={css.names}>
            <LinkItems
              links={tags.map(({ name, slug }) => ({ name, href: grammar.build({ type: 'tag', slug, page: 1 }) }))}
            />
          </ul>
        </section>
      ))}
      {letters.length === 0 && <p className={css.name}>Qui non c’è ancora nessun argomento.</p>}
      <Pagination page={index.page} pages={index.pages} addressOf={(page) => addressOf(grammar, page)} />
    </>
  )
}
