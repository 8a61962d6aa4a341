import { FIXED_PAGES } from '@liberta/addresses/fixed-page.table'
import { useGrammar } from '../../page-definition/frame-context.ts'
import { nameReadModel } from '@liberta/contracts/read-models/read-model-key'
import card from '../../components/cards/card.module.css'
import { showFormOfAddress } from '../../page-definition/forms/form-context.tsx'
import { APPLICATION_FORM } from '../../page-definition/forms/forms.table.ts'
import { MessageForm } from '../../components/forms/MessageForm.tsx'
import { takeIfPresent, throwNoContent } from '../../page-definition/load-answer.ts'
import { definePage } from '../../page-definition/page-definition.tsx'
import type { LoadContext, Loaded } from '../../page-definition/page-definition.tsx'
import { describeText } from '../../components/text/describe-text.ts'
import { OWN_WORDS } from '../../components/text/own-words.table.ts'
import { PageText } from '../../components/text/PageText.tsx'
import { readText, readTextBeside, readTextOrOwn } from '../../components/text/read-text.ts'
import type { PageTextOrOwn } from '../../components/text/read-text.ts'
import { addressOfPage, FIXED_TEXT_SLUGS, stepOf, stepsTo } from '../../page-definition/addresses/text-place.table.ts'
import { TextLayout } from '../../components/text/TextLayout.tsx'
import { findPositions, splitAtPositions } from './find-positions.ts'
import type { OpenPosition } from './find-positions.ts'
import css from './people.module.css'

const NAME = 'workWithUs'
const SLUG = FIXED_PAGES[NAME].text

interface Work {
  text: PageTextOrOwn
  positions: readonly OpenPosition[]
}

/** How one comes to work here, the open positions, and the form. */
const WORK = definePage<'fixed', Work>({
  cache: 'text',
  load: async (_address, context) => {
    const [text, answer] = await Promise.all([readTextOrOwn(NAME, SLUG, context), context.source.read('pages')])
    const { body, tags } = takeIfPresent(answer)
    return {
      content: { text: text.content, positions: findPositions(context.settings.grammar, text.content, body ?? []) },
      tags: [...text.tags, nameReadModel({ model: 'pages', id: 'all' }), ...tags],
    }
  },
  describe: ({ text }, settings) =>
    describeText(
      { ...text, path: addressOfPage(settings.grammar, NAME), above: stepsTo(settings.grammar, NAME) },
      settings,
    ),
  View: WorkView,
})

/** `/who-we-are/work-with-us`. */
export const WORK_PAGE = showFormOfAddress(WORK)

function WorkView({ content: { text, positions } }: { content: Work }) {
  const grammar = useGrammar()
  const { before, after } = splitAtPositions(grammar, text.blocks)
  return (
    <TextLayout name={NAME} {...text}>
      <PageText blocks={before} />
      <Positions positions={positions} />
      {after.length > 0 && <PageText blocks={after} />}
      <MessageForm form={APPLICATION_FORM} action={addressOfPage(grammar, NAME)} />
    </TextLayout>
  )
}

function Positions({ positions }: { positions: readonly OpenPosition[] }) {
  const grammar = useGrammar()
  if (positions.length === 0) {
    return (
      <p className={css.more}>
        In questo momento non ci sono posizioni aperte.{' '}
        <a href={addressOfPage(grammar, 'contactRequest')}>Fatti conoscere</a>
      </p>
    )
  }
  return (
    <ul className={`${css.rows} ${css.positions}`} aria-label="Posizioni aperte">
      {positions.map(({ slug, title, standfirst }) => (
        <li className={card.card} key={slug}>
          <p className={css.name}>
            <a className={card.link} href={grammar.build({ type: 'position', slug })}>
              {title}
            </a>
          </p>
          {standfirst !== null && <p className={css.role}>{standfirst}</p>}
        </li>
      ))}
    </ul>
  )
}

/** What a position's page says where its text cannot be had. */
const POSITION_WORDS = { title: 'Candidatura', standfirst: OWN_WORDS[NAME] ?? null, blocks: [], updatedAt: null }

interface Position {
  slug: string
  text: PageTextOrOwn
}

async function readPosition(slug: string, context: LoadContext): Promise<Loaded<PageTextOrOwn>> {
  if (context.isFormSent !== true) return readText(slug, context)
  const { content, tags } = await readTextBeside(slug, context)
  return { content: content ?? POSITION_WORDS, tags }
}

/** `/who-we-are/work-with-us/position/{slug}`: nothing where the page of work no longer leads to it. */
export const POSITION_PAGE = definePage<'position', Position>({
  cache: 'text',
  load: async ({ slug }, context) => {
    if (FIXED_TEXT_SLUGS.has(slug)) return throwNoContent(context.path)
    const [text, work] = await Promise.all([readPosition(slug, context), readTextBeside(SLUG, context)])
    const isOpen =
      work.content === null ||
      findPositions(context.settings.grammar, work.content, []).some((position) => position.slug === slug)
    if (!isOpen) return throwNoContent(context.path)
    return { content: { slug, text: text.content }, tags: [...text.tags, ...work.tags] }
  },
  describe: ({ slug, text }, settings) =>
    describeText(
      {
        ...text,
        path: settings.grammar.build({ type: 'position', slug }),
        above: [...stepsTo(settings.grammar, NAME), stepOf(settings.grammar, NAME)],
      },
      settings,
    ),
  View: ({ content: { slug, text } }) => {
    const grammar = useGrammar()
    return (
      <TextLayout name={NAME} below={[stepOf(grammar, NAME)]} {...text}>
        <PageText blocks={text.blocks} />
        <MessageForm form={APPLICATION_FORM} action={grammar.build({ type: 'position', slug })} />
      </TextLayout>
    )
  },
})
