import { useGrammar } from '../../page-definition/frame-context.ts'
import type { NewsletterSubscriptionView } from '@liberta/contracts/accounts/subscriptions.schema'
import type { Newsletter } from '@liberta/contracts/subscriptions/offer.schema'
import parts from '../../styles/parts.module.css'
import { HiddenFields } from '../../components/forms/Field.tsx'
import list from '../../components/lists/list-page.module.css'
import { takeIfPresent } from '../../page-definition/load-answer.ts'
import css from '../../components/text/services.module.css'
import { joinDate, writeDate } from '@liberta/italian/written-date'
import { defineReserved } from './define-reserved.tsx'
import { addressOfFormAction } from '../../page-definition/addresses/reserved-address.ts'
import own from './reserved.module.css'
import { expectOwn } from '../../page-definition/personal/personal-request.ts'

const PATH = 'newsletter'

interface Row {
  id: string
  name: string
  words: string[]
  /** Since when; null where the reader does not get it. */
  since: string | null
}

interface OwnNewsletters {
  rows: readonly Row[]
  /** False where the list cannot be had now: then nobody can say what there is, or what has ended. */
  isListed: boolean
}

/** `/area-riservata/newsletter`: every newsletter, and whether the reader gets it. */
export const OWN_NEWSLETTERS_PAGE = defineReserved<OwnNewsletters>(PATH, {
  standfirst: 'Le newsletter arrivano all’indirizzo del tuo account. Un tocco per riceverle, uno per smettere.',
  load: async ({ account }, { source }) => {
    const [subscriptions, newsletters] = await Promise.all([account.readSubscriptions(), source.read('newsletters')])
    const { body } = takeIfPresent(newsletters)
    return { rows: composeRows(body, expectOwn(subscriptions)), isListed: body !== null }
  },
  View: ({ content: { rows, isListed }, request }) => (
    <>
      <p className={own.count}>Il tuo indirizzo: {request.reader.email}</p>
      {!isListed && <p className={list.empty}>In questo momento l’elenco non si può leggere: riprova fra poco.</p>}
      {isListed && rows.length === 0 && <p className={list.empty}>In questo momento non spediamo newsletter.</p>}
      <ul className={`${css.rows} ${css.plans}`} aria-label="Newsletter">
        {rows.map((row) => (
          <li key={row.id}>
            <div>
              <h2 className={css.name}>{row.name}</h2>
              {row.words.map((words) => (
                <p className={css.text} key={words}>
                  {words}
                </p>
              ))}
              {row.since !== null && (
                <p className={`${css.when} ${own.own}`}>
                  La ricevi <time dateTime={row.since}>{joinDate('dal', writeDate(new Date(row.since)))}</time>
                </p>
              )}
            </div>
            <SubscribeForm row={row} />
          </li>
        ))}
      </ul>
    </>
  ),
})

function SubscribeForm({ row: { id, name, since } }: { row: Row }) {
  const grammar = useGrammar()
  const isSubscribed = since !== null
  return (
    <form method="post" action={addressOfFormAction(grammar, PATH)}>
      <HiddenFields values={{ newsletterId: id, nome: name, active: isSubscribed ? 'no' : 'si' }} />
      <button
        className={isSubscribed ? parts.outline : parts.button}
        type="submit"
        aria-label={`${isSubscribed ? 'Annulla l’iscrizione' : 'Iscriviti'}: ${name}`}
      >
        {isSubscribed ? 'Annulla l’iscrizione' : 'Iscriviti'}
      </button>
    </form>
  )
}

/** The newsletters there are, and those that the reader still gets though they are no longer offered. */
function composeRows(
  newsletters: readonly Newsletter[] | null,
  subscriptions: readonly NewsletterSubscriptionView[],
): Row[] {
  const active = new Map(
    subscriptions.filter((each) => each.active).map((each) => [each.newsletterId, each.subscribedAt]),
  )
  const offered = (newsletters ?? []).map(({ id, name, schedule, description }) => ({
    id: String(id),
    name,
    words: [schedule, description].filter((words) => words !== null).map(capitalise),
    since: active.get(String(id)) ?? null,
  }))
  const others = [...active].filter(([id]) => offered.every((row) => row.id !== id))
  const words = newsletters === null ? [] : ['Non la spediamo più.']
  return [...offered, ...others.map(([id, since]) => ({ id, name: `Newsletter ${id}`, words, since }))]
}

const capitalise = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
