import { useGrammar } from '../../page-definition/frame-context.ts'
import { joinDate, writeDate } from '@liberta/italian/written-date'
import type { ReactNode } from 'react'
import { Marker } from '../brand/Nameplate.tsx'
import card from '../cards/card.module.css'
import parts from '../../styles/parts.module.css'
import type { Breadcrumb } from '../../page-definition/head/describe-breadcrumbs.ts'
import { Breadcrumbs } from '../links/LinkItems.tsx'
import story from '../story/story-page.module.css'
import css from './text-page.module.css'
import {
  addressOfPage,
  pagesOfFamily,
  stepsTo,
  TEXT_FAMILIES,
  placeOf,
} from '../../page-definition/addresses/text-place.table.ts'
import type { TextPageName } from '../../page-definition/addresses/text-place.table.ts'

/** Letters from which on the title is set smaller. */
const LONG_TITLE = 60

export interface TextHead {
  title: string
  standfirst: string | null
  /** When the text was last changed; null where there is no text to change. */
  updatedAt: string | null
}

interface TextLayoutProps extends TextHead {
  /** The page among its family's, or the one that this page stands below. */
  name: TextPageName
  /** Further steps of the way, where the page stands below the one of that name. */
  below?: readonly Breadcrumb[]
  /** What takes all the width beside the family: plans, faces, letters of the alphabet. */
  wide?: ReactNode
  /** What is read, in a column of reading width. */
  children?: ReactNode
}

/** A page of text: the way to it, title, standfirst, date; then what it says, and beside it the pages of its family. */
export function TextLayout({ name, below = [], title, standfirst, updatedAt, wide, children }: TextLayoutProps) {
  const grammar = useGrammar()
  const family = TEXT_FAMILIES[placeOf(name).family].name
  return (
    <article className={`${story.story} ${parts.width}`}>
      <header>
        <Breadcrumbs steps={[{ name: 'Prima pagina', href: '/' }, ...stepsTo(grammar, name), ...below]} />
        {family !== title && (
          <p className={card.label} data-tint="ink">
            <Marker className={card.marker} />
            {family}
          </p>
        )}
        <h1 className={story.title} data-long={title.length > LONG_TITLE || undefined}>
          {title}
        </h1>
        {standfirst !== null && <p className={story.standfirst}>{standfirst}</p>}
        {updatedAt !== null && <Update at={updatedAt} />}
      </header>
      <div className={`${story.columns} ${css.columns}`}>
        <div className={story.main}>
          {wide !== undefined && <div className={css.wide}>{wide}</div>}
          {children !== undefined && <div className={`${story.body} ${css.body}`}>{children}</div>}
        </div>
        <FamilyLinks current={name} isBelow={below.length > 0} />
      </div>
    </article>
  )
}

function Update({ at }: { at: string }) {
  return (
    <p className={`${story.byline} ${story.dates} ${css.update}`}>
      Aggiornato <time dateTime={at}>{joinDate('il', writeDate(new Date(at)))}</time>
    </p>
  )
}

/**
 * The other pages of the same family. Only what is certain to be there: the page whose path is configured is the editors' alone, and
 * stands in the list of those who read it.
 */
function FamilyLinks({ current, isBelow }: { current: TextPageName; isBelow: boolean }) {
  const grammar = useGrammar()
  const { family } = placeOf(current)
  const title = TEXT_FAMILIES[family].name
  const names = pagesOfFamily(family).filter((name) => name !== 'masked' || name === current)
  return (
    <nav className={css.family} aria-label={title}>
      <p className={css.familyName}>{title}</p>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <a
              href={addressOfPage(grammar, name)}
              aria-current={name === current ? (isBelow ? 'true' : 'page') : undefined}
            >
              {placeOf(name).name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
