import type { Event } from '@liberta/contracts/events/event.schema'
import { isOver as isEventOver, lastsDays } from '@liberta/contracts/events/find-event-end'
import type { ReactNode } from 'react'
import card from '../../components/cards/card.module.css'
import parts from '../../styles/parts.module.css'
import { SectionHead } from '../../components/section-head/SectionHead.tsx'
import { Icon } from '../../components/icons/Icon.tsx'
import { useFrame, useGrammar } from '../../page-definition/frame-context.ts'
import { Breadcrumbs, LinkItems } from '../../components/links/LinkItems.tsx'
import { SaveButton } from '../../components/save-button/SaveButton.tsx'
import { PictureFigure, StoryText } from '../../components/story/StoryBlocks.tsx'
import story from '../../components/story/story-page.module.css'
import { writeMail } from '../../components/story/share-story.ts'
import { dayInRome } from '@liberta/italian/italian-date'
import { nameNearDay } from '@liberta/italian/day-words'
import { keepTogether } from '@liberta/italian/break-lines'
import list from '../../components/lists/list-page.module.css'
import agenda from './agenda.module.css'
import { canBeVisited } from '../../components/events/compose-calendar.ts'
import { writeOpeningHours } from '../../components/events/describe-hours.ts'
import {
  describeDayAndStart,
  describeGroupDay,
  hasHour,
  writeDays,
  writeHours,
  startForMachines,
} from '../../components/events/describe-when.ts'
import {
  addressOf,
  buildAgendaAddress,
  buildCalendarAddress,
  buildEventAddress,
  buildEventListAddress,
  buildMapAddress,
  describePlace,
} from '../../page-definition/addresses/event-address.ts'
import { EventCards } from './EventCards.tsx'
import { breadcrumbsOfEvent } from './event-breadcrumbs.ts'
import { splitStandfirst } from './describe-event.ts'
import css from '../../components/events/events.module.css'
import { ITALIC, mark, SHARE } from '../../browser/support/selectors.ts'

/** Letters from which on the title is set smaller. */
const LONG_TITLE = 90
const OTHERS_SHOWN = 4

/** An event: what it is, and beside it what one has to know to go there; then its tags, and others of its category. */
export function EventPage({ event }: { event: Event }) {
  const grammar = useGrammar()
  const [standfirst, ...paragraphs] = splitStandfirst(event.description)
  return (
    <>
      <article className={`${css.event} ${parts.width}`}>
        <div className={css.breadcrumbs}>
          <Breadcrumbs steps={breadcrumbsOfEvent(grammar, event)} />
        </div>
        <header className={css.head}>
          <p className={card.label} data-tint="gutturnio">
            {event.type === 'rassegna' ? 'Rassegna' : (event.categories[0]?.title ?? 'Evento')}
          </p>
          <h1 className={story.title} data-long={event.title.length > LONG_TITLE || undefined}>
            {keepTogether(event.title)}
          </h1>
          {standfirst !== undefined && <p className={story.standfirst}>{standfirst}</p>}
        </header>
        <Visit event={event} />
        <div className={css.what}>
          {event.picture !== null && <PictureFigure picture={event.picture} place="clip" eager />}
          {paragraphs.length > 0 && (
            <div className={story.body}>
              <StoryText blocks={paragraphs.map((text) => ({ type: 'paragraph', text }))} />
            </div>
          )}
          <EventTags event={event} />
        </div>
      </article>
      <Others event={event} />
    </>
  )
}

/** The day at its largest, the facts, and the way into one's calendar; what is over or cancelled says so instead. */
function Visit({ event }: { event: Event }) {
  const grammar = useGrammar()
  const { now } = useFrame()
  const days = keepTogether(writeDays(event))
  const hours = writeHours(event)
  const isCancelled = event.status === 'cancelled'
  const isOver = isEventOver(event, now)
  return (
    <div className={css.visit} data-state={isCancelled ? 'cancelled' : isOver ? 'over' : undefined}>
      {hasDay(event, now) && <BigDay event={event} now={now} />}
      {isCancelled && (
        <p className={css.cancelledNote}>
          <b>Annullato</b> {event.statusNote}
        </p>
      )}
      {isOver && !isCancelled && <Over event={event} />}
      <dl className={css.facts}>
        <Fact name="Quando">
          <time dateTime={startForMachines(event)}>{isCancelled ? <s>{days}</s> : <b>{days}</b>}</time>
          {hours !== null && <span>{isCancelled ? <s>{hours}</s> : hours}</span>}
        </Fact>
        {event.location !== null && (
          <Fact name="Dove">
            <b>{describePlace(event)}</b>
            <span>
              {addressOf(event)}{' '}
              <a href={buildMapAddress(event.location)} rel="noopener">
                Mappa
              </a>
            </span>
            <span>
              <a href={grammar.buildEventShortcut({ by: 'location', location: event.location })}>Che altro c’è qui</a>
            </span>
            {event.location.openingHours && <span>Aperto {writeOpeningHours(event.location.openingHours)}</span>}
          </Fact>
        )}
        {event.price !== null && <Fact name="Quanto">{event.price}</Fact>}
        {event.organiser !== null && <Fact name="Chi">{event.organiser}</Fact>}
      </dl>
      <Tools event={event} isVisitable={canBeVisited(event, now)} />
    </div>
  )
}

/** What goes on since an earlier day has no one day to go there. */
const hasDay = (event: Event, now: Date) => !lastsDays(event) || dayInRome(new Date(event.startsAt)) >= dayInRome(now)

function Over({ event }: { event: Event }) {
  const grammar = useGrammar()
  const days = writeDays(event)
  return (
    <p className={css.over}>
      <b>{`È stato ${days.charAt(0).toLowerCase()}${days.slice(1)}.`}</b>{' '}
      <a href={buildAgendaAddress(grammar)}>Guarda che cosa c’è adesso</a>
    </p>
  )
}

/** Into the calendar, and, without words of their own, keep and share. */
function Tools({ event, isVisitable }: { event: Event; isVisitable: boolean }) {
  const { settings } = useFrame()
  const letter = writeMail({ title: event.title, url: settings.origin + buildEventAddress(settings.grammar, event) })
  return (
    <div data-print="no">
      <div className={css.tools}>
        {isVisitable && (
          <a
            className={`${parts.button} ${css.calendar}`}
            href={buildCalendarAddress(settings.grammar, event)}
            rel="nofollow"
          >
            <Icon name="calendar" /> Metti in calendario
          </a>
        )}
        <span className={css.tool}>
          <SaveButton id={event.id} title={event.title} type="event" />
        </span>
        <a className={`${parts.outline} ${css.tool}`} href={letter} {...mark(SHARE)}>
          <Icon name="share" />
          <span className={parts.hidden}>Condividi</span>
        </a>
      </div>
      {isVisitable && (
        <p className={list.place}>
          Un file per il calendario del telefono o del computer{hasHour(event) && ', con l’avviso un’ora prima'}.
        </p>
      )}
    </div>
  )
}

/** The day as large as it gets; the words among the facts say the same to readers by ear. */
function BigDay({ event, now }: { event: Event; now: Date }) {
  const start = new Date(event.startsAt)
  const { number, weekday, month } = describeGroupDay(start)
  const near = nameNearDay(start, now)
  return (
    <p className={css.day} aria-hidden="true">
      {near !== null && (
        <i className={agenda.near} {...mark(ITALIC, 'bodoni')}>
          {near}
        </i>
      )}
      <span className={agenda.moment}>
        <span className={agenda.number}>{number}</span>
        <span className={agenda.weekday}>
          <b>{weekday}</b> {month}
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
  const grammar = useGrammar()
  const links = [
    ...event.categories.map((category) => ({
      name: category.title,
      href: buildEventListAddress(grammar, { type: 'category', category }),
    })),
    ...event.tags.map(({ name, slug }) => ({ name, href: grammar.build({ type: 'tagEvents', slug, page: 1 }) })),
  ]
  if (links.length === 0) return null
  return (
    <nav aria-label="Argomenti">
      <ul className={story.tags}>
        <LinkItems links={links} />
      </ul>
    </nav>
  )
}

function Others({ event: { alsoOn, categories } }: { event: Event }) {
  const grammar = useGrammar()
  const { now } = useFrame()
  const [category] = categories
  if (alsoOn.length === 0) return null
  return (
    <section className={parts.width} aria-label="Altri eventi" data-print="no">
      <SectionHead
        name="Altri eventi"
        {...(category && {
          all: { name: category.title, href: buildEventListAddress(grammar, { type: 'category', category }) },
        })}
      />
      <EventCards events={alsoOn.slice(0, OTHERS_SHOWN)} when={(event) => describeDayAndStart(event, now)} />
    </section>
  )
}
