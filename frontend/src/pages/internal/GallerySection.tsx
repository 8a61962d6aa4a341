import type { CSSProperties, ReactNode } from 'react'
import css from './component-gallery.module.css'

/** How these two pages are laid stands here: the style sheets of readers have no room for what no reader sees. */
const STYLES = {
  section: { marginTop: '2rem', paddingTop: '0.75rem', borderTop: '3px solid var(--ink)' },
  name: { marginBottom: '1rem', font: '600 1.375rem / 1.2 var(--bodoni)' },
  row: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(15rem, 1fr))',
    gap: '1.5rem var(--gutter)',
  },
  state: { marginBottom: '0.5rem', color: 'var(--fumo)', font: '400 var(--meta) var(--instrument)' },
} as const satisfies Record<string, CSSProperties>

/** One thing under its name. */
export function GallerySection({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section style={STYLES.section} aria-label={name}>
      <h2 style={STYLES.name}>{name}</h2>
      {children}
    </section>
  )
}

/** Things side by side. */
export function Row({ children }: { children: ReactNode }) {
  return <div style={STYLES.row}>{children}</div>
}

/** A state that a pointer or a key would bring about. */
export type HeldState = 'hover' | 'focus' | 'pressed' | 'visited'

/** A thing with the name of its state over it. */
export function Example({ name, state, children }: { name: string; state?: HeldState; children: ReactNode }) {
  return (
    <figure className={state === undefined ? undefined : css[state]}>
      <figcaption style={STYLES.state}>{name}</figcaption>
      {children}
    </figure>
  )
}
