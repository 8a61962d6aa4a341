import { buildSiteAddress } from '@liberta/contracts/addresses/site-address'
import type { Event } from '@liberta/contracts/events/event.schema'
import type { ReactNode } from 'react'
import { Marker } from '../brand/Nameplate.tsx'
import card from '../cards/card.module.css'
import parts from '../design/parts.module.css'
import band from '../front/events-band.module.css'
import { SectionHead } from '../front/SectionHead.tsx'
import { useFrame } from '../layout/frame-context.ts'
import { Trail } from '../layout/Trail.tsx'
import { SaveButton } from '../saved/SaveButton.tsx'
import { PictureFigure, StoryText } from '../story/StoryBlocks.tsx'
import story from '../story/story-page.module.css'
import { keepTogether } from '../wording/publication-time.ts'
import { describeDayAndStart, endOf, lastsDays, writeDays, writeHours } from './describe-when.ts'
import { buildAgendaAddress, buildEventListAddress, describePlace } from './event-address.ts'
import { EventCards } from './EventCards.tsx'
import { trailOfEvent } from './event-trail.ts'
import css from './events.module.css'
import { splitParagraphs } from '../wording/split-paragraphs.ts'

/** Letters from which on the title is set smaller. */
const LONG_TITLE = 90
const OTHERS_SHOWN = 4

/** An event: when and where large, then what it is, its tags, and others of its category. */
export function EventPage({ event }: { event: Event }) {
  const { now } = useFrame()
  const paragraphs = splitParagraphs(event.description)
  return (
    <>
      <article className={`${story.story} ${parts.width}`}>
        <header className={story.head}>
          <Trail steps={trailOfEvent(event)} />
          <p className={card.label} data-tint="gutturnio">
            <Marker className={card.marker} />
            {event.type === 'rassegna' ? 'Rassegna' : (event.categories[0]?.title ?? 'Evento')}
          </p>
          <h1 className={story.title} data-long={event.title.length > LONG_TITLE || undefined}>
            {keepTogether(event.title)}
          </h1>
          {endOf(event) <= now && (
            <p className={css.over}>
              Questo evento si è concluso. <a href={buildAgendaAddress()}>Guarda che cosa c’è adesso</a>
            </p>
          )}
          <SaveButton id={event.id} type="event" worded />
        </header>
        <div className={css.columns}>
          <Facts event={event} />
          <div className={css.what}>
            {event.picture !== null && <PictureFigure picture={event.picture} place="clip" eager />}
            {paragraphs.length > 0 && (
              <div className={story.body}>
                <StoryText blocks={paragraphs.map((text) => ({ type: 'paragraph', text }))} />
              </div>
            )}
            <EventTags event={event} />
          </div>
        </div>
      </article>
      <Others event={event} />
    </>
  )
}

/** What one has to know to go there. */
function Facts({ event }: { event: Event }) {
  const hours = writeHours(event)
  const several = lastsDays(event)
  return (
    <div className={css.facts}>
      {!several && <BigDay day={writeDays(event)} />}
      <dl>
        <Fact name="Quando">
          <time className={several || hours === null ? css.large : parts.hidden} dateTime={event.startsAt}>
            {writeDays(event)}
          </time>
          {hours !== null && <span className={several ? undefined : css.large}>{hours}</span>}
        </Fact>
        {event.location !== null && (
          <Fact name="Dove">
            <strong>{describePlace(event)}</strong>
            {event.location.address !== null && event.location.address !== event.location.name && (
              <span>{event.location.address}</span>
            )}
          </Fact>
        )}
        {event.price !== null && <Fact name="Quanto">{event.price}</Fact>}
        {event.organiser !== null && <Fact name="Chi organizza">{event.organiser}</Fact>}
      </dl>
    </div>
  )
}

/** The day as the cards write it; the words under it say the same to readers by ear. */
function BigDay({ day }: { day: string }) {
  const [weekday, number, ...month] = day.split(' ')
  return (
    <p className={band.when} aria-hidden="true">
      <span className={band.moment}>
        <span className={band.day}>{number}</span>
        <span className={band.hour}>
          {weekday} <br />
          {month.join(' ')}
        </span>
      </span>
    </p>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function EventTags({ event }: { event: Event }) {
  const links = [
    ...event.categories.map((category) => ({
      name: category.title,
      href: buildEventListAddress({ type: 'category', category }),
    })),
    ...event.tags.map(({ name, slug }) => ({ name, href: buildSiteAddress({ type: 'tagEvents', slug, page: 1 }) })),
  ]
  if (links.length === 0) return null
  return (
    <nav aria-label="Argomenti">
      <ul className={story.tags}>
        {links.map(({ name, href }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Others({ event: { alsoOn, categories } }: { event: Event }) {
  const { now } = useFrame()
  const [category] = categories
  if (alsoOn.length === 0) return null
  return (
    <section className={`${css.others} ${parts.width}`} aria-label="Altri eventi" data-print="no">
      <SectionHead
        name="Altri eventi"
        {...(category && {
          all: { name: category.title, href: buildEventListAddress({ type: 'category', category }) },
        })}
      />
      <EventCards events={alsoOn.slice(0, OTHERS_SHOWN)} when={(event) => describeDayAndStart(event, now)} />
    </section>
  )
}
