import { frontSchema } from '@liberta/contracts/fronts/front.schema'
import type { Front } from '@liberta/contracts/fronts/front.schema'
import { SAMPLE_NOW, samplePicture, sampleSection, sampleTeaser, sampleTeasers } from './sample-stories.ts'
import { SAMPLE_VALLEYS } from './sample-titles.table.ts'

const hours = (count: number) => new Date(SAMPLE_NOW.getTime() - count * 3_600_000).toISOString()

const CLIPS = [
  ['Speciale piena', 'Dal ponte di barche a Isola Serafini, la notte del fiume in quattro minuti', 252, 1],
  ['Tg Libertà', 'L’edizione delle 19.30 di venerdì', 1600, 15],
  ['Zona Calcio', 'Verso il derby: «Ci servono tre punti e un terzino»', 2465, 20],
  ['Paese mio', 'Bettola, la piazza grande quanto una città', 1102, 44],
  ['Nel mirino', 'Chi decide dove passano i camion?', 1998, 70],
] as const

const EVENTS = [
  ['La locandiera, compagnia dei Filodrammatici', 'Teatro', 'Piacenza', '2026-11-21T19:30:00Z'],
  ['Mercato della terra in piazza Cavalli', 'Mercati', 'Piacenza', '2026-11-22T08:00:00Z'],
  ['Funghi e polenta, la sagra d’autunno', 'Sagre', 'Bettola', '2026-11-22T14:00:00Z'],
  ['Orchestra giovanile, omaggio a Rota', 'Concerti', 'Fiorenzuola', '2026-11-26T20:00:00Z'],
  ['Lettura ad alta voce, da 3 a 6 anni', 'Bambini', 'Rottofreno', '2026-11-28T09:30:00Z'],
] as const

const OPINIONS = [
  [
    'L’editoriale',
    'Gli argini li alza lo Stato, la fiducia la alzano i vicini',
    'Trecento persone con una pala in mano, alle tre di notte, sono un piano regolatore che nessun ufficio ha firmato.',
  ],
  [
    'Il caffè',
    'La nebbia è il nostro mare, basta non chiamarla maltempo',
    'Piccola difesa di un clima senza avvocati.',
  ],
  ['Lettera al direttore', '«Caro direttore, il 16 non passa più dal cimitero»', 'Risponde la redazione.'],
] as const

const NAMES = ['Ersilia Fontanabona', 'Guerrino Sassofermo', 'Dirce Montalbero in Pratolungo', 'Ottorino Campodarco']

function sampleClips(from: number) {
  return CLIPS.map(([series, title, seconds, age], index) => ({
    id: from + index,
    title,
    series,
    URL: `/multimedia/detail/teleliberta/puntata-${from + index}`,
    picture: samplePicture(from + index),
    seconds,
    publishedAt: hours(age),
  }))
}

function valley(path: string, from: number) {
  const titles = SAMPLE_VALLEYS[path] ?? []
  return {
    section: sampleSection(path),
    // One for subscribers on each ground that a story stands on.
    stories: titles.map((title, index) => sampleTeaser(from + index * 20, { path, title, premium: index === 0 })),
  }
}

function section(path: string, from: number, count: number, below: string[]) {
  return {
    type: 'section',
    section: sampleSection(path),
    subsections: below.map(sampleSection),
    stories: sampleTeasers(from, count),
  }
}

/** A front with every kind of block and more than a hundred links to stories, checked against its schema. */
export function sampleFront(): Front {
  const lead = sampleTeaser(0, {
    related: [31, 32, 33].map((index, at) => ({
      ...sampleTeaser(index),
      title:
        [
          'Le strade chiuse, comune per comune',
          '«I sacchi li abbiamo riempiti in trecento»',
          'La mappa dei livelli, ora per ora',
        ][at] ?? '',
    })),
  })
  return frontSchema.parse({
    live: {
      title: 'Piena del Po, il colmo è passato: riaperta la strada arginale di Calendasco',
      URL: '/news/cronaca/piena-del-po/7999',
      updatedAt: hours(0.05),
    },
    updatedAt: hours(0),
    blocks: [
      { type: 'opening', stories: [lead, ...sampleTeasers(1, 9)] },
      {
        type: 'latest',
        stories: sampleTeasers(19, 8).map((story, index) => ({ ...story, publishedAt: hours(0.1 + index / 3) })),
      },
      section('cronaca', 10, 4, []),
      { type: 'mostRead', stories: sampleTeasers(24, 5) },
      { type: 'television', clips: sampleClips(50) },
      {
        type: 'valleys',
        river: valley('territorio/lungo-il-po', 100),
        valleys: ['val-tidone', 'val-trebbia', 'val-nure', 'val-darda'].map((slug, index) =>
          valley(`territorio/${slug}`, 110 + index * 3),
        ),
      },
      {
        type: 'opinions',
        stories: OPINIONS.map(([kicker, title, standfirst], index) =>
          sampleTeaser(200 + index, { kind: 'opinion', kicker, title, standfirst, path: 'opinioni' }),
        ),
      },
      {
        type: 'events',
        events: EVENTS.map(([title, category, place, startsAt], index) => ({
          id: index + 1,
          title,
          URL: `/event/${index + 1}`,
          category,
          place,
          startsAt,
          picture: samplePicture(60 + index),
        })),
      },
      section('sport', 15, 4, ['sport/calcio', 'sport/volley']),
      section('economia', 3, 5, ['economia/lavoro', 'economia/agricoltura']),
      { type: 'podcasts', clips: sampleClips(70).slice(0, 4) },
      section('cultura', 7, 8, ['cultura/spettacoli']),
      section('lifestyle', 24, 6, ['lifestyle/food']),
      {
        type: 'obituaries',
        obituaries: NAMES.map((name, index) => ({
          id: index + 1,
          name,
          age: index === 2 ? null : 66 + index * 9,
          town: 'Piacenza',
          URL: `/necrologie/${index + 1}`,
        })),
      },
    ],
  })
}
