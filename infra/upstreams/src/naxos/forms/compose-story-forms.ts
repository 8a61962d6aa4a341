import { LRUCache } from 'lru-cache'
import type { Picture } from '@liberta/contracts/media/picture.schema'
import type { LiveDesk } from '../edits/live-desk.ts'
import { composeLiveFacts } from './compose-live-forms.ts'
import type { createLiveForms } from './compose-live-forms.ts'
import type { ClipDesk } from '../media/clip-shelf.ts'
import type { Desk } from '../archive/draw-story-facts.ts'
import { createRandom } from '../../content/random.ts'
import { readContent } from '../../content/read-content.ts'
import { writeRomeTime } from '../../content/rome-calendar.ts'
import type { StoredStory, StoryStore } from '../edits/story-store.ts'
import { choosePortrait } from './compose-catalogue-forms.ts'
import { composeHead, composeWords, type StoryHead, type StoryWords } from './compose-text.ts'
import type { ChoosePicture } from '../../content/stories/picture-subjects.table.ts'
import { composeTrust, hiddenNamesOf } from './compose-trust.ts'
import { slugStory } from '../../content/catalogue/slugify.ts'
import type { StoryChildLink, StoryFull, StoryShort } from './story-form.schema.ts'

/** Of so many stories, those asked for last, each is kept: texts are long, lists ask for many short forms, the front compares many marks. */
const KEPT = { words: 1500, shorts: 5000, marks: 6000 } as const
/** One story in four has a second picture in its text, one opinion in two has none at all. */
const SECOND_PICTURE = 4
const SECOND_PLACE = 4

/** What the rest of a story tells of, by the heading that stands in it; null where none does. */
function tellRest({ blocks }: StoryWords['text']): string | null {
  const heading = blocks.find(({ type }) => type === 'heading')
  return heading?.type === 'heading' ? `Più avanti: «${heading.text}».` : null
}

const RATED = readContent('stories/rated')
const SCALE = { best: 5, worst: 1 }
/** Of the stream of numbers that ratings are drawn from. */
const RATING = 71

/** What readers say of a story that they may rate; one in six nobody has rated yet. */
function rate(seed: number, { facts }: StoredStory, { theme }: StoryHead): StoryFull['rating'] {
  const themes: Readonly<Record<string, readonly string[] | undefined>> = RATED
  const random = createRandom(seed, facts.id, RATING)
  if (themes[facts.topic]?.includes(theme) !== true || random.chance(1 / 6)) return null
  return { value: random.int(34, 49) / 10, count: random.int(6, 180), ...SCALE }
}

function hasPicture({ facts }: StoredStory): boolean {
  return facts.kind !== 'opinion' || facts.id % 2 !== 0
}

export interface StoryForms {
  /** Null for a story that is unknown or withdrawn. */
  link(id: number, now: number): StoryChildLink | null
  short(id: number, now: number): StoryShort | null
  shorts(ids: readonly number[], now: number): StoryShort[]
  /** What two stories of one page may not share: the picture, the kind of event and, last, the theme. What an editor wrote resembles nothing. */
  marks(id: number, now: number): readonly string[]
  /** `readNext`: ids of stories to read after it. */
  full(story: StoredStory, readNext: readonly number[], now: number): StoryFull
}

export interface StoryFormParts {
  seed: number
  /** When the archive was made, ms since the epoch. */
  madeAt: number
  desk: Desk
  store: StoryStore
  choosePicture: ChoosePicture
  clips: ClipDesk
  liveDesk: LiveDesk
  liveForms: ReturnType<typeof createLiveForms>
}

/** Puts stories into the forms of docs/naxos.md. The words and short forms asked for last are kept until they change. */
export function createStoryForms(parts: StoryFormParts): StoryForms {
  const { seed, desk, store, choosePicture, clips, liveDesk, liveForms } = parts
  const tags = new Map(desk.tags.map(({ id, slug, name }) => [id, { id, slug, name }]))
  const journalists = new Map(desk.journalists.map(({ id, slug, name }) => [id, { id, slug, name }]))
  const writers = new Map(
    [...journalists].map(([id, person]) => [id, { ...person, picture: choosePortrait(choosePicture, person) }]),
  )
  /** Composes what is asked for of a story, and keeps it until the story changes. */
  const keep = <V>(capacity: number, compose: (story: StoredStory, now: number) => V) => {
    const kept = new LRUCache<number, { revision: number; value: V }>({ max: capacity })
    return (story: StoredStory, now: number): V => {
      const { id } = story.facts
      const { revision } = store.storyStamp(id, now)
      const known = kept.get(id)
      if (known?.revision === revision) return known.value
      const value = compose(story, now)
      kept.set(id, { revision, value })
      return value
    }
  }
  const wordsOf = keep<StoryWords>(KEPT.words, (story) => composeWords(seed, story))

  const childrenOf = (story: StoredStory, now: number): StoredStory[] =>
    store.archive
      .childrenOf(story.facts)
      .map((id) => store.findOpen(id, now))
      .filter((child) => child !== null)

  const linkTo = (story: StoredStory): StoryChildLink => {
    const { title } = composeHead(seed, story)
    const { id, sections } = story.facts
    return { id, slug: slugStory(title), title, sections: [...sections], anonymise: hiddenNamesOf(story) }
  }

  const choose = ({ facts }: StoredStory, head: StoryHead, variant: number, caption: string | null): Picture =>
    choosePicture({
      subject: head.subject,
      variant: facts.picture.variant + variant,
      isDrawn: facts.picture.isDrawn,
      caption,
    })

  const clipOf = ({ facts }: StoredStory, { subject }: StoryHead) => {
    if (facts.videoSeconds === null) return { video_url: null, captions: [] }
    const { URL, captions } = clips.video({ type: 'story', id: facts.id, subject, seconds: facts.videoSeconds })
    return { video_url: URL, captions }
  }

  const compose = (story: StoredStory, now: number): StoryShort => {
    const { facts } = story
    const { head, text } = wordsOf(story, now)
    const children = childrenOf(story, now)
    const blog = liveDesk.find(facts.id)
    return {
      id: facts.id,
      slug: slugStory(head.title),
      title: head.title,
      kicker: head.kicker,
      standfirst: head.standfirst,
      kind: blog === null ? facts.kind : 'live',
      live: blog && composeLiveFacts(blog),
      is_group: facts.isGroup && children.length > 0,
      premium: facts.premium,
      sections: [...facts.sections],
      tags: facts.tags.map((id) => tags.get(id)).filter((tag) => tag !== undefined),
      journalists: facts.journalists
        .map((id) => (facts.kind === 'opinion' ? writers : journalists).get(id))
        .filter((person) => person !== undefined),
      picture: hasPicture(story) ? choose(story, head, 0, text.pictureCaption) : null,
      published_at: writeRomeTime(facts.publishedAt),
      updated_at: writeRomeTime(store.storyStamp(facts.id, now).at),
      word_count: [story, ...children].reduce((sum, part) => sum + wordsOf(part, now).count, 0),
      video_seconds: facts.videoSeconds,
      ...clipOf(story, head),
      ...composeTrust(parts, story),
      anonymise: hiddenNamesOf(story),
      children: children.map((child) => linkTo(child)),
    }
  }

  const composeBlog = (id: number) => {
    const blog = liveDesk.find(id)
    return blog && liveForms.blog(blog)
  }

  const textForm = (story: StoredStory, now: number) => {
    const { head, text, plain } = wordsOf(story, now)
    const blocks = [...text.blocks]
    if (story.facts.id % SECOND_PICTURE === 0 && blocks.length > SECOND_PLACE) {
      blocks.splice(SECOND_PLACE, 0, { type: 'picture', picture: choose(story, head, 1, null) })
    }
    return { content_textual_only: plain, blocks }
  }

  const shortOf = keep(KEPT.shorts, compose)
  const short = (id: number, now: number): StoryShort | null => {
    const story = store.findOpen(id, now)
    return story && shortOf(story, now)
  }
  const shorts = (ids: readonly number[], now: number): StoryShort[] =>
    ids.map((id) => short(id, now)).filter((form) => form !== null)
  const marksOf = keep<readonly string[]>(KEPT.marks, (story) => {
    if (story.written.title !== undefined) return []
    const head = composeHead(seed, story)
    const picture = hasPicture(story) ? [choose(story, head, 0, null).id] : []
    return [...picture, `kind ${head.kind}`, `theme ${head.theme}`]
  })

  return {
    short,
    shorts,
    marks: (id, now) => {
      const story = store.findOpen(id, now)
      return story === null ? [] : marksOf(story, now)
    },
    link: (id, now) => {
      const story = store.findOpen(id, now)
      return story ? linkTo(story) : null
    },
    full: (story, readNext, now) => ({
      ...compose(story, now),
      live_blog: composeBlog(story.facts.id),
      ...textForm(story, now),
      teaser_note: story.facts.premium ? tellRest(wordsOf(story, now).text) : null,
      rating: rate(seed, story, wordsOf(story, now).head),
      children: childrenOf(story, now).map((child) => ({
        ...compose(child, now),
        ...textForm(child, now),
        children: [],
      })),
      read_next: shorts(readNext, now),
    }),
  }
}
