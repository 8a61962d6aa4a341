import type { Newsletter } from '@liberta/contracts/subscriptions/offer.schema'
import parts from '../../styles/parts.module.css'
import { HiddenFields } from '../../components/forms/Field.tsx'
import { useFrame, useGrammar } from '../../page-definition/frame-context.ts'
import { definePage } from '../../page-definition/page-definition.tsx'
import { describeText } from '../../components/text/describe-text.ts'
import { PageText } from '../../components/text/PageText.tsx'
import { addressOfPage, stepsTo } from '../../page-definition/addresses/text-place.table.ts'
import { TextLayout } from '../../components/text/TextLayout.tsx'
import { PhoneLink } from '../../components/text/WaysToWrite.tsx'
import { headOfService, readService, withoutTables } from './read-service.ts'
import type { Service } from './read-service.ts'
import css from '../../components/text/services.module.css'

const NAME = 'newsletter'

type Newsletters = Service<readonly Newsletter[]>

/** `/newsletter`: the letters that readers may ask for, and when each is sent. */
export const NEWSLETTERS_PAGE = definePage<'fixed', Newsletters>({
  cache: 'text',
  load: (_address, context) => {
    const model = { model: 'newsletters', id: 'all' } as const
    return readService(NAME, { model, answer: context.source.read('newsletters'), none: [] }, context)
  },
  describe: (service, settings) =>
    describeText(
      {
        ...headOfService(NAME, service),
        path: addressOfPage(settings.grammar, NAME),
        above: stepsTo(settings.grammar, NAME),
      },
      settings,
    ),
  View: NewslettersView,
})

function NewslettersView({ content }: { content: Newsletters }) {
  const blocks = withoutTables(content.text)
  return (
    <TextLayout name={NAME} {...headOfService(NAME, content)} wide={<Letters newsletters={content.items} />}>
      {blocks.length > 0 && <PageText blocks={blocks} />}
    </TextLayout>
  )
}

function Letters({ newsletters }: { newsletters: readonly Newsletter[] | null }) {
  const { publisher } = useFrame().settings
  return (
    <>
      {newsletters === null && (
        <p className={css.name}>In questo momento l’elenco delle newsletter non si può leggere. Riprova tra poco.</p>
      )}
      {newsletters?.length === 0 && <p className={css.name}>In questo momento non spediamo newsletter.</p>}
      {newsletters !== null && <NewsletterRows newsletters={newsletters} />}
      <p className={css.doors}>
        <span>
          Per iscriverti serve un account: se non hai ancora fatto l’accesso te lo chiediamo adesso. Oppure telefona
          allo <PhoneLink publisher={publisher} />.
        </span>
      </p>
    </>
  )
}

function NewsletterRows({ newsletters }: { newsletters: readonly Newsletter[] }) {
  const grammar = useGrammar()
  return (
    <ul className={`${css.rows} ${css.plans}`} aria-label="Newsletter">
      {newsletters.map(({ id, slug, name, schedule, description }) => (
        <li key={id} id={slug}>
          <div>
            {schedule !== null && <p className={css.when}>{capitalise(schedule)}</p>}
            <h2 className={css.name}>{name}</h2>
            {description !== null && <p className={css.text}>{description}</p>}
          </div>
          <form method="post" action={addressOfPage(grammar, NAME)}>
            <HiddenFields values={{ newsletterId: String(id), nome: name }} />
            <button className={parts.button} type="submit" aria-label={`Iscriviti: ${name}`}>
              Iscriviti
            </button>
          </form>
        </li>
      ))}
    </ul>
  )
}

const capitalise = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
