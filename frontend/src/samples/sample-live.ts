import {
  liveBlogSchema,
  liveEntryListSchema,
  liveEntrySchema,
  ENTRIES_PER_PAGE,
} from '@liberta/contracts/live-blog/live-blog.schema'
import type { LiveBlog, LiveEntry, LiveEntryList, LiveFacts } from '@liberta/contracts/live-blog/live-blog.schema'
import type { Story } from '@liberta/contracts/stories/story.schema'
import { SAMPLE_AUTHORS, SAMPLE_NOW, samplePicture, sampleStory } from './sample-stories.ts'

/** The story among the samples that is a live blog, and how many entries it has. */
export const SAMPLE_LIVE = { id: 7300, entries: 47 } as const

/** The entry that stands over all others. */
const PINNED = 38

const TITLES = [
  'Riaperta la strada arginale di Calendasco',
  'Il prefetto: «Nessun ferito, grazie a chi è uscito in tempo»',
  'Treni per Milano, ritardi fino a 20 minuti',
  'L’argine di Roncaglia visto dall’alto',
  'Scuole, quattro plessi chiusi anche lunedì',
] as const
const KEYS = [
  'Riapre l’arginale',
  'Il prefetto: nessun ferito',
  'Ritardi dei treni',
  'Le foto dall’alto',
  'Scuole chiuse',
]

/** Entry `id` of the sample, from 1, the oldest; two of them, 45 and 46, are of one minute. */
export function sampleEntry(id: number): LiveEntry {
  const back = SAMPLE_LIVE.entries - id
  const minutes = back === 2 ? 19 : back * 19
  const kind = back % TITLES.length
  const isPinned = id === PINNED
  return liveEntrySchema.parse({
    id,
    at: new Date(SAMPLE_NOW.getTime() - minutes * 60_000).toISOString(),
    title: isPinned ? 'Il colmo è passato: 5 metri e 12, poi il Po ha cominciato a scendere' : TITLES[kind],
    blocks: blocksOf(isPinned ? 4 : kind, id),
    author: kind === 0 ? SAMPLE_AUTHORS[0] : null,
    place: kind === 0 ? 'da Calendasco' : null,
    pinned: isPinned,
    key: back % 6 === 0 ? KEYS[kind] : null,
  })
}

function blocksOf(kind: number, id: number): LiveEntry['blocks'] {
  if (kind === 1) {
    const text =
      '«Centottantaquattro persone hanno lasciato casa prima che l’acqua arrivasse al cortile. È il numero che conta».'
    return [{ type: 'quote', text, by: 'Prefettura, conferenza delle 10' }]
  }
  if (kind === 3) return [{ type: 'picture', picture: samplePicture(id) }]
  const text =
    'La Provincia ha tolto le transenne alle 10.35. Si passa a senso unico alternato tra Boscone Cusani e Cotrebbia.'
  return [{ type: 'paragraph', text }]
}

const newest = (count: number) => Array.from({ length: count }, (_, index) => sampleEntry(SAMPLE_LIVE.entries - index))

/** The sample's blog; `changes` replace what is given. */
export function sampleLiveBlog(changes: Partial<LiveBlog> = {}): LiveBlog {
  return liveBlogSchema.parse({
    contactAt: SAMPLE_NOW.toISOString(),
    total: SAMPLE_LIVE.entries,
    pinned: sampleEntry(PINNED),
    keyMoments: newest(SAMPLE_LIVE.entries).flatMap(({ id, at, key }) =>
      key === null ? [] : [{ id, at, title: key }],
    ),
    figure: {
      title: 'Il Po, adesso',
      value: '4,86',
      unit: 'm',
      notes: ['Ponte di Piacenza, ore 10.30.', 'In calo: 26 cm dal colmo.'],
      points: [3.6, 3.8, 4.1, 4.5, 4.9, 5.12, 5.06, 4.95, 4.86],
      since: 'ieri, 10',
      threshold: { value: 5, label: 'soglia 2: 5,00 m' },
    },
    entries: newest(ENTRIES_PER_PAGE),
    ...changes,
  })
}

/** The sample's story. */
export function sampleLiveStory(live: Partial<LiveFacts> = {}, blog: Partial<LiveBlog> = {}): Story {
  const facts: LiveFacts = { state: 'live', resumesAt: null, endedAt: null, ...live }
  const title = 'Piena del Po, la giornata minuto per minuto'
  const standfirst =
    'Il colmo è passato all’alba. Riaprono le strade, restano chiuse quattro scuole: qui gli aggiornamenti dei nostri cronisti sull’argine.'
  const slug = 'piena-del-po-la-giornata-minuto-per-minuto'
  const section = sampleStory(0).section
  const story = sampleStory(SAMPLE_LIVE.id - 7000, {
    live: facts,
    liveBlog: sampleLiveBlog(blog),
    title,
    slug,
    standfirst,
  })
  return { ...story, section, sections: [section], blocks: [] }
}

/** A page of the sample's entries; null past the end. */
export function sampleLivePage(page: number): LiveEntryList | null {
  const pages = Math.ceil(SAMPLE_LIVE.entries / ENTRIES_PER_PAGE)
  if (page > pages) return null
  const first = (page - 1) * ENTRIES_PER_PAGE + 1
  const count = Math.min(ENTRIES_PER_PAGE, SAMPLE_LIVE.entries - first + 1)
  const entries = Array.from({ length: count }, (_, index) => sampleEntry(first + index))
  return liveEntryListSchema.parse({ page, pages, total: SAMPLE_LIVE.entries, entries })
}
