import type { Breadcrumb } from '../../page-definition/head/describe-breadcrumbs.ts'
import css from './breadcrumbs.module.css'

/** The way from the first page to this one; the last step stands out, and is the page above or the page itself. */
export function Breadcrumbs({ steps }: { steps: readonly Breadcrumb[] }) {
  return (
    <nav aria-label="Percorso">
      <ol className={css.breadcrumbs}>
        {steps.map(({ name, href }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
