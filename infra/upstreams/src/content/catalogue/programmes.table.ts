import type { PictureSubject } from '../stories/story.types.ts'
import type { Programme } from './catalogue.schema.ts'

const clock = (hours: number, minutes: number): number => (hours * 60 + minutes) * 60
const everyDay = [0, 1, 2, 3, 4, 5, 6]

interface Row {
  slug: string
  title: string
  schedule: string
  description: string
  subject: PictureSubject
  alt: string
  weekdays: number[]
  airs: number[]
  minutes: [number, number]
}

const rows: readonly Row[] = [
  {
    slug: 'tg-liberta',
    title: 'Tg Libertà',
    schedule: 'Ogni giorno alle 13.15 e alle 19.30',
    description:
      'Il telegiornale di Piacenza: la cronaca, la politica, lo sport e il meteo della provincia, due volte al giorno.',
    subject: 'square',
    alt: 'Una piazza della città con i portici',
    weekdays: everyDay,
    airs: [clock(13, 15), clock(19, 30)],
    minutes: [22, 29],
  },
  {
    slug: 'buongiorno-piacenza',
    title: 'Buongiorno Piacenza',
    schedule: 'Dal lunedì al sabato alle 7.30',
    description: 'La rassegna stampa, il traffico e il tempo mentre si prepara il caffè.',
    subject: 'fog-road',
    alt: 'Una strada di pianura nella nebbia del mattino',
    weekdays: [1, 2, 3, 4, 5, 6],
    airs: [clock(7, 30)],
    minutes: [27, 31],
  },
  {
    slug: 'zona-calcio',
    title: 'Zona Calcio',
    schedule: 'Il lunedì e il venerdì alle 21',
    description:
      'I campionati dai professionisti alla Terza categoria, con gli allenatori in studio e i gol dei campi di provincia.',
    subject: 'stadium',
    alt: 'Uno stadio illuminato',
    weekdays: [1, 5],
    airs: [clock(21, 0)],
    minutes: [38, 58],
  },
  {
    slug: 'paese-mio',
    title: 'Paese mio',
    schedule: 'Il mercoledì alle 20.30',
    description: 'Un comune per puntata, a piedi, con chi ci abita: botteghe, cortili, fatti grandi di posti piccoli.',
    subject: 'hill-village',
    alt: 'Un paese su una collina',
    weekdays: [3],
    airs: [clock(20, 30)],
    minutes: [17, 24],
  },
  {
    slug: 'nel-mirino',
    title: 'Nel mirino',
    schedule: 'Il martedì alle 21',
    description: 'L’inchiesta della settimana e il confronto in studio con chi decide.',
    subject: 'council',
    alt: 'I banchi di un’aula consiliare',
    weekdays: [2],
    airs: [clock(21, 0)],
    minutes: [31, 52],
  },
  {
    slug: 'volley-time',
    title: 'Volley Time',
    schedule: 'Il giovedì alle 21',
    description: 'La pallavolo maschile e femminile, dalle grandi sfide del palazzetto ai tornei delle ragazze.',
    subject: 'volley',
    alt: 'Una partita di pallavolo',
    weekdays: [4],
    airs: [clock(21, 0)],
    minutes: [28, 44],
  },
  {
    slug: 'terra-e-gusto',
    title: 'Terra e gusto',
    schedule: 'Il sabato alle 12.30',
    description: 'Campi, stalle, cantine e cucine: da dove viene quello che mangiamo e chi lo fa.',
    subject: 'vineyard',
    alt: 'Filari di vite in collina',
    weekdays: [6],
    airs: [clock(12, 30)],
    minutes: [24, 33],
  },
  {
    slug: 'dottore-una-domanda',
    title: 'Dottore, una domanda',
    schedule: 'Il giovedì alle 18.30',
    description: 'Un medico, un tema, le telefonate del pubblico. Nessuna ricetta miracolosa.',
    subject: 'hospital',
    alt: 'L’ingresso di un ospedale',
    weekdays: [4],
    airs: [clock(18, 30)],
    minutes: [26, 40],
  },
  {
    slug: 'sipario',
    title: 'Sipario',
    schedule: 'Il venerdì alle 19',
    description: 'Teatro, musica, mostre e cinema del fine settimana, con chi sta dietro le quinte.',
    subject: 'theatre',
    alt: 'La sala di un teatro',
    weekdays: [5],
    airs: [clock(19, 0)],
    minutes: [18, 26],
  },
  {
    slug: 'la-domenica-del-fiume',
    title: 'La domenica del fiume',
    schedule: 'La domenica alle 12.15',
    description: 'Po, Trebbia, Nure, Arda e Tidone: gente d’acqua, storie di piene e di spiagge.',
    subject: 'river',
    alt: 'Un’ansa del fiume tra i pioppi',
    weekdays: [0],
    airs: [clock(12, 15)],
    minutes: [20, 30],
  },
]

/** The programmes of Telelibertà; the news stands first. */
export const PROGRAMMES: readonly Programme[] = rows.map(({ subject, alt, ...row }, position) => ({
  id: 301 + position,
  ...row,
  scene: { subject, variant: position, alt },
  folder: 211 + position,
}))
