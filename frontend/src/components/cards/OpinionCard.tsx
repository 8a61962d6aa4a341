import { joinNames } from '@liberta/italian/join-names'
import { ITALIC, mark } from '../../browser/support/selectors.ts'
import { useGrammar } from '../../page-definition/frame-context.ts'
import { buildStoryAddress } from '@liberta/addresses/site-address'
import type { StoryTeaser } from '@liberta/contracts/stories/story.schema'
import { Photo } from '../pictures/Photo.tsx'
import { keepTogether } from '@liberta/italian/break-lines'
import card from './card.module.css'
import css from './opinion-card.module.css'
import { PublicationTime } from './PublicationTime.tsx'

/** Who writes: an opinion is known by its author's line, in cotto. Without an author the kicker or the section stands there. */
export function OpinionLabel({ story }: { story: StoryTeaser }) {
  const authors = joinNames(story.authors.map(({ name }) => name))
  return <p className={card.label}>{authors || (story.kicker ?? story.section.name)}</p>
}

/** The author's line with the writer's own face, where there is one writer and one face. */
export function OpinionBy({ story }: { story: StoryTeaser }) {
  const portrait = story.authors.length === 1 ? story.authors[0]?.portrait : null
  return (
    <div className={css.by}>
      {portrait && (
        <div className={css.portrait}>
          <Photo picture={portrait} place="face" decorative />
        </div>
      )}
      <OpinionLabel story={story} />
    </div>
  )
}

export interface OpinionCardProps {
  story: StoryTeaser
  level: 2 | 3
  now: Date
  /** How large the title is: the editorial's, four columns wide, three columns wide. */
  size?: 'first' | 'L' | 'S'
  /** Among news: on a plane of fog, as high as the cards beside it. */
  plane?: boolean
  described?: boolean
  /** Among those that a page opens with. */
  opening?: boolean
}

const SIZES = { first: css.first, L: css.l, S: '' } as const

/**
 * An opinion: the author's line, an italic title, never a photograph but the writer's own portrait (docs/design.md, opinions).
 */
export function OpinionCard(props: OpinionCardProps) {
  const grammar = useGrammar()
  const { story, level, now, size = 'L', plane = false, described = false, opening = false } = props
  const Heading = `h${level}` as const
  return (
    <article
      className={[card.card, css.card, SIZES[size], plane && css.plane, opening && css.opening]
        .filter(Boolean)
        .join(' ')}
    >
      <OpinionBy story={story} />
      <Heading className={css.title} {...(!opening && mark(ITALIC, 'bodoni'))}>
        <a className={card.link} href={buildStoryAddress(grammar, story)}>
          {keepTogether(story.title)}
        </a>
      </Heading>
      {described && story.standfirst !== null && <p className={card.standfirst}>{story.standfirst}</p>}
      <PublicationTime story={story} now={now} {...(plane && { before: 'Opinioni · ' })} />
    </article>
  )
}
