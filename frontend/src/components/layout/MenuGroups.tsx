import { Icon } from '../icons/Icon.tsx'
import type { MenuGroup } from './menu-groups.ts'
import { LinkItems } from '../links/LinkItems.tsx'
import css from './menu-groups.module.css'

const SEE_ALL = 'Vedi tutti'

/** A group's links, and under them the way to its own page, where `own` says that there is one. */
function GroupLinks({ group, own }: { group: MenuGroup; own: { words: string; href: string } | null }) {
  if (group.links.length === 0) return null
  return (
    <ul className={css.links}>
      <LinkItems links={group.links} />
      {own !== null && (
        <li className={css.all}>
          <a href={own.href} aria-label={own.words === SEE_ALL ? `${SEE_ALL}: ${group.name}` : undefined}>
            {own.words}
          </a>
        </li>
      )}
    </ul>
  )
}

/** Groups that stand as columns: two rows of four fill a desk's window (docs/design.md, menu). */
const COLUMNS = 8

/** The groups side by side, for wide windows: their names lead to their pages. Those after the eighth are a line each. */
export function MenuColumns({ groups }: { groups: readonly MenuGroup[] }) {
  return (
    <div className={css.columns}>
      {groups.map((group, index) => (
        <div className={index < COLUMNS ? css.group : css.lineGroup} key={group.name}>
          <p className={css.title}>{group.href === null ? group.name : <a href={group.href}>{group.name}</a>}</p>
          <GroupLinks group={group} own={group.seeAll === null ? null : { words: SEE_ALL, href: group.seeAll }} />
        </div>
      ))}
    </div>
  )
}

/**
 * The groups one under the other, one unfolded at a time, below 1024 px (requirements 2.109). Their names unfold them there, so
 * every page of a group stands among its links; a group without links is a link itself.
 */
export function MenuAccordion({ groups }: { groups: readonly MenuGroup[] }) {
  return (
    <div className={css.accordion}>
      {groups.map((group) => (
        <AccordionRow key={group.name} group={group} />
      ))}
    </div>
  )
}

function AccordionRow({ group }: { group: MenuGroup }) {
  const { name, href, links, seeAll } = group
  if (href !== null && links.length === 0) {
    return (
      <a className={`${css.title} ${css.row}`} href={href}>
        {name}
      </a>
    )
  }
  const own = href ?? seeAll
  const words = seeAll === null ? `Vai a ${name}` : SEE_ALL
  return (
    <details name="menu-groups">
      <summary className={`${css.title} ${css.row}`}>
        {name} <Icon name="down" className={css.arrow} />
      </summary>
      <GroupLinks group={group} own={own === null ? null : { words, href: own }} />
    </details>
  )
}
