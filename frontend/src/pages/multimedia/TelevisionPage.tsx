import type { AddressGrammar } from '@liberta/addresses/address-grammar'
import type { MultimediaList, MultimediaTeaser } from '@liberta/contracts/multimedia/multimedia.schema'
import type { Programme } from '@liberta/contracts/multimedia/programme.schema'
import { EMPTY_SEARCH, LONGEST_SEARCH } from '@liberta/contracts/search/search-parameters.schema'
import card from '../../components/cards/card.module.css'
import rowCss from '../../components/rows/row.module.css'
import parts from '../../styles/parts.module.css'
import { SectionHead } from '../../components/section-head/SectionHead.tsx'
import { TelevisionBand } from '../../components/media/TelevisionBand.tsx'
import type { FrontClip } from '@liberta/contracts/fronts/front.schema'
import { useFrame, useGrammar } from '../../page-definition/frame-context.ts'
import list from '../../components/lists/list-page.module.css'
import { Pagination } from '../../components/pagination/Pagination.tsx'
import { NoPhoto, Photo } from '../../components/pictures/Photo.tsx'
import { nameSeries } from '../../components/media/describe-media.ts'
import { MediaHead } from './FolderPage.tsx'
import { layMedia } from './lay-media.ts'
import { MediaRows } from './MediaRows.tsx'
import { buildMultimediaAddress } from '@liberta/addresses/site-address'
import {
  buildFixedAddress,
  buildFolderAddress,
  TELEVISION,
} from '../../page-definition/addresses/multimedia-address.ts'
import css from './television-page.module.css'

/** Clips in the band: one large and four beside it; programmes under it: a row of four and one of three. */
const IN_BAND = 5
const PROGRAMMES_SHOWN = 7

export interface TelevisionContent {
  list: MultimediaList
  /** Empty where they cannot be had. */
  programmes: readonly Programme[]
}

/** Telelibertà: its channel and hours, the newest editions of the news, its programmes, everything else by date. */
export function TelevisionPage({ content: { list: found, programmes } }: { content: TelevisionContent }) {
  const grammar = useGrammar()
  const { now } = useFrame()
  const { page, pages, items } = found
  const isFirst = page === 1
  const { name, all, editions } = bandOf(grammar, items, programmes)
  const inBand = new Set(isFirst ? editions.map(({ id }) => id) : [])
  const others = items.filter(({ id }) => !inBand.has(id))
  return (
    <>
      <div className={`${list.page} ${parts.width}`}>
        <MediaHead name={TELEVISION.name} page={page}>
          <TelevisionWords />
        </MediaHead>
      </div>
      {isFirst && editions.length > 0 && (
        <div className={css.band}>
          <TelevisionBand clips={editions.map((item) => clipOf(grammar, item))} now={now} name={name} all={all} />
        </div>
      )}
      <div className={`${css.lists} ${parts.width}`}>
        {isFirst && <Programmes programmes={programmes.filter(({ slug }) => slug !== TELEVISION.news)} />}
        {items.length === 0 && <p className={list.empty}>Le puntate arrivano tra poco: torna a trovarci.</p>}
        {others.length > 0 && (
          <section aria-label="Le ultime puntate">
            <SectionHead name="Le ultime puntate" />
            <MediaRows items={others} level={3} now={now} />
          </section>
        )}
        <Pagination
          page={page}
          pages={pages}
          addressOf={(number) => buildFolderAddress(grammar, TELEVISION.folder, number)}
        />
      </div>
    </>
  )
}

/** The newest editions of the news; of anything, where the news cannot be had. */
function bandOf(grammar: AddressGrammar, items: readonly MultimediaTeaser[], programmes: readonly Programme[]) {
  const news = programmes.find(({ slug, episodes }) => slug === TELEVISION.news && episodes.length > 0)
  if (news === undefined) {
    const all = { name: 'Tutti i programmi', href: buildFixedAddress(grammar, 'telelibertaPrograms') }
    return { name: 'In primo piano', all, editions: items.slice(0, IN_BAND) }
  }
  const all = { name: 'Tutte le edizioni', href: buildFolderAddress(grammar, news.folderSlug ?? TELEVISION.folder) }
  return { name: news.title, all, editions: news.episodes.slice(0, IN_BAND) }
}

function clipOf(grammar: AddressGrammar, item: MultimediaTeaser): FrontClip {
  return { ...item, series: nameSeries(item), URL: buildMultimediaAddress(grammar, item) }
}

function TelevisionWords() {
  const grammar = useGrammar()
  return (
    <div className={css.words}>
      <div>
        <p className={list.biography}>
          Sul canale {TELEVISION.channel} e qui: il telegiornale della tua provincia due volte al giorno, i programmi da
          rivedere quando vuoi.
        </p>
        <TelevisionSearch />
        <ul className={list.links}>
          <li>
            <a href={buildFixedAddress(grammar, 'telelibertaPrograms')}>Tutti i programmi</a>
          </li>
          <li>
            <a href={buildFixedAddress(grammar, 'videoShort')}>Video brevi</a>
          </li>
          <li>
            <a href={buildFixedAddress(grammar, 'podcast')}>Podcast</a>
          </li>
        </ul>
      </div>
      <p className={css.hours}>
        <span className={css.hoursName}>Il tg, ogni giorno</span>
        {TELEVISION.newsHours.map((hour) => (
          <time className={css.hour} dateTime={hour.replace('.', ':')} key={hour}>
            {hour}
          </time>
        ))}
      </p>
    </div>
  )
}

/** Search among the television's programmes; the address that it leads to is the server's to spell. */
export function TelevisionSearch() {
  const grammar = useGrammar()
  const action = grammar.build({ type: 'search', scope: 'teleliberta', search: EMPTY_SEARCH })
  return (
    <search aria-label="Cerca in Telelibertà">
      <form className={css.search} action={action}>
        <input
          className={`${parts.field} ${css.box}`}
          type="search"
          name="query"
          maxLength={LONGEST_SEARCH}
          placeholder="Un programma, un tema"
          aria-label="Cerca tra i programmi"
          required
        />
        <button className={parts.outline} type="submit">
          Cerca
        </button>
      </form>
    </search>
  )
}

function Programmes({ programmes }: { programmes: readonly Programme[] }) {
  const grammar = useGrammar()
  if (programmes.length === 0) return null
  return (
    <section aria-label="I programmi">
      <SectionHead
        name="I programmi"
        all={{ name: 'Tutti i programmi', href: buildFixedAddress(grammar, 'telelibertaPrograms') }}
      />
      {layMedia(programmes.slice(0, PROGRAMMES_SHOWN), { opening: false }).map((row) => (
        <div className={rowCss.row} key={row[0]?.items[0]?.id}>
          {row.map(({ span, items: [programme] }) => (
            <div className={rowCss.cell} data-span={span} key={programme?.id}>
              {programme !== undefined && <ProgrammeCard programme={programme} span={span} />}
            </div>
          ))}
        </div>
      ))}
    </section>
  )
}

function ProgrammeCard({ programme, span }: { programme: Programme; span: 3 | 4 | 8 }) {
  const grammar = useGrammar()
  const { title, schedule, picture, folderSlug, slug } = programme
  const href =
    folderSlug === null
      ? `${buildFixedAddress(grammar, 'telelibertaPrograms')}#${slug}`
      : buildFolderAddress(grammar, folderSlug)
  return (
    <article className={`${card.card} ${card.s}`}>
      <div className={`${card.photo} ${card.film}`}>
        {picture === null ? (
          <NoPhoto />
        ) : (
          <Photo picture={picture} place={span === 4 ? 'clipFour' : 'clipThree'} decorative />
        )}
      </div>
      <div className={card.words}>
        <h3 className={card.title}>
          <a className={card.link} href={href}>
            {title}
          </a>
        </h3>
        {schedule !== null && <p className={card.meta}>{schedule}</p>}
      </div>
    </article>
  )
}
