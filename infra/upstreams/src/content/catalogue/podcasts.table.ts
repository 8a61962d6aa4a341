import type { Podcast } from './catalogue.schema.ts'

/** The podcasts of Libertà. */
export const PODCASTS: readonly Podcast[] = [
  {
    id: 601,
    slug: 'fascicolo-aperto',
    title: 'Fascicolo aperto',
    description:
      'Casi di cronaca della provincia riletti sulle carte e con le voci di chi li seguì. Un caso a puntata, senza effetti.',
    author: 'Davide Selvachiara',
    scene: { subject: 'night-village', variant: 1, alt: 'Le finestre accese di un paese di notte' },
    weekday: 4,
  },
  {
    id: 602,
    slug: 'sulla-via-emilia',
    title: 'Sulla via Emilia',
    description: 'Una storia piacentina da ascoltare nel tempo di un viaggio in auto da Piacenza a Fiorenzuola.',
    author: 'Bianca Torrechiusa',
    scene: { subject: 'traffic', variant: 2, alt: 'Automobili su una strada di pianura' },
    weekday: 1,
  },
  {
    id: 603,
    slug: 'terzo-tempo',
    title: 'Terzo tempo',
    description: 'Lo sport della provincia dopo il fischio finale: spogliatoi, pulmini, campi ghiacciati e panini.',
    author: 'Sabina Roccaforte',
    scene: { subject: 'pitch', variant: 3, alt: 'Un campo di periferia' },
    weekday: 2,
  },
  {
    id: 604,
    slug: 'pane-vino-e-parole',
    title: 'Pane, vino e parole',
    description: 'Ricette, cantine e osterie con chi ci lavora. Ogni puntata finisce a tavola.',
    author: 'Michele Vignalta',
    scene: { subject: 'food', variant: 4, alt: 'Una tavola apparecchiata' },
    weekday: 5,
  },
  {
    id: 605,
    slug: 'acqua-grande',
    title: 'Acqua grande',
    description: 'Il Po e i suoi affluenti raccontati da chi ci vive: piene, secche, barche, argini e silenzi.',
    author: 'Marta Valdonica',
    scene: { subject: 'river', variant: 5, alt: 'Il fiume visto dall’argine' },
    weekday: 0,
  },
  {
    id: 606,
    slug: 'a-domanda-risponde',
    title: 'A domanda risponde',
    description: 'Bilanci, cantieri, sanità: una questione pubblica spiegata in un quarto d’ora a chi non ha tempo.',
    author: 'Elisa Montebruno',
    scene: { subject: 'meeting', variant: 6, alt: 'Una riunione attorno a un tavolo' },
    weekday: 3,
  },
]
