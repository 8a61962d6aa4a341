import { makeSlug } from '@liberta/contracts/text/slug'
import { obituarySchema } from '@liberta/contracts/obituaries/obituary.schema'
import type { Obituary, ObituaryTown } from '@liberta/contracts/obituaries/obituary.schema'
import { SAMPLE_NOW, samplePicture } from './sample-stories.ts'

const HOUR_MS = 3_600_000
/** The first id of an obituary. */
export const FIRST_SAMPLE_OBITUARY = 2000

const NAMES = [
  'Ersilia Fontanabona',
  'Guerrino Sassofermo',
  'Dirce Montalbero in Pratolungo',
  'Ottorino Campodarco',
  'Cesira Valdaveto vedova Roncaglioni',
]
const TOWNS = ['Piacenza', 'Bettola', 'Fiorenzuola d’Arda', 'Castel San Giovanni', 'Bobbio']
const KINDS: readonly Obituary['kind'][] = ['death', 'death', 'death', 'anniversary', 'thanks', 'mass']

/** The towns of the sample's obituaries, in the order of the alphabet. */
export function sampleObituaryTowns(): ObituaryTown[] {
  return TOWNS.map((name) => ({ slug: makeSlug(name), name })).toSorted((one, other) =>
    one.name.localeCompare(other.name, 'it'),
  )
}

/** Obituary number `index`, checked against its schema. */
export function sampleObituary(index: number): Obituary {
  const kind = KINDS[index % KINDS.length] ?? 'death'
  const at = SAMPLE_NOW.getTime() - index * 3 * HOUR_MS
  const isDeath = kind === 'death'
  return obituarySchema.parse({
    id: FIRST_SAMPLE_OBITUARY + index,
    kind,
    name: NAMES[index % NAMES.length],
    age: index % 4 === 2 ? null : 66 + ((index * 9) % 33),
    town: index % 7 === 6 ? null : TOWNS[index % TOWNS.length],
    diedOn: isDeath ? new Date(at - 30 * HOUR_MS).toISOString().slice(0, 10) : null,
    rite:
      kind === 'thanks'
        ? null
        : {
            type: isDeath ? 'funeral' : 'mass',
            at: new Date(at + 29 * HOUR_MS).toISOString(),
            church: 'Chiesa di San Savino',
            town: TOWNS[index % TOWNS.length],
          },
    text: index % 5 === 3 ? null : 'Ne danno l’annuncio i figli, le nuore e i nipoti. Non fiori ma opere di bene.',
    portrait: index % 3 === 1 ? samplePicture(900 + index, `Ritratto di ${NAMES[index % NAMES.length]}`) : null,
    publishedAt: new Date(at).toISOString(),
  })
}
