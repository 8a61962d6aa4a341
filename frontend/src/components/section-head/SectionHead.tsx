import { Marker } from '../brand/Nameplate.tsx'
import { LinkItems } from '../links/LinkItems.tsx'
import css from './section-head.module.css'

interface HeadLink {
  name: string
  href: string
}

/** A section's head: 3 px of ink, the accent, the name, links, and the way to all of it. */
export function SectionHead({
  name,
  links = [],
  all,
  ruled = true,
}: {
  name: string
  links?: readonly HeadLink[]
  all?: HeadLink | undefined
  /** Bands on a colour of their own need no rule over them. */
  ruled?: boolean
}) {
  return (
    <div className={css.head} data-ruled={ruled}>
      <h2 className={css.name}>
        <Marker className={css.marker} />
        {name}
      </h2>
      {links.length > 0 && (
        <ul className={css.links}>
          <LinkItems links={links} />
        </ul>
      )}
      {all !== undefined && (
        <a className={css.all} href={all.href} data-print="no" aria-label={`${all.name}: ${name}`}>
          {all.name}
        </a>
      )}
    </div>
  )
}
