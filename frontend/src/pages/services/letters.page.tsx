import type { AddressGrammar } from '@liberta/addresses/address-grammar'
import { ITALIC, mark } from '../../browser/support/selectors.ts'
import { useGrammar } from '../../page-definition/frame-context.ts'
import type { Letter, LetterList } from '@liberta/contracts/letters/letter.schema'
import parts from '../../styles/parts.module.css'
import { describeNeighbours } from '../../page-definition/head/page-head.ts'
import { Pagination } from '../../components/pagination/Pagination.tsx'
import { expectPresent, throwNoContent } from '../../page-definition/load-answer.ts'
import { definePage } from '../../page-definition/page-definition.tsx'
import { describeText } from '../../components/text/describe-text.ts'
import { PageText } from '../../components/text/PageText.tsx'
import { addressOfPage, stepsTo } from '../../page-definition/addresses/text-place.table.ts'
import { TextLayout } from '../../components/text/TextLayout.tsx'
import { writeDate } from '@liberta/italian/written-date'
import { headOfService, readService } from './read-service.ts'
import type { Service } from './read-service.ts'
import css from '../../components/text/services.module.css'

const NAME = 'letterToEditor'

interface Letters extends Service<LetterList> {
  page: number
}

const NO_LETTERS: LetterList = { page: 1, pages: 1, total: 0, letters: [] }

const addressOf = (grammar: AddressGrammar, page: number) => addressOfPage(grammar, NAME, { page })

/** `/letterToEditor`: the letters that were published, whole, with the editor's answers. */
export const LETTERS_PAGE = definePage<'fixed', Letters>({
  cache: 'list',
  load: async ({ page }, context) => {
    const model = { model: 'letterList', id: String(page) } as const
    const answer = context.source.read('letterList', { page })
    // Only the first page has something besides: the editors' words and the way to the form.
    if (page > 1) expectPresent(await answer, context.path)
    const { content, tags } = await readService(NAME, { model, answer, none: NO_LETTERS }, context)
    if (page > (content.items?.pages ?? 1)) return throwNoContent(context.path)
    return { content: { ...content, page }, tags }
  },
  describe: (service, settings) => {
    const { items: list, page } = service
    const head = headOfService(NAME, service)
    return {
      ...describeText(
        {
          ...head,
          path: addressOf(settings.grammar, page),
          page,
          above: stepsTo(settings.grammar, NAME),
        },
        settings,
      ),
      ...describeNeighbours(list ?? NO_LETTERS, (other) => settings.origin + addressOf(settings.grammar, other)),
    }
  },
  View: LettersView,
})

function LettersView({ content }: { content: Letters }) {
  const grammar = useGrammar()
  const { items: list, text, page } = content
  const head = headOfService(NAME, content)
  return (
    <TextLayout
      name={NAME}
      title={page === 1 ? head.title : `${head.title}, pagina ${page}`}
      standfirst={page === 1 ? head.standfirst : null}
      updatedAt={null}
    >
      {page === 1 && text !== null && <PageText blocks={text.blocks} />}
      {list?.letters.map((letter) => (
        <LetterArticle letter={letter} key={letter.id} />
      ))}
      {list === null && (
        <p className={css.name}>In questo momento le lettere non si possono leggere. Riprova tra poco.</p>
      )}
      {list?.letters.length === 0 && <p className={css.name}>Qui non c’è ancora nessuna lettera.</p>}
      <Pagination page={page} pages={list?.pages ?? 1} addressOf={(other) => addressOf(grammar, other)} />
      <p className={css.doors}>
        <a className={parts.outline} href={addressOfPage(grammar, 'letterForm')}>
          Scrivi al direttore
        </a>
      </p>
    </TextLayout>
  )
}

function LetterArticle({ letter }: { letter: Letter }) {
  const { slug, title, author, town, text, answer, publishedAt } = letter
  return (
    <article className={css.letter} id={slug}>
      <p className={css.by}>
        <time dateTime={publishedAt}>{writeDate(new Date(publishedAt))}</time>
      </p>
      <h2 className={css.name}>{title}</h2>
      <blockquote>{text}</blockquote>
      <p className={css.text}>{[author, town].filter(Boolean).join(', ')}</p>
      {answer !== null && (
        <p className={css.answer} {...mark(ITALIC, 'faustina')}>
          <span className={parts.hidden}>Risponde il direttore: </span>
          {answer}
        </p>
      )}
    </article>
  )
}
