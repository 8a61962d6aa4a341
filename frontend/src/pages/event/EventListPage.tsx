import type { AddressGrammar } from '@liberta/addresses/address-grammar'
import type { EventCategory, EventList } from '@liberta/contracts/events/event.schema'
import type { FilterValue } from '@liberta/contracts/search/search-results.schema'
import { Marker } from '../../components/brand/Nameplate.tsx'
import parts from '../../styles/parts.module.css'
import { useFrame, useGrammar } from '../../page-definition/frame-context.ts'
import { Breadcrumbs } from '../../components/links/LinkItems.tsx'
import list from '../../components/lists/list-page.module.css'
import { Pagination } from '../../components/pagination/Pagination.tsx'
import { SearchBox } from '../../components/search-box/SearchBox.tsx'
import tabs from '../../components/lists/tabs.module.css'
import { Agenda } from './Agenda.tsx'
import {
  buildAgendaAddress,
  buildAgendaSearch,
  buildSubjectSearch,
  buildEventListAddress,
  buildTomorrowSearch,
  buildZoneSearch,
  nameOfEventList,
} from '../../page-definition/addresses/event-address.ts'
import { breadcrumbsOfEventList } from './event-breadcrumbs.ts'
import css from './agenda.module.css'

/** What a page of the agenda is made of. */
export interface EventListContent {
  list: EventList
  /** Empty where they cannot be had now. */
  categories: EventCategory[]
  /** Where there is something on; empty where that cannot be had now. */
  zones: FilterValue[]
}

/** The agenda, or what it holds of one category, type or tag: by day, with ways to the other days, kinds and places. */
export function EventListPage({ content }: { content: EventListContent }) {
  const grammar = useGrammar()
  const { now } = useFrame()
  const { subject, page, pages, events } = content.list
  return (
    <div className={`${list.page} ${parts.width}`}>
      {subject.type !== 'upcoming' && <Breadcrumbs steps={breadcrumbsOfEventList(grammar, subject)} />}
      <header className={`${list.head} ${css.top}`}>
        <div className={list.words}>
          <h1 className={list.name}>
            <Marker className={list.marker} />
            {nameOfEventList(subject)}
            {page > 1 && <span className={list.pageNumber}> pagina {page}</span>}
          </h1>
        </div>
        <Line
          name="Quando"
          links={linksToDays(grammar, subject, now)}
          current={buildEventListAddress(grammar, subject)}
        />
      </header>
      <AgendaLines content={content} />
      {events.length === 0 ? <NoEvents subject={subject} /> : <Agenda list={content.list} now={now} />}
      <Pagination page={page} pages={pages} addressOf={(number) => buildEventListAddress(grammar, subject, number)} />
      <div className={css.foot}>
        <SearchBox action={buildAgendaSearch(grammar, null)} label="Cerca un evento" />
        <a className={parts.outline} href={buildReportAddress(grammar)}>
          Segnala un evento
        </a>
      </div>
    </div>
  )
}

function buildReportAddress(grammar: AddressGrammar): string {
  return grammar.build({ type: 'fixed', name: 'eventReport', page: 1, query: {} })
}

interface LineLink {
  name: string
  href: string
}

function linksToDays(grammar: AddressGrammar, subject: EventList['subject'], now: Date): LineLink[] {
  return [
    { name: 'Tutti i giorni', href: buildAgendaAddress(grammar) },
    { name: 'Oggi', href: buildAgendaSearch(grammar, 'oggi') },
    { name: 'Domani', href: buildTomorrowSearch(grammar, now) },
    { name: 'Fine settimana', href: buildAgendaSearch(grammar, 'fine-settimana') },
    { name: 'Un giorno…', href: `${buildSubjectSearch(grammar, subject)}#filtri` },
  ]
}

/** What and where: lines of words; the one that is chosen says so. */
function AgendaLines({ content: { list: events, categories, zones } }: { content: EventListContent }) {
  const grammar = useGrammar()
  const current = buildEventListAddress(grammar, events.subject)
  const all = buildAgendaAddress(grammar)
  const kinds = categories.map((category) => ({
    name: category.title,
    href: buildEventListAddress(grammar, { type: 'category', category }),
  }))
  const places = zones.map(({ value, label }) => ({ name: label, href: buildZoneSearch(grammar, value) }))
  return (
    <div className={css.lines}>
      {kinds.length > 0 && <Line name="Che cosa" links={[{ name: 'Tutto', href: all }, ...kinds]} current={current} />}
      {places.length > 0 && <Line name="Dove" links={[{ name: 'Ovunque', href: all }, ...places]} current={all} />}
    </div>
  )
}

function Line({ name, links, current }: { name: string; links: readonly LineLink[]; current: string }) {
  return (
    <nav className={css.line} aria-label={name}>
      <ul className={tabs.tabs}>
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href} aria-current={link.href === current ? 'true' : undefined}>
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
  const grammar = useGrammar()
  return (
    <p className={list.empty}>
      {subject.type === 'upcoming' ? (
        <>
          L’agenda è ancora vuota. <a href={buildReportAddress(grammar)}>Segnala il primo evento</a>
        </>
      ) : (
        <>
          Qui per ora non c’è nulla in programma. <a href={buildAgendaAddress(grammar)}>Guarda tutta l’agenda</a>
        </>
      )}
    </p>
  )
}
