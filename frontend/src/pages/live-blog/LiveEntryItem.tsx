import { anchorOfLiveEntry, buildLiveEntryAddress } from '@liberta/addresses/site-address'
import { buildJournalistAddress } from '@liberta/addresses/site-address'
import type { LiveEntry } from '@liberta/contracts/live-blog/live-blog.schema'
import type { Story } from '@liberta/contracts/stories/story.schema'
import { keepTogether } from '@liberta/italian/break-lines'
import { writeClock } from '@liberta/italian/italian-date'
import { ENTRY, ENTRY_SHARE, mark } from '../../browser/support/selectors.ts'
import { Marker } from '../../components/brand/Nameplate.tsx'
import card from '../../components/cards/card.module.css'
import { Icon } from '../../components/icons/Icon.tsx'
import { writeMail } from '../../components/story/share-story.ts'
import { StoryText } from '../../components/story/StoryBlocks.tsx'
import type { TextLook } from '../../components/story/StoryBlocks.tsx'
import { useFrame } from '../../page-definition/frame-context.ts'
import parts from '../../styles/parts.module.css'
import css from './live-entry.module.css'

/** An entry's title is a heading of the third level. */
const LOOK: TextLook = { text: css.text, quote: css.quote, accent: css.accent, figure: css.figure, heading: 'h4' }

/** How an entry stands in its feed. */
export interface EntryPlace {
  /** Among all, from 1; null for one that stands before them. */
  position: number | null
  total: number
  /** The day before it, where that is another: «ieri», «19 novembre». */
  day: string | null
}

/** An `article` has this role by itself; the checker of HTML asks for it where the element has a place in a set. */
const PLACED = { role: 'article' } as const

/** One entry: its hour, which leads to its own address, title, text, sign, and what shares it. */
export function LiveEntryItem({
  story,
  entry,
  place,
  chosen = false,
  highlighted = false,
}: {
  story: Pick<Story, 'section' | 'slug' | 'id'>
  entry: LiveEntry
  place: EntryPlace
  /** The one whose address was asked for. */
  chosen?: boolean
  /** «In evidenza». */
  highlighted?: boolean
}) {
  const { settings } = useFrame()
  const address = buildLiveEntryAddress(settings.grammar, story, entry)
  const name = anchorOfLiveEntry(entry)
  const letter = writeMail({ title: entry.title, url: settings.origin + address })
  return (
    <article
      className={css.entry}
      id={name}
      tabIndex={-1}
      aria-labelledby={`${name}-titolo`}
      aria-posinset={place.position ?? undefined}
      aria-setsize={place.position === null ? undefined : place.total}
      data-chosen={chosen || undefined}
      data-pinned={highlighted || undefined}
      {...PLACED}
      {...mark(ENTRY, entry.id)}
    >
      <p className={css.hour}>
        <a href={address}>
          <time dateTime={entry.at}>{writeClock(new Date(entry.at))}</time>
        </a>
        {place.day !== null && <span className={css.day}>{place.day}</span>}
      </p>
      <div className={css.words}>
        {highlighted && (
          <p className={card.label}>
            <Marker className={card.marker} />
            In evidenza
          </p>
        )}
        <h3 className={css.entryTitle} id={`${name}-titolo`}>
          {keepTogether(entry.title)}
        </h3>
        {entry.blocks.length > 0 && <StoryText blocks={entry.blocks} look={LOOK} />}
        <EntrySign entry={entry} />
      </div>
      <p className={css.share} data-print="no">
        <a className={parts.bare} href={letter} {...mark(ENTRY_SHARE)}>
          <Icon name="share" />
          <span className={parts.hidden}>{`Condividi: ${entry.title}`}</span>
        </a>
      </p>
    </article>
  )
}

/** Who wrote it, and from where. */
function EntrySign({ entry: { author, place } }: { entry: LiveEntry }) {
  const { settings } = useFrame()
  if (author === null && place === null) return null
  return (
    <p className={css.sign}>
      {author !== null &&
        (author.slug === null ? (
          <b>{author.name}</b>
        ) : (
          <a href={buildJournalistAddress(settings.grammar, author.slug)} rel="author">
            {author.name}
          </a>
        ))}
      {author !== null && place !== null && ', '}
      {place}
    </p>
  )
}
