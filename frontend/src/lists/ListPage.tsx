import type { StoryList, StoryListSubject } from '@liberta/contracts/stories/story-list.schema'
import type { StoryTeaser } from '@liberta/contracts/stories/story.schema'
import { Fragment } from 'react'
import type { ReactNode } from 'react'
import { GuideAd } from '../ads/HouseAds.tsx'
import { RowBanners } from '../ads/RowBanners.tsx'
import { StoryCard } from '../cards/StoryCard.tsx'
import { Marker } from '../brand/Nameplate.tsx'
import { CourseRow } from '../courses/CourseRow.tsx'
import parts from '../design/parts.module.css'
import { useFrame } from '../layout/frame-context.ts'
import { Photo } from '../pictures/Photo.tsx'
import { layList } from './lay-list.ts'
import css from './list-page.module.css'
import { MostRead } from './MostRead.tsx'
import { nameOfSubject } from './name-of-subject.ts'
import { Pagination } from './Pagination.tsx'

interface ListPageProps {
  list: StoryList
  addressOf: (page: number) => string
  /** Where the page is more than its list: a name and a few words of its own. */
  own?: { name: string; words: string | null }
  /** What follows the list. */
  children?: ReactNode
}

/** A list of stories: a section, a tag, a journalist, the latest. Page 1 of a section opens with courses. */
export function ListPage({ list, addressOf, own, children }: ListPageProps) {
  const { now } = useFrame()
  const { courses, listed } = layList(list)
  // The list under the courses counts as one row, for banners that stand between rows.
  const rows = courses.length + (listed.length > 0 ? 1 : 0)
  return (
    <div className={`${css.page} ${parts.width}`}>
      <ListHead subject={list.subject} page={list.page} own={own} />
      {list.stories.length === 0 && <NoStories />}
      {courses.map((row, index) => (
        <Fragment key={index}>
          <CourseRow course={row} level={2} now={now} eager={index === 0} asides={{ 'ad-guide': <GuideAd /> }} />
          <RowBanners after={index + 1} of={rows} />
        </Fragment>
      ))}
      {listed.length > 0 && <Rows stories={listed} now={now} />}
      {rows > courses.length && <RowBanners after={rows} of={rows} />}
      <Pagination page={list.page} pages={list.pages} addressOf={addressOf} />
      {children}
    </div>
  )
}

function Rows({ stories, now }: { stories: readonly StoryTeaser[]; now: Date }) {
  const { mostRead } = useFrame()
  return (
    <div className={css.columns}>
      <ol className={css.rows}>
        {stories.map((story) => (
          <li className={css.row} key={story.id}>
            <StoryCard story={story} size="S" place="row" level={2} now={now} described />
          </li>
        ))}
      </ol>
      {mostRead.length > 0 && (
        <div className={css.rail}>
          <MostRead stories={mostRead.slice(0, 5)} />
        </div>
      )}
    </div>
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

type ListHeadProps = { subject: StoryListSubject; page: number; own: ListPageProps['own'] }

function ListHead({ subject, page, own }: ListHeadProps) {
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
        {subject.type === 'section' && subject.section.subsections.length > 0 && (
          <nav aria-label={`In ${subject.section.name}`}>
            <ul className={css.links}>
              {subject.section.subsections.map(({ id, name, path }) => (
                <li key={id}>
                  <a href={`/news/${path}`}>{name}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </header>
  )
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
