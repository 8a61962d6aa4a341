import { useGrammar } from '../../page-definition/frame-context.ts'
import type { Journalist } from '@liberta/contracts/people/journalist.schema'
import card from '../../components/cards/card.module.css'
import { NoPhoto, Photo } from '../../components/pictures/Photo.tsx'
import css from './people.module.css'

/** The journalists: face, name, what they do. */
export function StaffGrid({ journalists }: { journalists: readonly Journalist[] }) {
  const grammar = useGrammar()
  return (
    <ul className={css.staff}>
      {journalists.map((journalist) => (
        <li className={css.person} key={journalist.id}>
          <div className={css.face}>
            {journalist.picture === null ? <NoPhoto /> : <Photo picture={journalist.picture} place="face" decorative />}
          </div>
          <div>
            <h2 className={css.name}>
              <a className={card.link} href={grammar.build({ type: 'staffMember', slug: journalist.slug })}>
                {journalist.name}
              </a>
            </h2>
            {journalist.role !== null && <p className={css.role}>{journalist.role}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}
