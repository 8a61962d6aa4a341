import { newestOf } from '@liberta/contracts/live/tell-news'
import type { StoryTeaser } from '@liberta/contracts/stories/story.schema'
import { KNOWN, mark, NEWS, OFFER, UPDATED } from '../../browser/support/selectors.ts'
import parts from '../../styles/parts.module.css'
import card from '../cards/card.module.css'
import { Marker } from '../brand/Nameplate.tsx'

/** Its place is kept by the element itself; how it looks comes once there is something to be said. */
const PLACE = { display: 'block', height: '2.75rem' }
const PULLED = { ...PLACE, marginTop: '-2.1rem' }

interface NewsLineProps {
  /** What is listened to (`contracts/live/live-topic.ts`). */
  topic: string
  /** What of it the page shows: stories, or the paragraphs of its own one, and when that was changed last. */
  shown: { stories: readonly StoryTeaser[] } | { paragraphs: number; updatedAt: string }
  /** Whether it takes room that stands empty above it. */
  pulled?: boolean
}

/**
 * The one line of news about a page: «3 nuovi articoli. Mostra». Empty until script has heard of some, its place kept so that nothing
 * moves; nothing of what is new comes by itself.
 */
export function NewsLine({ topic, shown, pulled = false }: NewsLineProps) {
  const known =
    'stories' in shown
      ? mark(
          KNOWN,
          newestOf(shown.stories)
            .map(({ id }) => id)
            .join(' '),
        )
      : { ...mark(KNOWN, shown.paragraphs), ...mark(UPDATED, Date.parse(shown.updatedAt)) }
  return <OfferLine hooks={{ ...mark(NEWS, topic), ...known }} pulled={pulled} />
}

interface OfferLineProps {
  /** What its behaviour needs to know beside it. */
  hooks?: Readonly<Record<string, unknown>>
  pulled?: boolean
}

/** A line with a marker, words that its behaviour writes, and «Mostra»; empty until there is something to be said. */
export function OfferLine({ hooks, pulled = false }: OfferLineProps) {
  return (
    <output style={pulled ? PULLED : PLACE} data-print="no" {...mark(OFFER)} {...hooks}>
      <span hidden>
        <Marker className={card.marker} />
        <b />
        <button className={parts.bare} type="button">
          Mostra
        </button>
      </span>
    </output>
  )
}
