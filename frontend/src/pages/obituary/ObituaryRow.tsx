import type { Obituary, Rite } from '@liberta/contracts/obituaries/obituary.schema'
import { useFrame, useGrammar } from '../../page-definition/frame-context.ts'
import { keepTogether } from '@liberta/italian/break-lines'
import { nameAppointment, nameNearDay } from '@liberta/italian/day-words'
import css from './obituaries.module.css'
import { buildObituaryAddress } from '../../page-definition/addresses/obituary-address.ts'
import { describeChurch, RITE_NAMES } from '../../components/obituaries/rite-words.ts'
import { describePerson, KIND_NAMES } from './obituary-words.ts'

/** An obituary in the list: name, age and town; at the right what people come for: rite, day and hour, church. `worded` names a death, too. */
export function ObituaryRow({ obituary, worded = false }: { obituary: Obituary; worded?: boolean }) {
  const grammar = useGrammar()
  const { kind, name, rite } = obituary
  const person = describePerson(obituary)
  const parts = [kind === 'death' && !worded ? null : KIND_NAMES[kind], person]
    .filter((part) => part !== null)
    .join(' · ')
  return (
    <article className={css.obituary}>
      <div>
        <h3 className={css.name}>
          <a href={buildObituaryAddress(grammar, obituary)}>{keepTogether(name)}</a>
        </h3>
        {parts !== '' && <p className={css.person}>{parts}</p>}
      </div>
      {rite !== null && <RiteLines rite={rite} />}
      <p className={css.read} aria-hidden="true">
        Leggi l’annuncio
      </p>
    </article>
  )
}

/** Rite, day and hour, church, each on a line. */
export function RiteLines({ rite }: { rite: Rite }) {
  const { now } = useFrame()
  const church = describeChurch(rite)
  const instant = new Date(rite.at)
  const near = nameNearDay(instant, now)
  const appointment = nameAppointment(instant, now)
  return (
    <p className={css.rite} data-past={instant < now || undefined}>
      <span>{RITE_NAMES[rite.type]}</span>
      <time dateTime={rite.at}>
        {/* Paper is read on other days: there the day stands alone. */}
        {near !== null && <span data-print="no">{near}, </span>}
        {near === null ? appointment : appointment.slice(`${near}, `.length)}
      </time>
      {church !== null && <span>{church}</span>}
    </p>
  )
}
