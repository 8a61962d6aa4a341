import { useGrammar } from '../../page-definition/frame-context.ts'
import type { SearchScope } from '@liberta/addresses/site-address'
import type { EventTeaser } from '@liberta/contracts/events/event.schema'
import { isOver, lastDayOf } from '@liberta/contracts/events/find-event-end'
import type { SearchParameters } from '@liberta/contracts/search/search-parameters.schema'
import type { SearchResults } from '@liberta/contracts/search/search-results.schema'
import { dayInRome } from '@liberta/italian/italian-date'
import type { ReactElement } from 'react'
import { writeDays, writeHours } from '../../components/events/describe-when.ts'
import { EventCard } from '../../components/events/EventCard.tsx'
import { UnderWay } from '../../components/events/UnderWay.tsx'
import { StoryRow } from '../../components/lists/StoryRow.tsx'
import { MediaCard } from '../../components/media/MediaCard.tsx'
import { addressOfSearch, keepText } from './change-search.ts'
import { SEARCH_SCOPES } from './search-scope.table.ts'
import css from './search-page.module.css'
import { firstDaySought, writeAll } from './search-words.ts'

interface Row {
  id: number
  show: ReactElement
}

/**
 * What was found, each as the list that it comes from shows it: picture beside words. Events that began before the days asked for and go on
 * stand last, under a head of their own.
 */
export function ResultRows({ results, search, now }: { results: SearchResults; search: SearchParameters; now: Date }) {
  if (results.kind !== 'event') return <Rows rows={rowsOf(results, 2, now)} ruled={results.kind === 'story'} />
  const since = firstDaySought(search, now)
  const goesOn = (event: EventTeaser) =>
    !isOver(event, now) && dayInRome(new Date(event.startsAt)) < since && dayInRome(lastDayOf(event)) >= since
  const others = results.events.filter((event) => !goesOn(event))
  return (
    <>
      {others.length > 0 && <Rows rows={rowsOf({ ...results, events: others }, 2, now)} />}
      <UnderWay events={results.events.filter(goesOn)} now={now} />
    </>
  )
}

/** Rows of a long list of stories bring their rules along. */
function Rows({ rows, ruled = false }: { rows: readonly Row[]; ruled?: boolean }) {
  return (
    <ol className={ruled ? undefined : css.rows}>
      {rows.map(({ id, show }) => (
        <li key={id}>{show}</li>
      ))}
    </ol>
  )
}

function rowsOf(results: SearchResults, level: 2 | 3, now: Date): Row[] {
  switch (results.kind) {
    case 'story':
      return results.stories.map((story) => ({
        id: story.id,
        show: <StoryRow story={story} level={level} now={now} dated described />,
      }))
    case 'multimedia':
      return results.items.map((item) => ({
        id: item.id,
        show: <MediaCard item={item} size="S" place="listed" level={level} now={now} />,
      }))
    case 'event':
      return results.events.map((event) => ({
        id: event.id,
        show: <EventCard event={event} when={describeDays(event)} level={level} />,
      }))
  }
}

/** 'Sabato 21 novembre 2026, ore 20.30'. */
function describeDays(event: EventTeaser): string {
  const hours = writeHours(event)
  return hours === null ? writeDays(event) : `${writeDays(event)}, ${hours.charAt(0).toLowerCase()}${hours.slice(1)}`
}

/** Rows of each of the strips beside the stories. */
const BESIDE = 3
const SCOPE_OF_KIND = { story: 'news', multimedia: 'teleliberta', event: 'events' } as const satisfies Record<
  SearchResults['kind'],
  SearchScope
>

/** What else the site has for the same words: a few videos, a few events, and the way to all of them. */
export function FoundBeside({
  beside,
  search,
  now,
}: {
  beside: readonly SearchResults[]
  search: SearchParameters
  now: Date
}) {
  const grammar = useGrammar()
  if (beside.length === 0) return null
  return (
    <div className={css.beside}>
      {beside.map((results) => {
        const scope = SCOPE_OF_KIND[results.kind]
        const { tab, many } = SEARCH_SCOPES[scope]
        return (
          <section key={results.kind} aria-labelledby={`trovati-${scope}`}>
            <h2 className={css.name} id={`trovati-${scope}`}>
              {tab}
            </h2>
            <ul className={css.rows}>
              {rowsOf(results, 3, now)
                .slice(0, BESIDE)
                .map(({ id, show }) => (
                  <li key={id}>{show}</li>
                ))}
            </ul>
            {results.total > BESIDE && (
              <p className={css.all}>
                <a href={addressOfSearch(grammar, scope, keepText(search))} rel="nofollow">
                  {`Tutti ${writeAll(results.total)} ${many}`}
                </a>
              </p>
            )}
          </section>
        )
      })}
    </div>
  )
}
