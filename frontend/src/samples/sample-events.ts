import { eventCategoryListSchema, eventSchema } from '@liberta/contracts/events/event.schema'
import type { Event, EventCategory, EventTeaser } from '@liberta/contracts/events/event.schema'
import { SAMPLE_NOW, samplePicture, slugOf } from './sample-stories.ts'

const HOUR_MS = 3_600_000
/** The first id of an event. */
export const FIRST_SAMPLE_EVENT = 5000

const CATEGORIES = ['Teatro', 'Mercati', 'Sagre', 'Concerti', 'Bambini', 'Mostre']

const TITLES: readonly (readonly [category: string, title: string, place: string, town: string])[] = [
  ['Teatro', 'La locandiera, compagnia dei Filodrammatici', 'Teatro dei Filodrammatici', 'Piacenza'],
  ['Mercati', 'Mercato della terra in piazza Cavalli', 'Piazza Cavalli', 'Piacenza'],
  ['Sagre', 'Funghi e polenta, la sagra d’autunno', 'Piazza Colombo', 'Bettola'],
  ['Concerti', 'Orchestra giovanile, omaggio a Rota', 'Teatro comunale', 'Fiorenzuola'],
  ['Bambini', 'Lettura ad alta voce, da 3 a 6 anni', 'Biblioteca', 'Rottofreno'],
  ['Mostre', 'Acqua dolce, cento fotografie del Po', 'Palazzo del Governatore', 'Piacenza'],
]

/** All categories of events. */
export function sampleEventCategories(): EventCategory[] {
  return eventCategoryListSchema.parse(
    CATEGORIES.map((title, index) => ({ id: 401 + index, slug: slugOf(title), title })),
  )
}

/** The teaser of event number `index`; every sixth is a series of three weeks. */
export function sampleEventTeaser(index: number): EventTeaser {
  const at = index % TITLES.length
  const [category, title, place, town] = TITLES[at] ?? ['Teatro', 'Spettacolo', 'Teatro', 'Piacenza']
  const isSeries = category === 'Mostre'
  const startsAt = SAMPLE_NOW.getTime() + (4 + index * 11) * HOUR_MS
  const id = FIRST_SAMPLE_EVENT + index
  return {
    id,
    slug: `${slugOf(title)}-${id}`,
    title,
    type: isSeries ? 'rassegna' : 'evento',
    categories: sampleEventCategories().filter(({ title: name }) => name === category),
    location:
      index % 8 === 7 ? null : { id: 900 + at, name: place, town, address: at % 2 === 0 ? 'Via Roma 12' : null },
    startsAt: new Date(startsAt).toISOString(),
    endsAt: isSeries ? new Date(startsAt + 21 * 24 * HOUR_MS).toISOString() : null,
    picture: index % 5 === 4 ? null : samplePicture(600 + index, title),
    price: at % 3 === 0 ? '12 euro, ridotto 8' : 'Ingresso libero',
  }
}

/** A whole event, checked against its schema. */
export function sampleEvent(index: number): Event {
  return eventSchema.parse({
    ...sampleEventTeaser(index),
    tags: [{ id: 21, slug: 'nel-fine-settimana', name: 'Nel fine settimana' }],
    description:
      'Si comincia puntuali. Chi arriva in treno trova la navetta davanti alla stazione; in caso di pioggia ci si sposta sotto i portici.',
    organiser: 'Associazione Amici della Val Nure',
    alsoOn: [1, 2, 3].map((step) => sampleEventTeaser(index + step * TITLES.length)),
  })
}
