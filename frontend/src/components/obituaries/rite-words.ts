import type { Rite } from '@liberta/contracts/obituaries/obituary.schema'

/** What people come for. */
export const RITE_NAMES: Readonly<Record<Rite['type'], string>> = {
  funeral: 'Funerale',
  rosary: 'Rosario',
  farewell: 'Commiato',
  mass: 'Messa',
}

/** Where a rite is held: 'Collegiata, Borgonovo'; null where it is not told. */
export function describeChurch({ church, town }: Rite): string | null {
  if (church === null || town === null) return church ?? town
  return church.includes(town) ? church : `${church}, ${town}`
}
