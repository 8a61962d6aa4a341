import type { Newsletter } from './catalogue.schema.ts'

/** The newsletters a reader can ask for. */
export const NEWSLETTERS: readonly Newsletter[] = [
  {
    id: 811,
    slug: 'prima-di-uscire',
    name: 'Prima di uscire',
    schedule: 'dal lunedì al sabato alle 6.30',
    description: 'Le cinque cose da sapere su Piacenza. Si legge in quattro minuti.',
  },
  {
    id: 812,
    slug: 'gusto',
    name: 'Gusto',
    schedule: 'il venerdì alle 11',
    description: 'Domenica, dove si mangia in collina? Trattorie, cantine e una ricetta, con Michele Vignalta.',
  },
  {
    id: 813,
    slug: 'le-valli',
    name: 'Le valli',
    schedule: 'il mercoledì alle 18',
    description: 'Tidone, Trebbia, Nure, Arda: una notizia per valle e un sentiero da fare.',
  },
  {
    id: 814,
    slug: 'terzo-tempo',
    name: 'Terzo tempo',
    schedule: 'il lunedì alle 7',
    description: 'I risultati del fine settimana, le pagelle e il personaggio, dai professionisti ai pulcini.',
  },
  {
    id: 815,
    slug: 'cosa-fare',
    name: 'Cosa fare',
    schedule: 'il giovedì alle 12',
    description: 'Dieci appuntamenti scelti per chi ha bambini, per chi ama la musica e per chi vuole stare fuori.',
  },
  {
    id: 816,
    slug: 'il-caffe-della-domenica',
    name: 'Il caffè della domenica',
    schedule: 'la domenica alle 8',
    description: 'Gino Pietranera rilegge la settimana, con una storia lunga da tenere per il pomeriggio.',
  },
]
