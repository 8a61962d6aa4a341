import { buildSiteAddress } from '@liberta/contracts/addresses/site-address'
import type { EventCategory, EventList } from '@liberta/contracts/events/event.schema'
import { Marker } from '../brand/Nameplate.tsx'
import parts from '../design/parts.module.css'
import { useFrame } from '../layout/frame-context.ts'
import { Trail } from '../layout/Trail.tsx'
import list from '../lists/list-page.module.css'
import { Pagination } from '../lists/Pagination.tsx'
import { SearchBox } from '../search/SearchBox.tsx'
import { Agenda } from './Agenda.tsx'
import { buildAgendaAddress, buildAgendaSearch, buildEventListAddress, nameOfEventList } from './event-address.ts'
import { trailOfEventList } from './event-trail.ts'
import css from './events.module.css'

/** What a page of the agenda is made of. */
export interface EventListContent {
  list: EventList
  /** Empty where they cannot be had now. */
  categories: EventCategory[]
}

/** The agenda, or what it holds of one category, type or tag: by day, with ways to the other days and categories. */
export function EventListPage({ content: { list: events, categories } }: { content: EventListContent }) {
  const { now } = useFrame()
  const { subject, page, pages } = events
  return (
    <div className={`${list.page} ${parts.width}`}>
      {subject.type !== 'upcoming' && <Trail steps={trailOfEventList(subject)} />}
      <header className={list.head}>
        <div className={list.words}>
          <h1 className={list.name}>
            <Marker className={list.marker} />
            {nameOfEventList(subject)}
            {page > 1 && <span className={list.pageNumber}> pagina {page}</span>}
          </h1>
          <AgendaLinks categories={categories} current={buildEventListAddress(subject)} />
        </div>
        <div className={css.search}>
          <SearchBox action={buildAgendaSearch(null)} label="Cerca un evento" />
        </div>
      </header>
      {events.events.length === 0 ? (
        <NoEvents subject={subject} />
      ) : (
        <Agenda events={events.events} now={now} underWayFirst={subject.type !== 'upcoming'} />
      )}
      <Pagination page={page} pages={pages} addressOf={(number) => buildEventListAddress(subject, number)} />
    </div>
  )
}

function AgendaLinks({ categories, current }: { categories: readonly EventCategory[]; current: string }) {
  const days = [
    { name: 'Oggi', href: buildAgendaSearch('oggi') },
    { name: 'Fine settimana', href: buildAgendaSearch('fine-settimana') },
    { name: 'Tutti i giorni', href: buildAgendaAddress() },
    { name: 'Segnala un evento', href: buildSiteAddress({ type: 'fixed', name: 'eventReport', page: 1, query: {} }) },
  ]
  const kinds = categories.map((category) => ({
    name: category.title,
    href: buildEventListAddress({ type: 'category', category }),
  }))
  return (
    <>
      <Links name="Agenda" links={days} current={current} />
      {kinds.length > 0 && <Links name="Categorie" links={kinds} current={current} />}
    </>
  )
}

function Links({ name, links, current }: { name: string; links: { name: string; href: string }[]; current: string }) {
  return (
    <nav className={css.links} aria-label={name}>
      <ul className={list.links}>
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href} aria-current={link.href === current ? 'page' : undefined}>
              {link.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** An empty agenda: a line of ink, a sentence, a way on. */
function NoEvents({ subject }: { subject: EventList['subject'] }) {
  const report = buildSiteAddress({ type: 'fixed', name: 'eventReport', page: 1, query: {} })
  return (
    <p className={list.empty}>
      {subject.type === 'upcoming' ? (
        <>
          L’agenda è ancora vuota. <a href={report}>Segnala il primo evento</a>
        </>
      ) : (
        <>
          Qui per ora non c’è nulla in programma. <a href={buildAgendaAddress()}>Guarda tutta l’agenda</a>
        </>
      )}
    </p>
  )
}
