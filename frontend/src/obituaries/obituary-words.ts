import type { Obituary, Rite } from '@liberta/contracts/obituaries/obituary.schema'
import { nameAppointment } from '../wording/day-words.ts'

/** What a notice is. */
export const KIND_NAMES: Readonly<Record<Obituary['kind'], string>> = {
  death: 'Annuncio',
  thanks: 'Ringraziamento',
  mass: 'Messa di suffragio',
  anniversary: 'Anniversario',
}

/** What people come for. */
export const RITE_NAMES: Readonly<Record<Rite['type'], string>> = {
  funeral: 'Funerale',
  rosary: 'Rosario',
  farewell: 'Commiato',
  mass: 'Messa',
}

/** Age and town: 'Di anni 91, Borgonovo', 'Borgonovo'; null where neither is told. */
export function describePerson({ age, town }: Pick<Obituary, 'age' | 'town'>): string | null {
  const parts = [age === null ? null : `Di anni ${age}`, town].filter((part) => part !== null)
  return parts.length === 0 ? null : parts.join(', ')
}

/** Where a rite is held: 'Collegiata, Borgonovo'; null where it is not told. */
export function describeChurch({ church, town }: Rite): string | null {
  if (church === null || town === null) return church ?? town
  return church.includes(town) ? church : `${church}, ${town}`
}

/** A rite on one line: 'Messa: domani, ore 18.00, Santa Maria di Campagna'. */
export function describeRite(rite: Rite, now: Date): string {
  const appointment = nameAppointment(new Date(rite.at), now)
  const church = describeChurch(rite)
  const when = appointment.charAt(0).toLowerCase() + appointment.slice(1)
  return `${RITE_NAMES[rite.type]}: ${when}${church === null ? '' : `, ${church}`}`
}
