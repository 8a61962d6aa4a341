import { buildSiteAddress } from '@liberta/contracts/addresses/site-address'
import type { ObituaryList } from '@liberta/contracts/obituaries/obituary.schema'
import parts from '../design/parts.module.css'
import { useFrame } from '../layout/frame-context.ts'
import list from '../lists/list-page.module.css'
import { Pagination } from '../lists/Pagination.tsx'
import { nameDay } from '../wording/day-words.ts'
import { groupNotices } from './group-notices.ts'
import type { NoticeDay } from './group-notices.ts'
import css from './obituaries.module.css'
import { buildObituaryListAddress } from './obituary-address.ts'
import { ObituaryRow } from './ObituaryRow.tsx'
import { ObituarySearch } from './ObituarySearch.tsx'
import { Anniversaries, PublishNotice } from './ObituarySide.tsx'

/** The notices by day, search first; anniversaries stand beside them, but for a search, which shows all it found. */
export function ObituaryListPage({ content: { query, page, pages, total, obituaries } }: { content: ObituaryList }) {
  const aside = query === null ? obituaries.filter(({ kind }) => kind === 'anniversary') : []
  const listed = obituaries.filter((notice) => !aside.includes(notice))
  return (
    <div className={`${list.page} ${parts.width}`}>
      <h1 className={css.title}>
        Necrologie
        {page > 1 && <span className={list.pageNumber}> pagina {page}</span>}
      </h1>
      <p className={css.standfirst}>
        Gli annunci della città e della provincia, dal giorno stesso. In questa pagina non c’è pubblicità.
      </p>
      <ObituarySearch query={query} />
      <div className={css.columns}>
        <div className={css.main}>
          {query !== null && obituaries.length > 0 && <Found query={query} total={total} />}
          {obituaries.length === 0 && <NoNotices query={query} />}
          {groupNotices(listed).map((group) => (
            <DayOfNotices key={group.day} group={group} />
          ))}
        </div>
        <div className={css.side}>
          {aside.length > 0 && <Anniversaries notices={aside} />}
          <PublishNotice />
        </div>
      </div>
      <Pagination page={page} pages={pages} addressOf={(number) => buildObituaryListAddress(query, number)} />
    </div>
  )
}

function DayOfNotices({ group: { day, notices } }: { group: NoticeDay }) {
  const { now } = useFrame()
  const id = `giorno-${day}`
  return (
    <section className={css.day} aria-labelledby={id}>
      <div className={css.dayHead}>
        <h2 className={css.dayName} id={id}>
          <time dateTime={day}>{nameDay(new Date(`${day}T12:00:00Z`), now)}</time>
        </h2>
        <p>{countNotices(notices.length)}</p>
      </div>
      <ul>
        {notices.map((notice) => (
          <li className={css.row} key={notice.id}>
            <ObituaryRow notice={notice} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Found({ query, total }: { query: string; total: number }) {
  return (
    <p className={css.found}>
      {countNotices(total)} per «{query}». <a href={buildObituaryListAddress()}>Tutti gli annunci</a>
    </p>
  )
}

/** Nothing found, or no notices at all: a line of ink, a sentence, a way on. */
function NoNotices({ query }: { query: string | null }) {
  if (query === null) {
    return (
      <p className={list.empty}>
        In questi giorni non ci sono annunci.{' '}
        <a href={buildSiteAddress({ type: 'latest', page: 1 })}>Leggi le notizie</a>
      </p>
    )
  }
  return (
    <p className={list.empty}>
      Nessun annuncio per «{query}». Prova con il solo cognome, o{' '}
      <a href={buildObituaryListAddress()}>guardali tutti</a>
    </p>
  )
}

function countNotices(count: number): string {
  return count === 1 ? '1 annuncio' : `${count.toLocaleString('it-IT')} annunci`
}
