import type { Breadcrumb } from '../../page-definition/head/describe-breadcrumbs.ts'
import css from './breadcrumbs.module.css'

/** A name that leads somewhere. */
export interface NamedLink {
  name: string
  /** Null for a heading without a link. */
  href: string | null
}

/** The entries of a list of links. */
export function LinkItems({ links }: { links: readonly NamedLink[] }) {
  return links.map(({ name, href }) => (
    <li key={`${name} ${href}`}>{href === null ? name : <a href={href}>{name}</a>}</li>
  ))
}

/** The way from the first page to this one; the last step stands out, and is the page above or the page itself. */
export function Breadcrumbs({ steps }: { steps: readonly Breadcrumb[] }) {
  return (
    <nav aria-label="Percorso">
      <ol className={css.breadcrumbs}>
        <LinkItems links={steps} />
      </ol>
    </nav>
  )
}
