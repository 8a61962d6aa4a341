import { Icon } from '../icons/Icon.tsx'
import type { MenuGroup } from './menu-groups.ts'
import css from './menu-groups.module.css'

function GroupLinks({ group }: { group: MenuGroup }) {
  return (
    <ul className={css.links}>
      {group.links.map(({ name, href }) => (
        <li key={name}>{href === null ? name : <a href={href}>{name}</a>}</li>
      ))}
      {group.seeAll !== null && (
        <li className={css.all}>
          <a href={group.seeAll} aria-label={`Vedi tutti: ${group.name}`}>
            Vedi tutti
          </a>
        </li>
      )}
    </ul>
  )
}

/** The groups side by side, for wide windows. */
export function MenuColumns({ groups }: { groups: readonly MenuGroup[] }) {
  return (
    <div className={css.columns}>
      {groups.map((group) => (
        <section className={css.group} key={group.name}>
          <p className={css.title}>{group.href === null ? group.name : <a href={group.href}>{group.name}</a>}</p>
          <GroupLinks group={group} />
        </section>
      ))}
    </div>
  )
}

/** The groups one under the other, one unfolded at a time, below 1024 px (specification §2). */
export function MenuAccordion({ groups }: { groups: readonly MenuGroup[] }) {
  return (
    <div className={css.accordion}>
      {groups.map((group) => (
        <details key={group.name} name="menu-groups">
          <summary className={css.title}>
            {group.name} <Icon name="down" className={css.arrow} />
          </summary>
          <GroupLinks group={group} />
        </details>
      ))}
    </div>
  )
}
