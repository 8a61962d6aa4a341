import type { ReactNode } from 'react'
import { NameplateDrawing } from '../brand/Nameplate.tsx'
import parts from '../design/parts.module.css'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { Menu } from './Menu.tsx'

export const MAIN_ID = 'contenuto'

/** What stands around every page: skip link, header, footer, menu. */
export function PageFrame({ path, children }: { path: string; children: ReactNode }) {
  return (
    <>
      <a className={parts.skip} href={`#${MAIN_ID}`}>
        Vai al contenuto
      </a>
      <NameplateDrawing />
      <Header path={path} isHome={path === '/'} />
      <main id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <Menu />
    </>
  )
}
