import type { EventTeaser } from '@liberta/contracts/events/event.schema'
import card from '../cards/card.module.css'
import { NoPhoto, Photo } from '../pictures/Photo.tsx'
import { SaveButton } from '../saved/SaveButton.tsx'
import { keepTogether } from '../wording/publication-time.ts'
import { buildEventAddress, describePlace } from './event-address.ts'
import css from './events.module.css'

/** An event as a card: photo, category, title, when and where (art direction, cards). */
export function EventCard({
  event,
  when,
  level = 3,
}: {
  event: EventTeaser
  /** The time in words; where the day stands over the card, the hour is enough. Null for none. */
  when: string | null
  /** The level of the card's heading, one below that of its group. */
  level?: 2 | 3
}) {
  const Heading = `h${level}` as const
  const place = describePlace(event)
  return (
    <article className={`${card.card} ${card.s} ${css.card}`}>
      <div className={card.photo}>
        {event.picture === null ? <NoPhoto /> : <Photo picture={event.picture} place="agenda" decorative />}
      </div>
      <div className={card.words}>
        {event.categories[0] !== undefined && (
          <p className={card.label} data-tint="gutturnio">
            {event.categories[0].title}
          </p>
        )}
        <Heading className={card.title}>
          <a className={card.link} href={buildEventAddress(event)}>
            {keepTogether(event.title)}
          </a>
        </Heading>
        {when !== null && <p className={css.hour}>{when}</p>}
        <p className={card.meta}>
          <span>{place}</span>
          <SaveButton id={event.id} type="event" />
        </p>
      </div>
    </article>
  )
}
