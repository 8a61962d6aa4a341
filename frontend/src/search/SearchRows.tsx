import { buildSiteAddress } from '@liberta/contracts/addresses/site-address'
import type { SearchScope } from '@liberta/contracts/addresses/site-address'
import type { EventTeaser } from '@liberta/contracts/events/event.schema'
import type { SearchParameters } from '@liberta/contracts/search/search-parameters.schema'
import type { SearchResults } from '@liberta/contracts/search/search-results.schema'
import type { ReactElement } from 'react'
import card from '../cards/card.module.css'
import { StoryCard } from '../cards/StoryCard.tsx'
import { writeDays, writeHours } from '../events/describe-when.ts'
import list from '../lists/list-page.module.css'
import { MediaCard } from '../multimedia/MediaCard.tsx'
import { NoPhoto, Photo } from '../pictures/Photo.tsx'
import { SaveButton } from '../saved/SaveButton.tsx'
import { addressOfSearch, keepText } from './change-search.ts'
import { SEARCH_SCOPES } from './search-scope.table.ts'
import css from './search-page.module.css'
import { writeNumber } from './search-words.ts'

interface Row {
  id: number
  show: ReactElement
}

/** What was found, each as the list that it comes from shows it: picture beside words. */
export function ResultRows({ results, now }: { results: SearchResults; now: Date }) {
  return (
    <ol className={list.rows}>
      {rowsOf(results, 2, now).map(({ id, show }) => (
        <li className={list.row} key={id}>
          {show}
        </li>
      ))}
    </ol>
  )
}

function rowsOf(results: SearchResults, level: 2 | 3, now: Date): Row[] {
  switch (results.kind) {
    case 'story':
      return results.stories.map((story) => ({
        id: story.id,
        show: <StoryCard story={story} size="S" place="row" level={level} now={now} described />,
      }))
    case 'multimedia':
      return results.items.map((item) => ({
        id: item.id,
        show: <MediaCard item={item} size="S" place="row" level={level} now={now} />,
      }))
    case 'event':
      return results.events.map((event) => ({ id: event.id, show: <EventRow event={event} level={level} /> }))
  }
}

function EventRow({ event, level }: { event: EventTeaser; level: 2 | 3 }) {
  const Heading = `h${level}` as const
  const { slug, id, title, picture, categories, location } = event
  const facts = [writeHours(event), location?.name, location?.town].filter(Boolean)
  return (
    <article className={`${card.card} ${card.s}`}>
      <div className={card.photo}>
        {picture === null ? <NoPhoto /> : <Photo picture={picture} place="row" decorative />}
      </div>
      <div className={card.words}>
        <p className={card.label} data-tint="gutturnio">
          {categories[0]?.title ?? 'Eventi'}
        </p>
        <Heading className={card.title}>
          <a className={card.link} href={buildSiteAddress({ type: 'event', slug, id })}>
            {title}
          </a>
        </Heading>
        <p className={card.byline}>
          <time dateTime={event.startsAt}>{writeDays(event)}</time>
        </p>
        <p className={card.meta}>
          <span>{facts.join(', ')}</span>
          <SaveButton id={id} type="event" />
        </p>
      </div>
    </article>
  )
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
            <ul>
              {rowsOf(results, 3, now)
                .slice(0, BESIDE)
                .map(({ id, show }) => (
                  <li key={id}>{show}</li>
                ))}
            </ul>
            {results.total > BESIDE && (
              <p className={css.all}>
                <a href={addressOfSearch(scope, keepText(search))} rel="nofollow">
                  {scope === 'events' ? 'Tutti gli' : 'Tutti i'} {writeNumber(results.total)} {many}
                </a>
              </p>
            )}
          </section>
        )
      })}
    </div>
  )
}
