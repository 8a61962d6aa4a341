import type { Plan } from './catalogue.schema.ts'

/** The subscriptions on offer. */
export const PLANS: readonly Plan[] = [
  {
    id: 801,
    slug: 'sito-mensile',
    name: 'Sito, ogni mese',
    description: 'Tutti gli articoli riservati del sito, senza vincolo di durata.',
    includes: ['Articoli riservati', 'Commenti degli esperti', 'Disdetta in ogni momento'],
    price: 6.9,
    period: 'month',
  },
  {
    id: 802,
    slug: 'sito-annuale',
    name: 'Sito, un anno',
    description: 'Il sito intero per dodici mesi, con la tessera del Club per due persone.',
    includes: ['Articoli riservati', 'Club Libertà', 'Archivio degli articoli dal 2012'],
    price: 59,
    period: 'year',
  },
  {
    id: 803,
    slug: 'digitale-mensile',
    name: 'Edizione digitale, ogni mese',
    description: 'Il quotidiano da sfogliare dalle 5 del mattino, più tutto il sito.',
    includes: ['Edizione digitale', 'Articoli riservati', 'Tre dispositivi'],
    price: 17.9,
    period: 'month',
  },
  {
    id: 804,
    slug: 'digitale-annuale',
    name: 'Edizione digitale, un anno',
    description: 'Edizione digitale, sito, Club e archivio storico dal 1883 al 2015.',
    includes: ['Edizione digitale', 'Articoli riservati', 'Club Libertà', 'Archivio storico'],
    price: 179,
    period: 'year',
  },
]
