import { useGrammar } from '../../page-definition/frame-context.ts'
import type { EventTeaser } from '@liberta/contracts/events/event.schema'
import card from '../cards/card.module.css'
import type { PicturePlaceName } from '../../page-definition/pictures/picture-place.table.ts'
import { Photo } from '../pictures/Photo.tsx'
import { SaveButton } from '../save-button/SaveButton.tsx'
import { keepTogether } from '@liberta/italian/break-lines'
import { buildEventAddress, describePlace } from '../../page-definition/addresses/event-address.ts'
import css from './events.module.css'

const SIZES = { S: card.s, L: card.l, wide: card.wide } as const

/** An event as a card: photo, category, title, when and where (docs/design.md, cards). */
export function EventCard({
  event,
  when,
  level = 3,
  size = 'S',
  place = 'agenda',
  bare = false,
}: {
  event: EventTeaser
  /** The time in words; where the day stands over the card, the hour is enough. Null for none. */
  when: string | null
  /** The level of the card's heading, one below that of its group. */
  level?: 2 | 3
  size?: 'S' | 'L' | 'wide'
  place?: PicturePlaceName
  /** Words alone. */
  bare?: boolean
}) {
  const grammar = useGrammar()
  const Heading = `h${level}` as const
  const isCancelled = event.status === 'cancelled'
  const time = when === null ? null : keepTogether(when)
  return (
    <article className={`${card.card} ${SIZES[size]} ${css.card}`}>
      {!bare && event.picture !== null && (
        <div className={card.photo}>
          <Photo picture={event.picture} place={place} decorative />
        </div>
      )}
      <div className={card.words}>
        {event.categories[0] !== undefined && (
          <p className={card.label} data-tint="gutturnio">
            {event.categories[0].title}
          </p>
        )}
        <Heading className={card.title}>
          <a className={card.link} href={buildEventAddress(grammar, event)}>
            {keepTogether(event.title)}
          </a>
        </Heading>
        {isCancelled && <p className={`${css.hour} ${css.cancelled}`}>Annullato</p>}
        {time !== null && <p className={css.hour}>{isCancelled ? <s>{time}</s> : time}</p>}
        <p className={card.meta}>
          <span>{describePlace(event)}</span>
          <SaveButton id={event.id} type="event" />
        </p>
      </div>
    </article>
  )
}
