import type { ReactNode } from 'react'
import { NameplateDrawing } from '../brand/Nameplate.tsx'
import parts from '../design/parts.module.css'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { Menu } from './Menu.tsx'
import css from './page-frame.module.css'

const MAIN_ID = 'contenuto'

/** What stands around every page: skip link, header, footer, menu. A quiet page has no topics and no colour but ink. */
export function PageFrame({ path, quiet = false, children }: { path: string; quiet?: boolean; children: ReactNode }) {
  return (
    <>
      <a className={parts.skip} href={`#${MAIN_ID}`}>
        Vai al contenuto
      </a>
      <NameplateDrawing />
      <Header path={path} isHome={path === '/'} quiet={quiet} />
      <main className={quiet ? css.quiet : undefined} id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <Menu />
    </>
  )
}
