import type { ObituaryPeriod } from '@liberta/contracts/obituaries/obituary-filters.schema'
import type { Obituary, Rite } from '@liberta/contracts/obituaries/obituary.schema'
import { nameAppointment } from '@liberta/italian/day-words'
import { describeChurch, RITE_NAMES } from '../../components/obituaries/rite-words.ts'
import type { DescribedFilters } from '../../page-definition/addresses/obituary-address.ts'

/** What an obituary is. */
export const KIND_NAMES: Readonly<Record<Obituary['kind'], string>> = {
  death: 'Annuncio',
  thanks: 'Ringraziamento',
  mass: 'Messa di suffragio',
  anniversary: 'Anniversario',
}

/** How a period of obituaries is called where one chooses it, and how within a sentence. */
export const PERIOD_NAMES: Readonly<Record<ObituaryPeriod, { name: string; within: string }>> = {
  oggi: { name: 'Oggi', within: 'oggi' },
  settimana: { name: 'Ultimi 7 giorni', within: 'negli ultimi 7 giorni' },
  mese: { name: 'Ultimi 30 giorni', within: 'negli ultimi 30 giorni' },
  semestre: { name: 'Ultimi 6 mesi', within: 'negli ultimi 6 mesi' },
}

/** What a list is narrowed by: 'per «rossi» nel comune di Bobbio negli ultimi 7 giorni'. */
export function describeFilters({ query, town, period }: DescribedFilters): string {
  const parts = [
    query === null ? null : `per «${query}»`,
    town === null ? null : `nel comune di ${town.name}`,
    period === null ? null : PERIOD_NAMES[period].within,
  ]
  return parts.filter((part) => part !== null).join(' ')
}

/** Age and town: 'Di anni 91, Borgonovo', 'Borgonovo'; null where neither is told. */
export function describePerson({ age, town }: Pick<Obituary, 'age' | 'town'>): string | null {
  const parts = [age === null ? null : `Di anni ${age}`, town].filter((part) => part !== null)
  return parts.length === 0 ? null : parts.join(', ')
}

/** A rite on one line: 'Messa: domani, ore 18.00, Santa Maria di Campagna'. */
export function describeRite(rite: Rite, now: Date): string {
  const appointment = nameAppointment(new Date(rite.at), now)
  const church = describeChurch(rite)
  const when = appointment.charAt(0).toLowerCase() + appointment.slice(1)
  return `${RITE_NAMES[rite.type]}: ${when}${church === null ? '' : `, ${church}`}`
}
