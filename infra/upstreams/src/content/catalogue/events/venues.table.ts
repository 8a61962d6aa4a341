import { townSquares, townStreets } from '../../places/city.table.ts'
import { towns } from '../../places/towns.table.ts'
import type { EventLocation } from '../catalogue.schema.ts'

export type VenueKind = 'stage' | 'hall' | 'museum' | 'library' | 'square' | 'cinema' | 'field' | 'church' | 'park'

export interface Venue extends EventLocation {
  kind: VenueKind
}

const city: readonly (readonly [kind: VenueKind, name: string, address: string])[] = [
  ['stage', 'Teatro Municipale', 'via Verdi 41'],
  ['stage', 'Teatro dei Filodrammatici', 'via Santa Franca 33'],
  ['stage', 'Teatro Gioia', 'via Melchiorre Gioia 20'],
  ['stage', 'Teatro San Matteo', 'vicolo San Matteo 8'],
  ['hall', 'Sala dei Teatini', 'via Scalabrini 9'],
  ['hall', 'Conservatorio Nicolini', 'via Santa Franca 35'],
  ['hall', 'Auditorium Sant’Ilario', 'corso Garibaldi 17'],
  ['museum', 'Palazzo Farnese', 'piazza Cittadella 29'],
  ['museum', 'Galleria Ricci Oddi', 'via San Siro 13'],
  ['museum', 'XNL', 'via Santa Franca 36'],
  ['museum', 'Galleria Alberoni', 'via Emilia Parmense 77'],
  ['museum', 'Palazzo Gotico', 'piazza Cavalli'],
  ['library', 'Biblioteca Passerini-Landi', 'via Carducci 14'],
  ['library', 'Biblioteca ragazzi Giana Anguissola', 'viale Risorgimento'],
  ['square', 'Piazza Cavalli', 'piazza Cavalli'],
  ['square', 'Piazza Duomo', 'piazza Duomo'],
  ['square', 'Piazza Sant’Antonino', 'piazza Sant’Antonino'],
  ['cinema', 'Cinema d’essai del centro', 'via Calzolai'],
  ['cinema', 'Arena Daturi', 'viale Pubblico Passeggio'],
  ['field', 'Campo scuola', 'largo Anguissola'],
  ['church', 'Basilica di San Savino', 'via Alberoni'],
  ['church', 'Basilica di Santa Maria di Campagna', 'piazzale delle Crociate'],
  ['church', 'Chiesa di San Giovanni in Canale', 'via Croce'],
  ['park', 'Giardini Margherita', 'viale Sant’Ambrogio'],
  ['park', 'Parco della Galleana', 'strada Gragnana'],
]

const cityVenues = city.map(([kind, name, address], position): Venue => ({
  id: 1 + position,
  kind,
  name,
  address,
  town: 'Piacenza',
  zone: 'piacenza',
}))

const ownVenues: readonly (readonly [VenueKind, string])[] = [
  ['hall', 'Sala polivalente'],
  ['library', 'Biblioteca comunale'],
  ['church', 'Chiesa parrocchiale'],
  ['field', 'Centro sportivo'],
  ['park', 'Parco comunale'],
  ['stage', 'Teatro comunale'],
  ['museum', 'Spazio espositivo del municipio'],
]

/** Each comune has a square, by name, and the rooms that every comune has. */
const townVenues = towns
  .filter((town) => town.name !== 'Piacenza')
  .flatMap((town, position): Venue[] => {
    const place = { town: town.name, zone: town.zone }
    const square = townSquares[position % townSquares.length] ?? 'piazza del Municipio'
    const squareName = square.charAt(0).toUpperCase() + square.slice(1)
    const rooms = ownVenues.map(([kind, name], index): Venue => {
      const street = townStreets[(position * 5 + index * 3) % townStreets.length] ?? 'via Roma'
      return {
        id: 1000 + position * 10 + index,
        kind,
        name,
        address: `${street} ${3 + ((position + index * 7) % 40)}`,
        ...place,
      }
    })
    return [...rooms, { id: 1009 + position * 10, kind: 'square', name: squareName, address: square, ...place }]
  })

/** Every place where events are held. */
/** Places of these kinds; those of the city stand first. */
export function venuesOf(kinds: readonly VenueKind[]): { city: readonly Venue[]; province: readonly Venue[] } {
  const fits = (venue: Venue): boolean => kinds.includes(venue.kind)
  return { city: cityVenues.filter(fits), province: townVenues.filter(fits) }
}
