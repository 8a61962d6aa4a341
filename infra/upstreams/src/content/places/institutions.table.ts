import type { ZoneSlug } from './zones.table.ts'

/** Public bodies, halls and venues that stories name. Names carry no article; the grammar helpers add it. */
export const theatres: readonly string[] = [
  'teatro Municipale',
  'teatro dei Filodrammatici',
  'teatro Gioia',
  'teatro San Matteo',
  'teatro President',
  'teatro Trieste 34',
]

export const museums: readonly string[] = [
  'Palazzo Farnese',
  'galleria Ricci Oddi',
  'galleria Alberoni',
  'museo Kronos',
  'XNL',
  'museo di storia naturale',
  'chiesa di San Vincenzo',
  'palazzo Gotico',
]

export const cityChurches: readonly string[] = [
  'duomo',
  'basilica di Sant’Antonino',
  'basilica di San Sisto',
  'basilica di Santa Maria di Campagna',
  'chiesa di San Francesco',
  'basilica di San Savino',
  'chiesa di San Giovanni in Canale',
  'chiesa di San Sepolcro',
  'chiesa della Santissima Trinità',
  'chiesa di Sant’Anna',
]

export const libraries: readonly string[] = [
  'biblioteca Passerini-Landi',
  'biblioteca Dante',
  'biblioteca Farnesiana',
  'biblioteca Besurica',
  'biblioteca ragazzi Giana Anguissola',
]

export const highSchools: readonly string[] = [
  'liceo Gioia',
  'liceo Respighi',
  'liceo Colombini',
  'liceo Cassinari',
  'istituto Marconi',
  'istituto Romagnosi',
  'istituto Tramello',
  'istituto Raineri-Marcora',
  'istituto Mattei',
  'istituto Volta',
  'istituto Leonardo',
  'istituto Casali',
]

/** «Politecnico, polo di Piacenza» stands before a comma, a colon or at the end. */
export const universities: readonly string[] = ['università Cattolica', 'Politecnico, polo di Piacenza']

/** The hospital that a zone’s people go to. */
export const hospitals: Record<ZoneSlug, readonly string[]> = {
  piacenza: ['ospedale Guglielmo da Saliceto'],
  'val-tidone': ['ospedale di Castel San Giovanni', 'ospedale Guglielmo da Saliceto'],
  'val-trebbia': ['ospedale di Bobbio', 'ospedale Guglielmo da Saliceto'],
  'val-nure': ['ospedale Guglielmo da Saliceto'],
  'val-d-arda': ['ospedale di Fiorenzuola'],
  bassa: ['ospedale di Fiorenzuola', 'ospedale Guglielmo da Saliceto'],
  'lungo-il-po': ['ospedale Guglielmo da Saliceto', 'ospedale di Castel San Giovanni'],
}

/** What a small comune has instead of the city’s halls. */
export const townTheatres: readonly string[] = [
  'teatro comunale',
  'teatro Verdi',
  'teatro parrocchiale',
  'teatro sociale',
]

export const townHalls: readonly string[] = [
  'centro culturale',
  'palazzo comunale',
  'ex convento',
  'rocca',
  'castello',
  'museo civico',
  'sala consiliare',
]

export const townLibraries: readonly string[] = ['biblioteca comunale', 'biblioteca civica']
