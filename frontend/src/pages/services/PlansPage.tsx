import type { Plan } from '@liberta/contracts/subscriptions/offer.schema'
import parts from '../../styles/parts.module.css'
import { WithdrawalForm } from '../../components/forms/WithdrawalForm.tsx'
import { useFrame, useGrammar } from '../../page-definition/frame-context.ts'
import { PageText } from '../../components/text/PageText.tsx'
import text from '../../components/text/text-page.module.css'
import { addressOfPage } from '../../page-definition/addresses/text-place.table.ts'
import { TextLayout } from '../../components/text/TextLayout.tsx'
import { addressOfPhone, PhoneLink } from '../../components/text/WaysToWrite.tsx'
import { headOfService, withoutTables } from './read-service.ts'
import type { Service } from './read-service.ts'
import css from '../../components/text/services.module.css'
import { writePeriod, writePrice } from '@liberta/italian/write-number'

/** The anchor to which every way to withdraw leads. */
const WITHDRAWAL_ID = 'recesso'
/** The anchor that menus lead to. */
const DIGITAL_EDITION_ID = 'edizione-digitale'

/** `/abbonamenti`: what there is and what it costs, the digital edition, and how to withdraw. */
export function PlansPage({ service }: { service: Service<readonly Plan[]> }) {
  const blocks = withoutTables(service.text)
  return (
    <TextLayout
      name="abbonamenti"
      {...headOfService('abbonamenti', service)}
      wide={<Plans plans={service.items ?? []} />}
    >
      {blocks.length > 0 && <PageText blocks={blocks} />}
      <DigitalEdition />
      <Withdrawal />
    </TextLayout>
  )
}

function Plans({ plans }: { plans: readonly Plan[] }) {
  return (
    <>
      {plans.length === 0 ? <ByPhone /> : <PlanRows plans={plans} />}
      <p className={css.doors}>
        <span>Hai già acquistato?</span>
        <a href={`#${WITHDRAWAL_ID}`}>Recedere dal contratto qui</a>
      </p>
    </>
  )
}

function PlanRows({ plans }: { plans: readonly Plan[] }) {
  return (
    <ul className={`${css.rows} ${css.plans}`} aria-label="Formule di abbonamento">
      {plans.map((plan) => (
        <li key={plan.id}>
          <div>
            <h2 className={css.name}>{plan.name}</h2>
            {plan.description !== null && <p className={css.text}>{plan.description}</p>}
            {plan.includes.length > 0 && (
              <ul className={text.items} aria-label="Comprende">
                {plan.includes.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            )}
          </div>
          <div>
            <p className={css.price}>
              {writePrice(plan.price)} <span>{writePeriod(plan.period)}</span>
            </p>
            <BuyDoor plan={plan} />
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Where a plan is bought: at the checkout, or by telephone where none is configured. */
function BuyDoor({ plan }: { plan: Plan }) {
  const { checkoutURL, publisher } = useFrame().settings
  return (
    <p className={css.doors} data-print="no">
      <a
        className={parts.button}
        href={checkoutURL ?? addressOfPhone(publisher.phone)}
        aria-label={`${checkoutURL === null ? 'Abbonati per telefono' : 'Abbonati'}: ${plan.name}`}
      >
        {checkoutURL === null ? 'Abbonati per telefono' : 'Abbonati'}
      </a>
    </p>
  )
}

function ByPhone() {
  const { publisher } = useFrame().settings
  return (
    <p className={css.name}>
      Le formule si chiedono per telefono, allo <PhoneLink publisher={publisher} />.
    </p>
  )
}

function DigitalEdition() {
  const { digitalEditionURL } = useFrame().settings
  return (
    <section className={css.part} id={DIGITAL_EDITION_ID} aria-labelledby={`${DIGITAL_EDITION_ID}-titolo`}>
      <h2 className={css.name} id={`${DIGITAL_EDITION_ID}-titolo`}>
        L’edizione digitale
      </h2>
      <p>
        È il giornale di carta, pagina per pagina, da sfogliare sul telefono, sul tablet o sul computer. È compresa
        nelle formule che la nominano.
      </p>
      <p className={css.doors}>
        <a className={parts.outline} href={digitalEditionURL}>
          Apri l’edizione digitale
        </a>
      </p>
    </section>
  )
}

/** What the law asks to be found beside every subscription that is sold at a distance: the way out of it. */
function Withdrawal() {
  const grammar = useGrammar()
  const { publisher } = useFrame().settings
  return (
    <section className={css.part} id={WITHDRAWAL_ID} aria-labelledby={`${WITHDRAWAL_ID}-titolo`}>
      <h2 className={css.name} id={`${WITHDRAWAL_ID}-titolo`}>
        Recedere dal contratto
      </h2>
      <p>
        Hai quattordici giorni dall’acquisto per ripensarci, senza dire perché. Ti mandiamo una ricevuta e rimborsiamo
        l’intera somma con lo stesso mezzo di pagamento.
      </p>
      <WithdrawalForm action={addressOfPage(grammar, 'abbonamenti')} />
      <p>
        Se preferisci, telefona allo <PhoneLink publisher={publisher} /> o scrivi a {publisher.name},{' '}
        {publisher.address}.
      </p>
    </section>
  )
}
