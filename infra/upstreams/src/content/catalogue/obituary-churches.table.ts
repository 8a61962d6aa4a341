/** A church as the notice’s head names it, and as its text does: «San Sisto», «nella basilica di San Sisto». */
export interface RiteChurch {
  name: string
  inText: string
}

const churches: Readonly<Record<string, readonly (readonly [name: string, inText: string])[]>> = {
  Piacenza: [
    ['San Sisto', 'nella basilica di San Sisto'],
    ['Sant’Antonino', 'nella basilica di Sant’Antonino'],
    ['San Savino', 'nella basilica di San Savino'],
    ['Santa Maria di Campagna', 'nella basilica di Santa Maria di Campagna'],
    ['San Giovanni in Canale', 'nella chiesa di San Giovanni in Canale'],
    ['San Francesco', 'nella chiesa di San Francesco'],
    ['Sant’Anna', 'nella chiesa di Sant’Anna'],
    ['Santissima Trinità', 'nella chiesa della Santissima Trinità'],
    ['Nostra Signora di Lourdes', 'nella chiesa di Nostra Signora di Lourdes'],
    ['San Lazzaro', 'nella parrocchia di San Lazzaro'],
    ['Duomo', 'nel duomo'],
  ],
  Borgonovo: [['Collegiata', 'nella collegiata']],
  Fiorenzuola: [['San Fiorenzo', 'nella collegiata di San Fiorenzo']],
  'Castell’Arquato': [['Collegiata', 'nella collegiata']],
  'Castel San Giovanni': [['San Giovanni Battista', 'nella collegiata di San Giovanni Battista']],
  Bobbio: [['Duomo', 'nel duomo']],
  Bettola: [['San Giovanni', 'nella chiesa di San Giovanni']],
  Cortemaggiore: [['Santa Maria delle Grazie', 'nella collegiata di Santa Maria delle Grazie']],
  Monticelli: [['San Lorenzo', 'nella basilica di San Lorenzo']],
}

const parish: RiteChurch = { name: 'Parrocchiale', inText: 'nella chiesa parrocchiale' }

/** Where farewells without a religious rite are held. */
export const farewellRoom: RiteChurch = { name: 'Sala del commiato', inText: 'nella sala del commiato' }

/** The churches of a comune; a nameless parish church where none is listed. */
export function churchesOf(town: string): readonly RiteChurch[] {
  return churches[town]?.map(([name, inText]) => ({ name, inText })) ?? [parish]
}
