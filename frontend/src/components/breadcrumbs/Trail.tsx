import type { TrailStep } from '../../page-definition/head/describe-trail.ts'
import css from './trail.module.css'

/** The way from the first page to this one; the last step stands out, and is the page above or the page itself. */
export function Trail({ steps }: { steps: readonly TrailStep[] }) {
  return (
    <nav aria-label="Percorso">
      <ol className={css.trail}>
        {steps.map(({ name, href }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
