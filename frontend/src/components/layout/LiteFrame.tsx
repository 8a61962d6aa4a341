import type { ReactNode } from 'react'
import { EMPTY_SEARCH } from '@liberta/contracts/search/search-parameters.schema'
import { LinkItems } from '../links/LinkItems.tsx'
import { BreakingBar } from '../live/BreakingBar.tsx'
import { useFrame } from '../../page-definition/frame-context.ts'
import { LegalLines } from './Footer.tsx'
import { listSectionLinks } from './Header.tsx'
import { SECONDARY_LINKS } from './secondary-links.table.ts'

/** Stands where the page says its weight, which is known once the page is written; no text has this character. */
export const WEIGHT_PLACE = '\uE000'

/** Of `main`, where no colour but ink stands. */
export const QUIET_CLASS = 'quiet'

interface LiteFrameProps {
  /** Address of the full version. */
  full: string
  isHome: boolean
  quiet: boolean
  children: ReactNode
}

/**
 * What stands around a page in its lite version: name, weight, the door to the full version, breaking news, and behind the page the sections.
 * `reduceMarkup` makes its links lead to lite versions. The nameplate is the home page's one h1, as in full.
 */
export function LiteFrame({ full, isHome, quiet, children }: LiteFrameProps) {
  const { site, settings } = useFrame()
  const { grammar } = settings
  const Name = isHome ? 'h1' : 'p'
  return (
    <>
      <header>
        <Name>
          <a href="/">Libertà</a>
        </Name>
        <p>Versione leggera</p>
        <p>
          Questa pagina pesa {WEIGHT_PLACE}, senza fotografie.{' '}
          <a href={full} rel="alternate">
            Vai alla versione completa
          </a>
        </p>
      </header>
      <BreakingBar />
      <main className={quiet ? QUIET_CLASS : undefined}>{children}</main>
      <footer>
        <nav aria-label="Sezioni">
          <h2>Sezioni</h2>
          <ul>
            <LinkItems
              links={[
                ...listSectionLinks(site),
                ...SECONDARY_LINKS,
                { name: 'Cerca', href: grammar.build({ type: 'search', scope: 'site', search: EMPTY_SEARCH }) },
              ]}
            />
          </ul>
        </nav>
        <LegalLines settings={settings} />
      </footer>
    </>
  )
}
