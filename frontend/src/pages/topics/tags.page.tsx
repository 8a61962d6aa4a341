import type { AddressGrammar } from '@liberta/addresses/address-grammar'
import { useGrammar } from '../../page-definition/frame-context.ts'
import { nameReadModel } from '@liberta/contracts/read-models/read-model-key'
import type { Tag } from '@liberta/contracts/stories/story.schema'
import { describeNeighbours } from '../../page-definition/head/page-head.ts'
import { Pagination } from '../../components/pagination/Pagination.tsx'
import { expectList, throwNoContent } from '../../page-definition/load-answer.ts'
import { definePage } from '../../page-definition/page-definition.tsx'
import { describeText } from '../../components/text/describe-text.ts'
import { addressOfPage, stepsTo, placeOf } from '../../page-definition/addresses/text-place.table.ts'
import { TextLayout } from '../../components/text/TextLayout.tsx'
import { groupTags, TagLetters } from './TagLetters.tsx'
import { LinkItems } from '../../components/links/LinkItems.tsx'
import css from './topics.module.css'

const NAME = 'tags'
const { name: TITLE } = placeOf(NAME)
/** So many tags on one page: all of them, unless there are very many. */
const TAGS_PER_PAGE = 1000

interface TagIndex {
  page: number
  pages: number
  total: number
  tags: readonly Tag[]
}

const addressOf = (grammar: AddressGrammar, page: number) => addressOfPage(grammar, NAME, { page })
const standfirstOf = ({ total }: TagIndex) =>
  `${total === 1 ? 'Un argomento' : `${total} argomenti`}: persone, luoghi e fatti di cui scriviamo, dalla A alla Z.`

/** `/tags`: every tag, by letter. */
export const TAGS_PAGE = definePage<'fixed', TagIndex>({
  cache: 'list',
  load: async ({ page }, { source, path }) => {
    const { body: tags, tags: changes } = expectList(await source.read('tags'), path)
    const pages = Math.max(1, Math.ceil(tags.length / TAGS_PER_PAGE))
    if (page > pages) return throwNoContent(path)
    return {
      content: {
        page,
        pages,
        total: tags.length,
        tags: tags.slice((page - 1) * TAGS_PER_PAGE, page * TAGS_PER_PAGE),
      },
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
      <TagLetters letters={letters} />
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
