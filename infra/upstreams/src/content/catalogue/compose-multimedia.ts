import { createRandom, type Random } from '../random.ts'
import { contract } from '../stories/grammar/articles.ts'
import { weekdayDate } from '../stories/grammar/dates.ts'
import { romeInstant, writeRomeTime } from '../rome-calendar.ts'
import { towns, type Town } from '../places/towns.ts'
import { readContent } from '../read-content.ts'
import type { Clip } from '../schemas/multimedia.schema.ts'
import type { MultimediaItem } from './catalogue.schema.ts'
import { ClipDealer, type DealtClip } from './deal-clips.ts'
import { PROGRAMMES, type SeriesOfEpisodes } from './programmes.ts'
import { slugify } from './slugify.ts'
import { tagIds } from './tags.ts'

const STREAM = 704
const DAY_MS = 86_400_000
const TELEVISION = 201
const VIDEO = 202
const PICTURES = 203
/** The folder of the short videos. */
export const SHORT_VIDEOS = 235
const words = readContent('multimedia/words')
const SHORT_SECONDS = [18, 88] as const
const VIDEO_SECONDS = [40, 330] as const
const AUDIO_SECONDS = [40, 900] as const
/** Metres above the sea from which it snows and mushrooms grow. */
const HIGH = 220
const highTowns = towns.filter((town) => town.height >= HIGH)

/** Ids are `day × 20 + place in the day`: an item is found again from its id alone. */
export const MULTIMEDIA_A_DAY = 20

interface ClipList {
  type: MultimediaItem['type']
  clips: readonly Clip[]
  /** How many come out on each day of a cycle of days. */
  cycle: readonly number[]
  /** Of their draws among those of the day. */
  place: number
}

/** The films, pictures and recordings that stand beside the programmes. */
const LISTS: readonly ClipList[] = [
  { type: 'video', clips: readContent('multimedia/videos'), cycle: [1, 2], place: 0 },
  { type: 'gallery', clips: readContent('multimedia/galleries'), cycle: [1, 0, 1, 1, 0], place: 10 },
  { type: 'audio', clips: readContent('multimedia/recordings'), cycle: [0, 1, 0, 0, 0], place: 11 },
  { type: 'video', clips: readContent('multimedia/short-videos'), cycle: [1, 0], place: 12 },
]

/** What all items of a day are told with. */
interface Telling {
  random: Random
  day: number
}

type Draft = Omit<MultimediaItem, 'id' | 'slug' | 'publishedAt'> & { second: number }

/** Composes what comes out on a day, in order of time: the programmes of Telelibertà, films, pictures and recordings. */
export function createDayComposer(seed: number): (day: number) => MultimediaItem[] {
  const lists = LISTS.map((list) => ({ ...list, dealer: new ClipDealer({ seed, ...list }) }))
  return (day) => {
    const others = lists.flatMap(({ type, place, dealer }) =>
      dealer.ofDay(day).map((dealt, at) => draftClip(tell(seed, day, place + at), type, dealt)),
    )
    return [...draftEpisodes(seed, day), ...others]
      .toSorted((a, b) => a.second - b.second)
      .map(({ second, ...draft }, place) => {
        const id = day * MULTIMEDIA_A_DAY + place
        return {
          id,
          slug: `${slugify(draft.title)}-${id}`,
          ...draft,
          publishedAt: writeRomeTime(romeInstant(day, second)),
        }
      })
  }
}

function draftEpisodes(seed: number, day: number): Draft[] {
  const weekday = new Date(day * DAY_MS).getUTCDay()
  const aired = PROGRAMMES.filter((programme) => programme.weekdays.includes(weekday))
  return aired.flatMap((programme) =>
    programme.airs.map((second) => draftEpisode(tell(seed, day, programme.id + second), programme, second)),
  )
}

function tell(seed: number, day: number, place: number): Telling {
  return { random: createRandom(seed, STREAM, day, place + 1), day }
}

/** Fills in a title: the alternative in brackets whose turn it is, or any, and a comune where it names one. */
function say({ random, day }: Telling, pattern: string, from: readonly Town[] = towns, round?: number): string {
  const town = random.pick(from)
  const values: Readonly<Record<string, string>> = {
    town: town.name,
    Town: town.name,
    aTown: contract('a', town.name),
    diTown: contract('di', town.name),
    diTheatre: random.pick(words.ofTheatres),
    date: weekdayDate(new Date(day * DAY_MS), 0),
  }
  const chosen = pattern.replaceAll(/\[([^\]]+)\]/g, (_, list: string) => {
    const options = list.split('|')
    return round === undefined ? random.pick(options) : (options[round % options.length] ?? '')
  })
  return chosen.replaceAll(/\{(\w+)\}/g, (_, slot: string) => values[slot] ?? '')
}

function draftEpisode(telling: Telling, programme: SeriesOfEpisodes, second: number): Draft {
  const { random, day } = telling
  const date = weekdayDate(new Date(day * DAY_MS), 0)
  const { episodes: patterns } = programme
  const title = patterns
    ? say(telling, patterns[turnOf(day, programme) % patterns.length] ?? '')
    : words.edition.replace('{hour}', writeClock(second)).replace('{date}', date)
  const [least, most] = programme.minutes
  return {
    title,
    type: 'video',
    tags: tagIds(...programme.episodeTags),
    folders: [programme.folder, TELEVISION],
    scene: { ...programme.scene, variant: day },
    seconds: random.int(least * 60, most * 60),
    pictures: 0,
    description: words.episode
      .replace('{title}', programme.title)
      .replace('{date}', date)
      .replace('{about}', programme.description),
    second: second + 15 * 60,
  }
}

/** Episodes of a programme are counted, so that a subject comes back only after all the others. */
function turnOf(day: number, { weekdays }: SeriesOfEpisodes): number {
  const weekday = new Date(day * DAY_MS).getUTCDay()
  return Math.floor(day / 7) * weekdays.length + weekdays.indexOf(weekday)
}

const writeClock = (second: number): string =>
  `${Math.floor(second / 3600)}.${String((second / 60) % 60).padStart(2, '0')}`

const roots = { video: VIDEO, gallery: PICTURES, audio: null } as const

function draftClip(telling: Telling, type: MultimediaItem['type'], { clip, round }: DealtClip): Draft {
  const { random, day } = telling
  const root = roots[type]
  const title = say(telling, clip.title, clip.high ? highTowns : towns, round)
  const isShort = clip.folder === SHORT_VIDEOS
  const [least, most] = isShort ? SHORT_SECONDS : type === 'video' ? VIDEO_SECONDS : AUDIO_SECONDS
  const seconds = type === 'gallery' ? null : random.int(least, most)
  return {
    title,
    type,
    tags: tagIds(...clip.tags),
    folders: root === null ? [clip.folder] : [clip.folder, root],
    scene: { subject: clip.scene.subject, variant: day + random.int(0, 400), alt: clip.scene.alt },
    seconds: secondsSaid(title) ?? seconds,
    pictures: type === 'gallery' ? random.int(8, 64) : 0,
    description: random.pick(words.descriptions[type]),
    second: random.int(8 * 60, 21 * 60) * 60 + random.int(0, 59),
  }
}

/** How long a clip is that says so in its title, in seconds; null where it does not. */
function secondsSaid(title: string): number | null {
  return words.lengths.find(({ said }) => title.toLowerCase().includes(said))?.seconds ?? null
}
