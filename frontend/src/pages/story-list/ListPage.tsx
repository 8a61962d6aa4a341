import type { AddressGrammar } from '@liberta/addresses/address-grammar'
import { buildSectionAddress } from '@liberta/addresses/site-address'
import { buildListTopic } from '@liberta/contracts/live/live-topic'
import type { StoryList, StoryListSubject } from '@liberta/contracts/stories/story-list.schema'
import type { StoryTeaser } from '@liberta/contracts/stories/story.schema'
import { writeDay, writeDayOfYear } from '@liberta/italian/italian-date'
import { Fragment } from 'react'
import type { ReactNode } from 'react'
import { GuideAd } from '../../components/ads/HouseAds.tsx'
import { RowBanners } from '../../components/ads/RowBanners.tsx'
import { Marker } from '../../components/brand/Nameplate.tsx'
import type { RowCell } from '../../components/rows/compose-rows.ts'
import { CardRow } from '../../components/rows/CardRow.tsx'
import parts from '../../styles/parts.module.css'
import { ITALIC, mark } from '../../browser/support/selectors.ts'
import { useFrame, useGrammar } from '../../page-definition/frame-context.ts'
import { Photo } from '../../components/pictures/Photo.tsx'
import { addressOfPage } from '../../page-definition/addresses/text-place.table.ts'
import { nameNearDay } from '@liberta/italian/day-words'
import { groupRows, hasFullDays } from './group-rows.ts'
import type { DayOfRows } from './group-rows.ts'
import { keyOfList, layList, nameOfSubject } from './lay-list.ts'
import { isAdvertised } from '../../settings/third-parties.ts'
import css from '../../components/lists/list-page.module.css'
import { ListMostRead, ListStations } from './ListRail.tsx'
import type { OpinionBands as Bands } from './load-opinion-bands.ts'
import { COLUMNISTS_ID, OpinionBands } from './OpinionBands.tsx'
import { OpinionRows } from './OpinionRows.tsx'
import { NewsLine } from '../../components/live/NewsLine.tsx'
import { Pagination } from '../../components/pagination/Pagination.tsx'
import { StoryRow } from '../../components/lists/StoryRow.tsx'
import { LinkItems } from '../../components/links/LinkItems.tsx'

/** Rows of a list that count as one row of the page, for banners and for what stands between rows on narrow windows. */
const CHUNK = 10
/** One standfirst in so many rows. */
const DESCRIBED = 3

interface ListPageProps {
  list: StoryList
  addressOf: (page: number) => string
  /** Where the page is more than its list: a name and a few words of its own. */
  own?: { name: string; words: string | null }
  /** Whether open pages are told what is new of it: of what stands in the place of a list nobody tells. */
  hasNewsLine?: boolean
  /** What follows the opinions that a section opens with. */
  bands?: Bands | null
  /** What follows the list. */
  children?: ReactNode
}

/** A list of stories: a section, a tag, a journalist, the latest. Page 1 of a section opens with rows. */
export function ListPage({ list, addressOf, own, hasNewsLine = true, bands = null, children }: ListPageProps) {
  const { now, settings } = useFrame()
  const { opinions, rows, listed } = layList(list, isAdvertised(settings))
  const above = rows.length + (opinions.length > 0 ? 1 : 0)
  const closed = rows.flatMap(({ cells }, index) => (cells.some(holdsAdvertisement) ? [index + 1] : []))
  return (
    <div className={`${css.page} ${parts.width}`}>
      {hasNewsLine && list.page === 1 && (
        <NewsLine pulled topic={buildListTopic(keyOfList(list))} shown={{ stories: list.stories }} />
      )}
      <ListHead subject={list.subject} page={list.page} own={own} bands={bands} />
      {list.stories.length === 0 && <NoStories />}
      {opinions.length > 0 && <OpinionRows stories={opinions} now={now} />}
      {bands !== null && <OpinionBands bands={bands} />}
      {rows.map((row, index) => (
        <Fragment key={index}>
          <CardRow row={row} level={2} now={now} eager={index === 0} asides={{ 'ad-guide': <GuideAd /> }} />
          <RowBanners after={index + 1} of={above + countChunks(listed)} closed={closed} />
        </Fragment>
      ))}
      {listed.length > 0 && (
        <Rows stories={listed} above={above} closed={closed} advertised={rows.length === 0} now={now} />
      )}
      <Pagination by="time" page={list.page} pages={list.pages} addressOf={addressOf} />
      {children}
    </div>
  )
}

const holdsAdvertisement = ({ aside }: RowCell<StoryTeaser>) => aside?.startsWith('ad-') ?? false
const countChunks = (stories: readonly StoryTeaser[]) => Math.ceil(stories.length / CHUNK)

interface RowsProps {
  stories: readonly StoryTeaser[]
  /** Rows of the page over the list. */
  above: number
  closed: readonly number[]
  /** Whether the column has room for a 300 × 600: rows above have their own. */
  advertised: boolean
  now: Date
}

/** The list beside its column of stations; on narrow windows the most read stand after the first rows, the others at the end. */
function Rows({ stories, above, closed, advertised, now }: RowsProps) {
  const chunks = countChunks(stories)
  const chunk = (index: number) => (
    <Fragment key={index}>
      <Chunk stories={stories} from={index * CHUNK} now={now} />
      <RowBanners after={above + index + 1} of={above + chunks} closed={closed} />
    </Fragment>
  )
  return (
    <div className={css.columns}>
      <div className={css.first}>{chunk(0)}</div>
      <ListMostRead />
      <div className={css.rest}>{Array.from({ length: chunks - 1 }, (_, index) => chunk(index + 1))}</div>
      <ListStations advertised={advertised} />
    </div>
  )
}

function Chunk({ stories, from, now }: { stories: readonly StoryTeaser[]; from: number; now: Date }) {
  const isHeaded = hasFullDays(stories)
  return groupRows(stories, from, from + CHUNK).map((day) => (
    <Fragment key={day.day}>
      {isHeaded && !day.continues && <DayHead day={day} isFirst={day.stories[0]?.place === 1} now={now} />}
      <ol start={day.stories[0]?.place}>
        {day.stories.map(({ story, place }) => (
          <li key={story.id}>
            <StoryRow
              story={story}
              level={isHeaded ? 3 : 2}
              now={now}
              dated={!isHeaded}
              described={place % DESCRIBED === 1}
            />
          </li>
        ))}
      </ol>
    </Fragment>
  ))
}

/** The head where the day changes: «*Ieri* venerdì 20 novembre»; over today's first rows it is for readers by ear alone. */
function DayHead({ day: { instant }, isFirst, now }: { day: DayOfRows; isFirst: boolean; now: Date }) {
  const near = nameNearDay(instant, now)
  const sameYear = writeDay(instant).slice(-4) === writeDay(now).slice(-4)
  const date = (sameYear ? writeDayOfYear : writeDay)(instant)
  return (
    <h2 className={isFirst && near === 'Oggi' ? parts.hidden : css.day}>
      {near === null ? (
        date
      ) : (
        <>
          <em {...mark(ITALIC, 'bodoni')}>{near}</em> {date.charAt(0).toLowerCase() + date.slice(1)}
        </>
      )}
    </h2>
  )
}

/** An empty list: a line of ink, a sentence, a way on. */
export function NoStories() {
  return (
    <p className={css.empty}>
      Qui non c’è ancora nessuna notizia. <a href="/news/latest">Leggi le ultime</a>
    </p>
  )
}

type ListHeadProps = { subject: StoryListSubject; page: number; own: ListPageProps['own']; bands: Bands | null }

function ListHead({ subject, page, own, bands }: ListHeadProps) {
  const grammar = useGrammar()
  const links = linksOf(grammar, subject, bands)
  return (
    <header className={css.head}>
      {subject.type === 'journalist' && subject.journalist.picture !== null && (
        <div className={css.face}>
          <Photo picture={subject.journalist.picture} place="face" />
        </div>
      )}
      <div className={css.words}>
        <h1 className={css.name}>
          <Marker className={css.marker} />
          {own?.name ?? nameOfSubject(subject)}
          {page > 1 && <span className={css.pageNumber}> pagina {page}</span>}
        </h1>
        {own?.words && <p className={css.biography}>{own.words}</p>}
        {subject.type === 'journalist' && <Person journalist={subject.journalist} />}
        {links.length > 0 && (
          <nav aria-label={`In ${nameOfSubject(subject)}`}>
            <ul className={css.links}>
              <LinkItems links={links} />
            </ul>
          </nav>
        )}
      </div>
    </header>
  )
}

/** The way down from a section: to what lies below it, and of the opinions to who writes and to the readers' letters. */
function linksOf(
  grammar: AddressGrammar,
  subject: StoryListSubject,
  bands: Bands | null,
): { name: string; href: string }[] {
  const below = subject.type === 'section' ? subject.section.subsections : []
  return [
    ...below.map(({ name, path }) => ({ name, href: buildSectionAddress(grammar, path) })),
    ...(bands !== null && bands.columnists.length > 0 ? [{ name: 'Le firme', href: `#${COLUMNISTS_ID}` }] : []),
    ...(bands === null ? [] : [{ name: 'Lettere al direttore', href: addressOfPage(grammar, 'letterToEditor') }]),
  ]
}

type Person = Extract<StoryListSubject, { type: 'journalist' }>['journalist']

function Person({ journalist }: { journalist: Person }) {
  return (
    <>
      {journalist.role !== null && <p className={css.role}>{journalist.role}</p>}
      {journalist.biography !== null && <p className={css.biography}>{journalist.biography}</p>}
    </>
  )
}
