import type { ReactNode } from 'react'
import { Interstitial } from '../ads/Interstitial.tsx'
import { MastheadAd } from '../ads/MastheadAd.tsx'
import { NameplateDrawing } from '../brand/Nameplate.tsx'
import { mark, RELOAD, SEARCH_STATE_ID } from '../../browser/support/selectors.ts'
import { FirstLayer, Preferences } from './ConsentLayers.tsx'
import parts from '../../styles/parts.module.css'
import { BreakingBar } from '../live/BreakingBar.tsx'
import { BuildOffer } from './BuildOffer.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { Menu } from './Menu.tsx'
import css from './page-frame.module.css'

const MAIN_ID = 'contenuto'

interface PageFrameProps {
  path: string
  /** Address of the page that header and menu mark. */
  place: string
  /** No topics, and no colour but ink. */
  quiet: boolean
  /** Whether the shell's ad slot stands over the page. */
  advertised: boolean
  /** After how long the page loads itself anew where it is left alone; not at all where nothing is said. */
  reloadAfterMs: number | undefined
  /** Whether the full-page advertisement may stand over it. */
  interrupted: boolean
  /** Address of the page's lite version; null where it has none. */
  lite: string | null
  /** What stands over the ad slot. */
  above: ReactNode
  /** What stands first among the topics of the day: no bar under that of breaking news (docs/design.md). */
  topic: ReactNode
  children: ReactNode
}

/** What stands around every page: skip link, the question about cookies, breaking news, header, the top ad slot, footer, menu. */
export function PageFrame(props: PageFrameProps) {
  const { path, place, quiet, advertised, interrupted, reloadAfterMs, lite, above, topic, children } = props
  return (
    <>
      <a className={parts.skip} href={`#${MAIN_ID}`}>
        Vai al contenuto
      </a>
      <FirstLayer path={path} />
      <NameplateDrawing />
      <BreakingBar />
      <Header place={place} isHome={path === '/'} quiet={quiet} topic={topic} />
      <main
        className={`${css.main} ${quiet ? css.quiet : ''}`}
        id={MAIN_ID}
        tabIndex={-1}
        {...(reloadAfterMs !== undefined && mark(RELOAD, reloadAfterMs))}
      >
        {above}
        {advertised && <MastheadAd path={path} />}
        {children}
      </main>
      <Footer lite={lite} />
      <Menu place={place} />
      <output className={parts.hidden} id={SEARCH_STATE_ID} />
      <BuildOffer />
      <Preferences />
      {interrupted && <Interstitial />}
    </>
  )
}
