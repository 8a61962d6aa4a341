import { ITALIC, mark } from '../../browser/support/selectors.ts'
import type { EventList } from '@liberta/contracts/events/event.schema'
import { dayInRome } from '@liberta/italian/italian-date'
import { Fragment } from 'react'
import { RowBanners } from '../../components/ads/RowBanners.tsx'
import parts from '../../styles/parts.module.css'
import { nameDay, nameNearDay } from '@liberta/italian/day-words'
import css from './agenda.module.css'
import { describeGroupDay, describeStart, describeToday } from '../../components/events/describe-when.ts'
import { EventCard } from '../../components/events/EventCard.tsx'
import { groupEvents } from './group-events.ts'
import type { EventDay } from './group-events.ts'
import { planAgenda } from './plan-agenda.ts'
import type { AgendaRow } from './plan-agenda.ts'
import { UnderWay } from '../../components/events/UnderWay.tsx'

/** Events under the days on which they begin, today first; what began before today and goes on comes last. */
export function Agenda({ list, now }: { list: Pick<EventList, 'events' | 'page' | 'pages'>; now: Date }) {
  const { days, underWay } = groupEvents(list.events, now)
  // Another page may have more of it.
  const isTodayWhole = list.page === 1 && (list.pages === 1 || days.length > 1)
  const rows = planAgenda(days, dayInRome(now))
  const all = rows.length + (underWay.length > 0 ? 1 : 0)
  return (
    <>
      {rows.map((row, index) => (
        <Fragment key={row.days[0].day}>
          <Row row={row} isTodayWhole={isTodayWhole} now={now} />
          <RowBanners after={index + 1} of={all} />
        </Fragment>
      ))}
      <UnderWay events={underWay} now={now} />
    </>
  )
}

function Row({ row, isTodayWhole, now }: { row: AgendaRow; isTodayWhole: boolean; now: Date }) {
  if (row.form === 'today') return <Today day={row.days[0]} isWhole={isTodayWhole} now={now} />
  return (
    <div className={css.row} data-form={row.form === 'pair' ? row.wide : row.form}>
      {row.days.map((day) => (
        <DayGroup key={day.day} day={day} full={row.form === 'full'} now={now} />
      ))}
    </div>
  )
}

/** «Oggi» over its numeral, how many events there are, then the first one large and the others in two columns. */
function Today({ day: { day, events }, isWhole, now }: { day: EventDay; isWhole: boolean; now: Date }) {
  const noon = new Date(`${day}T12:00:00Z`)
  const { number, weekday, month } = describeGroupDay(noon)
  const [first, ...others] = events
  const count = isWhole ? describeToday(events) : null
  const columns = [0, 1]
    .map((side) => others.filter((_, index) => index % 2 === side))
    .filter((column) => column.length > 0)
  return (
    <section className={css.today} aria-labelledby="oggi">
      <div className={css.when}>
        <h2 id="oggi">
          <time dateTime={day}>
            <span className={parts.hidden}>{nameDay(noon, now)}</span>
            <span className={css.moment} aria-hidden="true">
              <i className={css.near} {...mark(ITALIC, 'bodoni')}>
                Oggi
              </i>
              <span className={css.number}>{number}</span>
              <span className={css.weekday}>
                <b>{weekday}</b> {month}
              </span>
            </span>
          </time>
        </h2>
        {count !== null && <p className={css.count}>{count}</p>}
      </div>
      <div className={css.columns} data-alone={others.length === 0 ? '' : undefined}>
        {first && (
          <div className={css.column}>
            <EventCard
              event={first}
              when={describeStart(first)}
              size={others.length === 0 ? 'wide' : 'L'}
              place="four"
            />
          </div>
        )}
        {columns.map((column, index) => (
          <ul className={css.column} key={index}>
            {column.map((event, place) => (
              <li key={event.id}>
                <EventCard event={event} when={describeStart(event)} bare={place > 0} />
              </li>
            ))}
          </ul>
        ))}
      </div>
    </section>
  )
}

/** A day under its 3 px: numeral over the weekday, then its events; of a quiet day's two the second is words alone. */
function DayGroup({ day: { day, events }, full, now }: { day: EventDay; full: boolean; now: Date }) {
  const noon = new Date(`${day}T12:00:00Z`)
  const { number, weekday, month } = describeGroupDay(noon)
  const near = nameNearDay(noon, now)
  const id = `giorno-${day}`
  return (
    <section className={css.day} aria-labelledby={id}>
      <h2 className={css.when} id={id}>
        <time dateTime={day}>
          <span className={parts.hidden}>{nameDay(noon, now)}</span>
          <span aria-hidden="true">
            <span className={css.number}>{number}</span>
            <span className={css.weekday}>
              <b>{near ?? weekday}</b> {near === null ? month : weekday.toLowerCase()}
            </span>
          </span>
        </time>
      </h2>
      <ul>
        {events.map((event, place) => (
          <li key={event.id}>
            <EventCard event={event} when={describeStart(event)} place="agendaDay" bare={!full && place > 0} />
          </li>
        ))}
      </ul>
    </section>
  )
}
