import type { ZoneSlug } from './zones.table.ts'

/** A comune of the province with some of its hamlets, its river or stream, and the road that leads there. */
export interface Town {
  name: string
  zone: ZoneSlug
  /** Hamlets; a name that begins with an article (Le Mose) is contracted by the grammar helpers. */
  hamlets: readonly string[]
  /** With its article: «il Trebbia», «il Tidone». */
  water: string
  /** With its article: «la statale 45», «la provinciale 10». */
  road: string
  /** Residents, rounded. */
  people: number
  /** Metres above the sea. */
  height: number
}

type Row = readonly [name: string, hamlets: string, water: string, road: string, people: number, height: number]

const rows: Record<ZoneSlug, readonly Row[]> = {
  piacenza: [
    [
      'Piacenza',
      'San Lazzaro,Sant’Antonio,Besurica,Veggioletta,Infrangibile,Farnesiana,Borgotrebbia,Mucinasso,La Verza,Vallera,Pittolo,Quarto,Ivaccari,Borghetto,Roncaglia,Gerbido,Mortizza,Montale,San Bonico,Le Mose,Barriera Genova,Belvedere',
      'il Po',
      'la via Emilia',
      103_000,
      61,
    ],
  ],
  'val-tidone': [
    [
      'Castel San Giovanni',
      'Fontana Pradosa,Ganaghello,Creta,Pievetta,Campo d’Oro',
      'il Bardonezza',
      'la via Emilia Pavese',
      13_900,
      74,
    ],
    ['Borgonovo', 'Castelnovo,Mottaziana,Bilegno,Corano,Bruso', 'il Tidone', 'la provinciale 412', 7_900, 114],
    ['Pianello', 'Rocca d’Olgisio,Arcello,Gabbiano,Casanova', 'il Tidone', 'la provinciale 412', 2_200, 190],
    [
      'Ziano',
      'Vicobarone,Vicomarino,Albareto,Montalbo,Fornello,Seminò',
      'il Bardonezza',
      'la provinciale 27',
      2_500,
      220,
    ],
    [
      'Alta Val Tidone',
      'Nibbiano,Pecorara,Caminata,Trevozzo,Strà,Genepreto',
      'il Tidone',
      'la provinciale 412',
      2_900,
      285,
    ],
    ['Agazzano', 'Tavernago,Cantone,Bastardina,Sarturano', 'il Luretta', 'la provinciale 7', 2_000, 187],
    [
      'Gragnano',
      'Gragnanino,Campremoldo Sopra,Campremoldo Sotto,Casaliggio',
      'il Loggia',
      'la provinciale 7',
      4_600,
      83,
    ],
    ['Piozzano', 'Pomaro,San Gabriele,Montecanino,Vidiano', 'il Luretta', 'la provinciale 65', 600, 236],
  ],
  'val-trebbia': [
    ['Bobbio', 'Mezzano Scotti,Santa Maria,Passo Penice,Ceci,Vaccarezza', 'il Trebbia', 'la statale 45', 3_500, 272],
    ['Rivergaro', 'Niviano,Ottavello,Pieve Dugliara,Roveleto Landi,Bassano', 'il Trebbia', 'la statale 45', 7_100, 140],
    ['Travo', 'Pigazzano,Caverzago,Statto,Bobbiano,Fellino,Perino', 'il Trebbia', 'la statale 45', 2_100, 171],
    ['Gossolengo', 'Quarto,Settima,Caratta', 'il Trebbia', 'la provinciale 28', 5_700, 90],
    ['Gazzola', 'Rivalta,Momeliano,Tuna,Lisignano,Canneto', 'il Trebbia', 'la provinciale 28', 2_100, 139],
    ['Coli', 'Perino,Aglio,Pradovera,Peli', 'il Perino', 'la provinciale 39', 850, 638],
    ['Corte Brugnatella', 'Marsaglia,Brugnello,Ozzola', 'il Trebbia', 'la statale 45', 560, 320],
    ['Ottone', 'Orezzoli,Campi,Frassi', 'il Trebbia', 'la statale 45', 450, 510],
    ['Cerignale', 'Ponte Organasco,Cariseto,Oneto', 'l’Aveto', 'la statale 45', 120, 725],
    ['Zerba', 'Pej,Cerreto,Capannette di Pej', 'il Boreca', 'la provinciale 18', 70, 906],
  ],
  'val-nure': [
    [
      'Bettola',
      'Bramaiano,Groppoducale,Roncovero,Bore,San Giovanni,Vigolo',
      'il Nure',
      'la provinciale 654',
      2_600,
      329,
    ],
    ['Ponte dell’Olio', 'Castione,Torrano,Biana,Cassano,Montesanto', 'il Nure', 'la provinciale 654', 4_600, 216],
    ['Farini', 'Groppallo,Mareto,Pradovera,Cogno San Savino,Boccolo', 'il Nure', 'la provinciale 654', 1_100, 426],
    ['Ferriere', 'Selva,Centenaro,Brugneto,Canadello,Gambaro,Salsominore', 'il Nure', 'la provinciale 654', 1_150, 626],
    ['Podenzano', 'San Polo,Gariga,Maiano,Turro,Altoè', 'il Nure', 'la provinciale 654', 9_200, 118],
    ['Vigolzone', 'Grazzano Visconti,Villò,Albarola,Carmiano,Veano', 'il Nure', 'la provinciale 654', 4_300, 165],
    ['San Giorgio', 'Godi,Centovera,Ronco,Viustino,San Damiano', 'il Nure', 'la provinciale 6', 5_600, 103],
    ['Gropparello', 'Sariano,Gusano,Castellana,Groppovisdomo,Obolo', 'il Vezzeno', 'la provinciale 10', 2_200, 355],
  ],
  'val-d-arda': [
    ['Fiorenzuola', 'Baselicaduce,San Protaso,Paullo', 'l’Arda', 'la via Emilia', 15_400, 80],
    ['Castell’Arquato', 'Vigolo Marchese,Pallastrelli,San Lorenzo,Doppi', 'l’Arda', 'la provinciale 31', 4_600, 224],
    [
      'Lugagnano',
      'Rustigazzo,Chiavenna Rocchetta,Diolo,Tabiano,Prato Ottesola,Veleia',
      'l’Arda',
      'la provinciale 21',
      3_900,
      229,
    ],
    ['Vernasca', 'Vigoleno,Bacedasco,Mignano,Borla,Trinità', 'l’Ongina', 'la provinciale 359', 2_000, 457],
    ['Morfasso', 'Pedina,San Michele,Sperongia,Monastero,Rusteghini', 'l’Arda', 'la provinciale 21', 920, 631],
    ['Alseno', 'Castelnuovo Fogliani,Lusurasco,Chiaravalle,Cortina,Lago Scuro', 'l’Ongina', 'la via Emilia', 4_700, 81],
    ['Carpaneto', 'Ciriano,Travazzano,Chero,Badagnano,Rezzano,Celleri', 'il Chero', 'la provinciale 6', 7_800, 114],
    ['Cadeo', 'Roveleto,Saliceto,Fontana Fredda', 'il Chiavenna', 'la via Emilia', 6_200, 66],
    ['Pontenure', 'Muradello,Valconasso,Paderna', 'il Nure', 'la via Emilia', 6_600, 64],
  ],
  bassa: [
    ['Cortemaggiore', 'San Martino in Olza,Chiavenna Landi,San Giuliano', 'l’Arda', 'la provinciale 462', 4_700, 50],
    ['Besenzone', 'Bersano,Mercore,San Martino', 'l’Ongina', 'la provinciale 26', 960, 48],
    ['San Pietro in Cerro', 'Polignano,San Pedretto', 'l’Arda', 'la provinciale 30', 850, 44],
    ['Villanova', 'Sant’Agata,Cignano,Soarza,Bosco', 'l’Ongina', 'la provinciale 588', 1_700, 41],
    ['Caorso', 'Zerbio,Muradolo,Fossadello,Roncarolo,San Nazzaro', 'il Chiavenna', 'la statale 10', 4_700, 45],
  ],
  'lungo-il-po': [
    ['Calendasco', 'Cotrebbia,Boscone Cusani,Incrociata,Ponte Trebbia,Masero', 'il Po', 'la provinciale 13', 2_400, 55],
    ['Rottofreno', 'San Nicolò,Santimento,Centora', 'il Trebbia', 'la via Emilia Pavese', 12_300, 65],
    ['Sarmato', 'Berlasco,Coste,Nosone', 'il Tidone', 'la via Emilia Pavese', 2_900, 74],
    ['Monticelli', 'Isola Serafini,San Pietro in Corte,Olza', 'il Po', 'la statale 10', 5_100, 42],
    ['Castelvetro', 'Croce Santo Spirito,San Giuliano,Mezzano Chitantolo', 'il Po', 'la statale 10', 5_200, 39],
  ],
}

/** Every comune that stories are set in, zone by zone. */
export const towns: readonly Town[] = Object.entries(rows).flatMap(([zone, list]) =>
  list.map(([name, hamlets, water, road, people, height]) => ({
    name,
    zone: zone as ZoneSlug,
    hamlets: hamlets.split(','),
    water,
    road,
    people,
    height,
  })),
)

const byZone = new Map<ZoneSlug, readonly Town[]>()
for (const town of towns) byZone.set(town.zone, [...(byZone.get(town.zone) ?? []), town])

/** The comuni of one zone; the city itself for `piacenza`. */
export function townsOf(zone: ZoneSlug): readonly Town[] {
  return byZone.get(zone) ?? []
}
