import type { ReactNode } from 'react'
import parts from '../../styles/parts.module.css'
import story from '../../components/story/story-page.module.css'
import css from './account.module.css'

/** A page of the account: a title, why one is here, and one thing to do. */
export function AccountLayout({ title, why, children }: { title: string; why: string; children: ReactNode }) {
  return (
    <section className={`${css.page} ${parts.width}`}>
      <h1 className={story.title}>{title}</h1>
      <p className={story.standfirst}>{why}</p>
      {children}
    </section>
  )
}
