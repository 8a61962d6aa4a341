import { useGrammar } from '../../page-definition/frame-context.ts'
import { buildStoryAddress } from '@liberta/addresses/site-address'
import type { StoryTeaser } from '@liberta/contracts/stories/story.schema'
import { Marker } from '../brand/Nameplate.tsx'
import parts from '../../styles/parts.module.css'
import type { PicturePlaceName } from '../../page-definition/pictures/picture-place.table.ts'
import { NoPhoto, Photo } from '../pictures/Photo.tsx'
import { tintOfSection } from './section-tint.table.ts'
import { describeClipLength } from '@liberta/italian/write-number'
import { keepTogether } from '@liberta/italian/break-lines'
import css from './card.module.css'
import { MarkedLinks } from './MarkedLinks.tsx'
import { OpinionCard } from './OpinionCard.tsx'
import { PublicationTime } from './PublicationTime.tsx'

/** The sizes of a card that stands in a column; the lead is a card of its own. */
export type ColumnCardSize = 'wide' | 'L' | 'M' | 'S' | 'text'

export interface StoryCardProps {
  story: StoryTeaser
  size: ColumnCardSize
  place: PicturePlaceName
  /** The level of the card's heading, one below that of its band. */
  level: 2 | 3
  now: Date
  /** The picture that the page opens with. */
  eager?: boolean
  /** Where there is room for it: the standfirst, too. */
  described?: boolean
  /** Words alone, because no card around it has a photograph either. */
  bare?: boolean
}

const SIZES: Readonly<Record<ColumnCardSize, string | undefined>> = {
  wide: css.wide,
  L: css.l,
  M: css.m,
  S: css.s,
  text: '',
}

/** The label over a title: the kicker, or the section's name, in the section's colour. */
export function StoryLabel({ story, marked = false }: { story: StoryTeaser; marked?: boolean }) {
  return (
    <p className={css.label} data-tint={tintOfSection(story.section.path)}>
      {marked && <Marker className={css.marker} />}
      {story.live?.state === 'live' && <LiveMark />}
      {story.kicker ?? story.section.name}
    </p>
  )
}

/** «Diretta»: a story of which more is being written now. By ear, and without the sheet that sets them apart, a section's name follows. */
function LiveMark() {
  return (
    <>
      <svg className={css.marker} viewBox="0 0 10 10" aria-hidden="true">
        <circle cx="5" cy="5" r="5" fill="currentColor" />
      </svg>
      <b>
        Diretta<span className={parts.hidden}>, </span>
      </b>
    </>
  )
}

/** A card of any size but the lead's: photo, label, title, text, time (docs/design.md, cards). */
export function StoryCard(props: StoryCardProps) {
  const grammar = useGrammar()
  const { story, size, place, level, now, eager = false, described = false, bare = false } = props
  if (story.kind === 'opinion') return <OpinionInRow {...props} />
  const Heading = `h${level}` as const
  const withText = size === 'L' || size === 'wide'
  return (
    <article className={`${css.card} ${SIZES[size]}`.trimEnd()}>
      {size !== 'text' && !bare && <CardPhoto story={story} place={place} eager={eager} />}
      <div className={css.words}>
        <StoryLabel story={story} />
        <Heading className={css.title}>
          <a className={css.link} href={buildStoryAddress(grammar, story)}>
            {keepTogether(story.title)}
          </a>
        </Heading>
        {withText && story.standfirst !== null && <p className={css.standfirst}>{story.standfirst}</p>}
        {described && story.standfirst !== null && (
          <p className={`${css.standfirst} ${css.roomy}`}>{story.standfirst}</p>
        )}
        <PublicationTime story={story} now={now} />
        {withText && <MarkedLinks links={story.related.slice(0, 2)} />}
      </div>
    </article>
  )
}

/** Where it stands over others, an opinion has a plane of its own; under them, among words and where no card has a photo, none. */
function OpinionInRow({ story, size, level, now, bare = false, described = false }: StoryCardProps) {
  const isPlane = size !== 'text' && !bare
  const isWide = size === 'L' || size === 'wide'
  return (
    <OpinionCard
      story={story}
      level={level}
      now={now}
      size={size === 'S' || size === 'text' ? 'S' : 'L'}
      plane={isPlane}
      described={isWide || described}
    />
  )
}

function CardPhoto({ story, place, eager }: Pick<StoryCardProps, 'story' | 'place' | 'eager'>) {
  return (
    <div className={css.photo}>
      {story.picture === null ? <NoPhoto /> : <Photo picture={story.picture} place={place} eager={eager} decorative />}
      {story.videoSeconds !== null && <ClipTab seconds={story.videoSeconds} />}
    </div>
  )
}

/** The square tab at a clip's foot: triangle and length; by ear, and where nothing is drawn, what it is the length of. */
export function ClipTab({ seconds, name = 'Video' }: { seconds: number; name?: string }) {
  return (
    <small className={css.tab}>
      <svg width="10" height="12" viewBox="0 0 10 12" aria-hidden="true">
        <path fill="var(--su-fondo-cotto)" d="M0 0l10 6-10 6z" />
      </svg>
      <span className={parts.hidden}>{`${name}, `}</span>
      {describeClipLength(seconds)}
    </small>
  )
}
