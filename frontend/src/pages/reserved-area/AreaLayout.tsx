import type { AddressGrammar } from '@liberta/addresses/address-grammar'
import { useGrammar } from '../../page-definition/frame-context.ts'
import type { ReactNode } from 'react'
import { Marker } from '../../components/brand/Nameplate.tsx'
import card from '../../components/cards/card.module.css'
import parts from '../../styles/parts.module.css'
import { Breadcrumbs } from '../../components/links/LinkItems.tsx'
import story from '../../components/story/story-page.module.css'
import text from '../../components/text/text-page.module.css'
import { FlashMessageLine } from './FlashMessageLine.tsx'
import { addressOfReserved, RESERVED_PAGES } from '../../page-definition/addresses/reserved-address.ts'
import type { ReservedPath } from '../../page-definition/addresses/reserved-address.ts'
import css from './reserved.module.css'
import type { PersonalRequest } from '../../page-definition/personal/personal-request.ts'
import { mark, OWN } from '../../browser/support/selectors.ts'

/** Pages that the area lists; those of the data stand below theirs. */
const LISTED = (Object.keys(RESERVED_PAGES) as ReservedPath[]).filter((path) => !path.includes('/'))

interface AreaLayoutProps {
  path: ReservedPath
  title: string
  standfirst: string
  request: PersonalRequest
  children: ReactNode
}

/** A page of the reserved area: title, what came of the form action before, content, and beside it the area's other pages. */
export function AreaLayout({ path, title, standfirst, request, children }: AreaLayoutProps) {
  const grammar = useGrammar()
  const [parent = ''] = path.split('/')
  return (
    <div className={`${story.story} ${parts.width}`} {...mark(OWN)}>
      <header className={css.own}>
        {path !== '' && <Breadcrumbs steps={stepsTo(grammar, path)} />}
        <p className={card.label}>
          <Marker className={card.marker} />
          Area riservata
        </p>
        <h1 className={story.title}>{title}</h1>
        <p className={story.standfirst}>{standfirst}</p>
      </header>
      <div className={`${story.columns} ${text.columns}`}>
        <div className={story.main}>
          <div className={text.wide}>
            <FlashMessageLine flashMessage={request.flashMessage} />
            {children}
          </div>
        </div>
        <nav className={`${text.family} ${css.own}`} aria-label="Area riservata">
          <p className={text.familyName}>La tua area</p>
          <ul>
            {LISTED.map((each) => (
              <li key={each}>
                <a href={addressOfReserved(grammar, each)} rel="nofollow" aria-current={currentOf(each, path, parent)}>
                  {each === '' ? 'In breve' : RESERVED_PAGES[each]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  )
}

function currentOf(each: ReservedPath, path: ReservedPath, parent: string): 'page' | 'true' | undefined {
  if (each === path) return 'page'
  return each !== '' && each === parent ? 'true' : undefined
}

function stepsTo(grammar: AddressGrammar, path: ReservedPath) {
  const above: ReservedPath[] = path.includes('/') ? ['', 'i-miei-dati'] : ['']
  return above.map((each) => ({ name: RESERVED_PAGES[each], href: addressOfReserved(grammar, each) }))
}
