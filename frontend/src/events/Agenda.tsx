import type { EventTeaser } from '@liberta/contracts/events/event.schema'
import { writeDay } from '@liberta/contracts/wording/italian-date'
import { Fragment } from 'react'
import { RowBanners } from '../ads/RowBanners.tsx'
import parts from '../design/parts.module.css'
import band from '../front/events-band.module.css'
import { nameNearDay } from '../wording/day-words.ts'
import { describeEnd, describeGroupDay, describeStart } from './describe-when.ts'
import { EventCards } from './EventCards.tsx'
import css from './events.module.css'
import { groupEvents } from './group-events.ts'
import type { EventDay } from './group-events.ts'

/**
 * Events under the days on which they begin. What began before today and goes on comes last; first where one looks for its
 * kind, as for exhibitions.
 */
export function Agenda({
  events,
  now,
  underWayFirst = false,
}: {
  events: readonly EventTeaser[]
  now: Date
  underWayFirst?: boolean
}) {
  const { days, underWay } = groupEvents(events, now)
  const goingOn = underWay.length > 0 ? [<UnderWay key="in-corso" events={underWay} now={now} />] : []
  const dated = days.map((day) => <DayGroup key={day.day} group={day} now={now} />)
  const groups = underWayFirst ? [...goingOn, ...dated] : [...dated, ...goingOn]
  return groups.map((group, index) => (
    <Fragment key={group.key}>
      {group}
      <RowBanners after={index + 1} of={groups.length} />
    </Fragment>
  ))
}

function UnderWay({ events, now }: { events: readonly EventTeaser[]; now: Date }) {
  return (
    <section className={css.group} aria-labelledby="in-corso">
      <h2 className={css.underWay} id="in-corso">
        In corso
      </h2>
      <EventCards events={events} when={(event) => describeEnd(event, now)} />
    </section>
  )
}

function DayGroup({ group: { day, events }, now }: { group: EventDay; now: Date }) {
  const noon = new Date(`${day}T12:00:00Z`)
  const { number, weekday, month } = describeGroupDay(noon, now)
  const near = nameNearDay(noon, now)
  const id = `giorno-${day}`
  return (
    <section className={css.group} aria-labelledby={id}>
      <h2 className={band.when} id={id}>
        <time dateTime={day}>
          <span className={parts.hidden}>{near === null ? writeDay(noon) : `${near}, ${writeDay(noon)}`}</span>
          <span className={band.moment} aria-hidden="true">
            <span className={band.day}>{number}</span>
            <span className={band.hour}>
              {weekday} <br />
              {month}
            </span>
          </span>
        </time>
      </h2>
      <EventCards events={events} when={describeStart} />
    </section>
  )
}
