import { useGrammar } from '../../page-definition/frame-context.ts'
import type { Obituary } from '@liberta/contracts/obituaries/obituary.schema'
import { joinDate, writeDate } from '@liberta/italian/written-date'
import parts from '../../styles/parts.module.css'
import { Breadcrumbs } from '../../components/links/LinkItems.tsx'
import { Photo } from '../../components/pictures/Photo.tsx'
import { keepTogether, splitParagraphs } from '@liberta/italian/break-lines'
import css from './obituaries.module.css'
import { buildObituaryListAddress, breadcrumbsOfObituaries } from '../../page-definition/addresses/obituary-address.ts'
import { describePerson, KIND_NAMES } from './obituary-words.ts'
import { ObituaryRow, RiteLines } from './ObituaryRow.tsx'

/** What an obituary's page is made of. */
export interface ObituaryContent {
  obituary: Obituary
  /** Other obituaries of the same person, newest first. */
  others: Obituary[]
}

/** An obituary: portrait, name, dates, what the family wrote, the rite, and what else was published of the person. */
export function ObituaryPage({ content: { obituary, others } }: { content: ObituaryContent }) {
  const grammar = useGrammar()
  const person = describePerson(obituary)
  return (
    <article className={`${css.page} ${parts.width}`}>
      <Breadcrumbs steps={breadcrumbsOfObituaries(grammar)} />
      <div className={css.detail} data-portrait={obituary.portrait !== null}>
        {obituary.portrait !== null && (
          <div className={css.portrait}>
            <Photo picture={obituary.portrait} place="portrait" eager />
          </div>
        )}
        <div>
          <p className={css.kind}>{KIND_NAMES[obituary.kind]}</p>
          <h1 className={css.title}>{keepTogether(obituary.name)}</h1>
          {person !== null && <p className={css.standfirst}>{person}</p>}
          <Dates obituary={obituary} />
          {obituary.text !== null && (
            <div className={css.text}>
              {splitParagraphs(obituary.text).map((paragraph, index) => (
                <p key={index}>{paragraph}</p>
              ))}
            </div>
          )}
          {obituary.rite !== null && (
            <div className={css.riteBlock}>
              <RiteLines rite={obituary.rite} />
            </div>
          )}
          <p className={css.back} data-print="no">
            <a href={buildObituaryListAddress(grammar)}>Tutti gli annunci</a>
          </p>
        </div>
      </div>
      <Others name={obituary.name} obituaries={others} />
    </article>
  )
}

function Dates({ obituary: { diedOn, publishedAt } }: { obituary: Obituary }) {
  return (
    <p className={css.dates}>
      {diedOn !== null && (
        <>
          Scomparsa: <time dateTime={diedOn}>{keepTogether(writeDate(new Date(`${diedOn}T12:00:00Z`)))}</time>
          {'. '}
        </>
      )}
      Annuncio <time dateTime={publishedAt}>{keepTogether(joinDate('del', writeDate(new Date(publishedAt))))}</time>
    </p>
  )
}

function Others({ name, obituaries }: { name: string; obituaries: readonly Obituary[] }) {
  if (obituaries.length === 0) return null
  return (
    <section className={css.day} aria-label={`Altri annunci per ${name}`}>
      <div className={css.dayHead}>
        <h2 className={css.dayName}>Altri annunci per {name}</h2>
      </div>
      <ul>
        {obituaries.map((obituary) => (
          <li className={css.row} key={obituary.id}>
            <ObituaryRow obituary={obituary} worded />
          </li>
        ))}
      </ul>
    </section>
  )
}
