import type { ReactNode } from 'react'
import css from './subjects.module.css'

/** One thing under its name. */
export function Subject({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={css.subject} aria-label={name}>
      <h2 className={css.name}>{name}</h2>
      {children}
    </section>
  )
}

/** Things side by side. */
export function Row({ children }: { children: ReactNode }) {
  return <div className={css.row}>{children}</div>
}

/** A state that a pointer or a key would bring about. */
export type HeldState = 'hover' | 'focus' | 'pressed' | 'visited'

/** A thing with the name of its state over it. */
export function Example({ name, state, children }: { name: string; state?: HeldState; children: ReactNode }) {
  return (
    <figure className={state === undefined ? undefined : css[state]}>
      <figcaption>{name}</figcaption>
      {children}
    </figure>
  )
}
