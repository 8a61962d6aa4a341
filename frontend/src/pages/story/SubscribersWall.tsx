import { buildStoryAddress } from '@liberta/addresses/site-address'
import type { Story } from '@liberta/contracts/stories/story.schema'
import type { Plan } from '@liberta/contracts/subscriptions/offer.schema'
import { buildSignInAddress } from '../../page-definition/addresses/reserved-address.ts'
import { SubscribersLetter } from '../../components/brand/Nameplate.tsx'
import parts from '../../styles/parts.module.css'
import { useFrame, useGrammar } from '../../page-definition/frame-context.ts'
import { writePeriod, writePrice } from '@liberta/italian/write-number'
import { addressOfPage } from '../../page-definition/addresses/text-place.table.ts'
import css from './subscribers-wall.module.css'
import { readingSeconds } from '@liberta/contracts/stories/reading-time'

/** The class and the anchor of the place where the locked text would stand; JSON-LD names it. */
export const LOCKED_PART = 'per-abbonati'

/**
 * Where a premium story ends: what is missing, and two doors. Nobody's subscription is known to the site, so that all
 * readers get the same wall, and a subscriber is told where the whole paper can be read. The page is everybody's: who is signed in
 * is told by the account button's face, from which the style takes what the second door says.
 */
export function SubscribersWall({ story, plans }: { story: Story; plans: readonly Plan[] }) {
  return (
    <section className={`${css.wall} ${LOCKED_PART}`} id={LOCKED_PART} aria-labelledby="il-resto">
      <SubscribersLetter className={css.letter} />
      <h2 className={css.title} id="il-resto">
        Il resto di questa storia è per chi ci sostiene.
      </h2>
      <p className={css.missing}>{[sayHowMuchWasRead(story), story.teaserNote].filter(Boolean).join(' ')}</p>
      <div className={css.doors} data-print="no">
        <SubscribeDoor plan={chooseOffer(plans)} />
        <SubscribersDoor story={story} />
      </div>
    </section>
  )
}

function SubscribeDoor({ plan }: { plan: Plan | null }) {
  const grammar = useGrammar()
  const plans = addressOfPage(grammar, 'abbonamenti')
  return (
    <div className={css.door}>
      <h3 className={css.name}>Abbonati</h3>
      {plan !== null && (
        <p>
          {plan.description} Costa {writePrice(plan.price)} {writePeriod(plan.period)}.
        </p>
      )}
      <a className={parts.button} href={plans}>
        {plan === null ? 'Abbonati' : `Abbonati a ${writePrice(plan.price)}`}
      </a>
      <a className={css.quiet} href={plans}>
        Vedi tutte le formule
      </a>
    </div>
  )
}

function SubscribersDoor({ story }: { story: Story }) {
  const grammar = useGrammar()
  const { digitalEditionURL } = useFrame().settings
  return (
    <div className={css.door}>
      <h3 className={css.name}>Hai già un abbonamento?</h3>
      <p>
        <span className={css.signedOut}>Entra con la tua e-mail: torni qui, a questa riga.</span>
        <span className={css.signedIn}>Hai già fatto l’accesso.</span> Il giornale intero ti aspetta nell’edizione
        digitale.
      </p>
      <a
        className={`${parts.outline} ${css.signedOut}`}
        href={buildSignInAddress(grammar, `${buildStoryAddress(grammar, story)}#${LOCKED_PART}`)}
        rel="nofollow"
      >
        Accedi
      </a>
      <a className={css.quiet} href={digitalEditionURL}>
        Apri l’edizione digitale
      </a>
    </div>
  )
}

/** The plan with which one can begin for least, whatever its period; null where none is on offer. */
function chooseOffer(plans: readonly Plan[]): Plan | null {
  return plans.toSorted((one, other) => one.price - other.price)[0] ?? null
}

/** A story is measured in minutes from so many seconds on. */
const TWO_MINUTES = 120

/** How much of a locked story stands on the page: 'Hai letto 1 minuto su 6.'; by its reading time, at 250 words a minute. */
export function sayHowMuchWasRead({ blocks, readingSeconds: whole }: Pick<Story, 'blocks' | 'readingSeconds'>): string {
  const read = readingSeconds(blocks, [])
  if (whole < TWO_MINUTES) return `Hai letto ${count(read, 'secondo', 'secondi')} su ${whole}.`
  const [minutes, of] = [Math.round(read / 60), Math.round(whole / 60)]
  return minutes === 0
    ? `Hai letto meno di un minuto su ${of}.`
    : `Hai letto ${count(minutes, 'minuto', 'minuti')} su ${of}.`
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`
}
