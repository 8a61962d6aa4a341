import type { Picture } from '@liberta/contracts/media/picture.schema'
import type { SectionReference } from '@liberta/contracts/sections/section.schema'
import { storySchema } from '@liberta/contracts/stories/story.schema'
import type { Story, StoryTeaser } from '@liberta/contracts/stories/story.schema'
import type { StoryBlock } from '@liberta/contracts/story-text/story-block.schema'
import { readingSeconds } from '@liberta/contracts/stories/reading-time'
import { SAMPLE_SECTIONS, SAMPLE_TITLES } from './sample-titles.table.ts'

/** The instant at which the samples are looked at: Saturday 21 November 2026, 10.42 in Rome. */
export const SAMPLE_NOW = new Date('2026-11-21T09:42:00Z')

const COLOURS = ['#7d8a80', '#a08b6b', '#5b6f8a', '#8a5b4a', '#6b7d5b', '#4a4f5b']

/** A slug as the CMS makes it. */
export function slugOf(title: string): string {
  const bare = title.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return bare
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 80)
    .replace(/-$/, '')
}

/** The section of a path, as stories name it. */
export function sampleSection(path: string): SectionReference {
  const id = Object.keys(SAMPLE_SECTIONS).indexOf(path) + 1
  return { id, slug: path.split('/').at(-1) ?? path, name: SAMPLE_SECTIONS[path] ?? path, path }
}

/** A landscape picture, always the same for a seed. */
export function samplePicture(seed: number, alt = 'Veduta della città'): Picture {
  return {
    id: `foto-${seed}`,
    width: 2400,
    height: 1600,
    alt,
    caption: 'Le golene allagate viste dall’alto, venerdì pomeriggio.',
    credit: 'Foto di repertorio',
    colour: COLOURS[seed % COLOURS.length] ?? null,
  }
}

export const SAMPLE_AUTHORS = [
  { id: 1, slug: 'marta-valdonica', name: 'Marta Valdonica' },
  { id: 2, slug: 'gino-pietranera', name: 'Gino Pietranera' },
  { id: 3, slug: 'ottavia-roncolongo', name: 'Ottavia Roncolongo' },
]

export interface TeaserOverrides extends Partial<StoryTeaser> {
  path?: string
}

/** A teaser number `index`; titles come round again after the last one, so that there are as many as wanted. */
export function sampleTeaser(index: number, { path, ...overrides }: TeaserOverrides = {}): StoryTeaser {
  const [ownPath, title, standfirst] = SAMPLE_TITLES[index % SAMPLE_TITLES.length] ?? ['cronaca', 'Titolo', 'Sommario']
  const published = new Date(SAMPLE_NOW.getTime() - (4 + index * 37) * 60_000).toISOString()
  const name = overrides.title ?? title
  return {
    id: 7000 + index,
    slug: slugOf(name),
    title: name,
    section: sampleSection(path ?? ownPath),
    kind: 'story',
    kicker: null,
    standfirst,
    picture: index % 7 === 2 ? null : samplePicture(index),
    authors: SAMPLE_AUTHORS.slice(index % 3, (index % 3) + 1),
    publishedAt: published,
    updatedAt: published,
    premium: false,
    isGroup: false,
    readingSeconds: 372,
    videoSeconds: null,
    live: null,
    related: [],
    ...overrides,
  }
}

/** So many teasers from number `from` on. */
export const sampleTeasers = (from: number, count: number): StoryTeaser[] =>
  Array.from({ length: count }, (_, offset) => sampleTeaser(from + offset))

/** What was put right in a story, newest first: yesterday, and in the year before. */
export const SAMPLE_CORRECTIONS = [
  {
    at: '2026-11-20T16:05:00+01:00',
    text: 'Le famiglie che rientrano oggi sono dodici: in una prima versione erano ventidue.',
  },
  { at: '2025-12-30T09:30:00+01:00', text: 'L’idrovora è quella di Finarda, non quella della Zaffignana.' },
]

const PARAGRAPHS = [
  'Alle cinque del mattino, sull’argine di Roncaglia, l’unico rumore era quello delle pale. Poi qualcuno ha spento il motore dell’idrovora e si è sentito il fiume: non un rombo, ha detto chi c’era, piuttosto un respiro. Alle 6.40 l’idrometro del ponte si è fermato a 5 metri e 12 centimetri, il livello più alto dal 2019. Da lì in avanti ha cominciato a scendere.',
  'Sono 184 le persone che hanno dormito fuori casa, quasi tutte nella palestra di via Nino Bixio. Le prime dodici famiglie rientrano oggi, dopo il sopralluogo dei tecnici. «Non abbiamo fretta, abbiamo sonno», sorride una donna con due gatti nel trasportino.',
  'La macchina si è messa in moto senza sirene. I messaggi sono partiti dalle parrocchie, dalle società sportive, dai gruppi dei genitori: a mezzanotte, lungo i due chilometri più fragili, c’era una persona ogni sette metri.',
  'Ora comincia la conta. I campi sott’acqua sono milleduecento ettari, per metà seminati a grano. L’assessorato ha aperto uno sportello per le segnalazioni dei danni, attivo da lunedì anche nei municipi della Bassa.',
]

function sampleBlocks(): StoryBlock[] {
  const paragraphs = PARAGRAPHS.map((text): StoryBlock => ({ type: 'paragraph', text }))
  return [
    ...paragraphs.slice(0, 2),
    {
      type: 'facts',
      title: 'Le ore della piena',
      items: [
        { when: 'Ven 14.00', text: 'Superata la seconda soglia, evacuate le golene di Calendasco.' },
        { when: 'Ven 23.30', text: 'Chiuso il ponte, treni rallentati sulla linea per Milano.' },
        { when: 'Sab 6.40', text: 'Il colmo: 5 metri e 12 al ponte di Piacenza.' },
      ],
    },
    { type: 'heading', text: 'Trecento pale e una cucina da campo' },
    ...paragraphs.slice(2, 3),
    {
      type: 'quote',
      text: 'Il fiume non ci deve niente. Siamo noi che dobbiamo ricordarci dove passa.',
      by: 'Un volontario della Protezione civile, sull’argine di Roncaglia',
    },
    ...paragraphs.slice(3),
    { type: 'picture', picture: samplePicture(40) },
    ...paragraphs,
  ]
}

/** A whole story made of teaser `index`, checked against its schema. */
export function sampleStory(index: number, overrides: Partial<Story> = {}): Story {
  const teaser = sampleTeaser(index)
  const blocks = sampleBlocks()
  return storySchema.parse({
    ...teaser,
    authors: SAMPLE_AUTHORS.slice(0, 2),
    updatedAt: new Date(Date.parse(teaser.publishedAt) + 3 * 60_000).toISOString(),
    sections: [teaser.section, sampleSection('territorio/lungo-il-po')],
    tags: [
      { id: 11, slug: 'piena-del-po', name: 'Piena del Po' },
      { id: 12, slug: 'protezione-civile', name: 'Protezione civile' },
      { id: 13, slug: 'roncaglia', name: 'Roncaglia' },
    ],
    locked: false,
    blocks,
    children: [],
    readNext: [5, 21, 7].map((next) => sampleTeaser(next)),
    readingSeconds: readingSeconds(blocks, []),
    ...overrides,
  })
}
