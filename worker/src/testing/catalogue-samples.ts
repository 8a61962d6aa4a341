import { SAMPLE_TIME, samplePicture } from './naxos-samples.ts'

/** Answers of the CMS for tests about everything that is not a story, in the shapes of docs/naxos.md. */

export const sampleTag = { id: 31, slug: 'piena-del-po', name: 'Piena del Po' }

export const sampleFolders = [
  { id: 201, slug: 'teleliberta', name: 'Telelibertà', parent: null, description: 'Canale 76' },
  { id: 211, slug: 'tgl', name: 'Tg di Telelibertà', ids: '201.211', parent: 201, description: null },
  { id: 203, slug: 'foto', name: 'Foto', parent: null },
]

/** A video; its folders are told the nearest first. */
export function sampleMultimedia(id: number, changes: object = {}) {
  return {
    id,
    slug: `l-edizione-delle-19-30-${id}`,
    title: 'L’edizione delle 19.30',
    type: 'video',
    tags: [sampleTag],
    folders: [211, 201],
    picture: samplePicture,
    seconds: 1500,
    published_at: SAMPLE_TIME,
    description: 'Le notizie del giorno.\nIn studio la redazione.',
    source_url: '/media/clips/teleliberta-1.mp4',
    pictures: [],
    ...changes,
  }
}

export const sampleProgrammes = [
  {
    id: 1,
    slug: 'tgl',
    title: 'Tg di Telelibertà',
    schedule: 'Ogni giorno alle 13.15 e alle 19.30',
    description: 'Le notizie della provincia.',
    picture: samplePicture,
    folder: 211,
    episodes: [sampleMultimedia(40017)],
  },
]

export const samplePodcasts = [
  {
    id: 301,
    slug: 'voci-dal-po',
    title: 'Voci dal Po',
    description: 'Storie di fiume.',
    author: 'Marta Valdonica',
    picture: samplePicture,
    episodes: [
      {
        id: 3011,
        title: 'Il traghetto',
        seconds: 1260,
        published_at: SAMPLE_TIME,
        description: 'Un mestiere che non c’è più.',
        audio_url: '/media/clips/podcast-1.mp3',
        bytes: 1_200_000,
      },
    ],
  },
]

export const sampleEventCategories = [
  { id: 404, slug: 'sagre', title: 'Sagre' },
  { id: 411, slug: 'rassegne', title: 'Rassegne' },
]

/** An event in full form. */
export function sampleEvent(id: number, changes: object = {}) {
  return {
    id,
    slug: `la-fiera-di-bobbio-${id}`,
    title: 'La fiera di Bobbio',
    tags: [sampleTag],
    categories: [sampleEventCategories[0]],
    type: 'evento',
    location: { id: 9, name: 'Piazza Duomo', town: 'Bobbio', address: 'Piazza Duomo 1' },
    period_start: '2026-11-22T09:00:00.000+01:00',
    period_end: '2026-11-22T18:00:00.000+01:00',
    picture: samplePicture,
    description: 'Bancarelle e musica.',
    price: 'Ingresso libero',
    organiser: 'Pro loco',
    ...changes,
  }
}

/** An obituary of a death. */
export function sampleObituary(id: number, changes: object = {}) {
  return {
    id,
    kind: 'death',
    name: 'Anna Rossi',
    age: 88,
    town: 'Rivergaro',
    died_on: '2026-11-20',
    rite: { type: 'funeral', at: '2026-11-23T10:00:00.000+01:00', church: 'San Rocco', town: 'Rivergaro' },
    text: 'È mancata all’affetto dei suoi cari.\nNe danno l’annuncio i figli.',
    portrait: null,
    published_at: SAMPLE_TIME,
    ...changes,
  }
}

export const samplePage = {
  slug: 'about',
  URL: '/about',
  title: 'Questo sito',
  standfirst: 'Come è fatto il giornale.',
  updated_at: SAMPLE_TIME,
  blocks: [
    { type: 'heading', text: 'Da dove vengono le notizie' },
    { type: 'paragraph', text: 'Ogni articolo è firmato.' },
    { type: 'list', items: ['Uno', 'Due'] },
    { type: 'facts', title: 'Orari', items: [{ when: 'Lunedì', text: 'Dalle 9 alle 18' }] },
    { type: 'quote', text: 'Si legge dove si vive', by: 'La redazione' },
    { type: 'links', items: [{ name: 'Scrivici', URL: '/contact-us' }] },
  ],
}

export const sampleLetter = {
  id: 61,
  slug: 'il-16-non-passa-piu',
  title: 'Il 16 non passa più',
  author: 'Rosa Bianchi',
  town: 'Piacenza',
  text: 'Da settembre il 16 salta la fermata.',
  answer: null,
  published_at: SAMPLE_TIME,
}

export const samplePlans = [
  {
    id: 1,
    slug: 'digitale',
    name: 'Digitale',
    description: 'Il giornale sul telefono.',
    includes: ['Tutti gli articoli', 'L’edizione digitale'],
    price: 9.9,
    period: 'month',
  },
]

export const sampleNewsletters = [
  { id: 1, slug: 'il-mattino', name: 'Il mattino', description: 'Le notizie.', schedule: 'Ogni mattina alle 7' },
]

export const sampleSurveys = [
  {
    id: 1,
    slug: 'parcheggi',
    question: 'Più alberi o più parcheggi?',
    introduction: 'Se ne discute da anni.',
    answers: [
      { id: 1, text: 'Alberi', votes: 120 },
      { id: 2, text: 'Parcheggi', votes: 80 },
    ],
  },
]

export const sampleRedirects = {
  301: {
    '/chi-siamo/': { newUrl: '/who-we-are' },
    '/news/cronaca/2019/04/03/il-po/': { newUrl: '/news/attualita/cronaca/il-po/7' },
  },
  302: { '/qr/eventi': { newUrl: '/eventi' } },
}

export const sampleFacets = {
  sections: [
    { value: '1', label: 'Attualità', count: 12 },
    { value: '4', label: 'Cronaca', count: 9 },
    { value: '2', label: 'Sport', count: 3 },
  ],
  zones: [{ value: 'citta', label: 'Città', count: 7 }],
  tags: [{ value: 'piena-del-po', label: 'Piena del Po', count: 5 }],
  categories: [{ value: '404', label: 'Sagre', count: 2 }],
  types: [{ value: 'evento', label: 'Evento', count: 2 }],
  locations: [{ value: '9', label: 'Piazza Duomo, Bobbio', count: 1 }],
}
