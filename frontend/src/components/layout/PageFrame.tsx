import type { ReactNode } from 'react'
import { MastheadAd } from '../ads/MastheadAd.tsx'
import { NameplateDrawing } from '../brand/Nameplate.tsx'
import parts from '../../styles/parts.module.css'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { Menu } from './Menu.tsx'
import css from './page-frame.module.css'

const MAIN_ID = 'contenuto'

interface PageFrameProps {
  path: string
  /** No topics, and no colour but ink. */
  quiet: boolean
  /** Whether the shell's ad slot stands over the page. */
  advertised: boolean
  /** What stands over the ad slot. */
  above: ReactNode
  children: ReactNode
}

/** What stands around every page: skip link, header, the top ad slot, footer, menu. */
export function PageFrame({ path, quiet, advertised, above, children }: PageFrameProps) {
  return (
    <>
      <a className={parts.skip} href={`#${MAIN_ID}`}>
        Vai al contenuto
      </a>
      <NameplateDrawing />
      <Header path={path} isHome={path === '/'} quiet={quiet} />
      <main className={`${css.main} ${quiet ? css.quiet : ''}`} id={MAIN_ID} tabIndex={-1}>
        {above}
        {advertised && <MastheadAd path={path} />}
        {children}
      </main>
      <Footer />
      <Menu path={path} />
    </>
  )
}
