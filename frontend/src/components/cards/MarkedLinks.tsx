import { useGrammar } from '../../page-definition/frame-context.ts'
import { buildStoryAddress } from '@liberta/addresses/site-address'
import type { StoryLink } from '@liberta/contracts/stories/story.schema'
import { Marker } from '../brand/Nameplate.tsx'
import { keepTogether } from '@liberta/italian/break-lines'
import card from './card.module.css'
import css from './marked.module.css'

/** Links under a card, each with its brick; nothing where there are none. */
export function MarkedLinks({ links }: { links: readonly StoryLink[] }) {
  const grammar = useGrammar()
  if (links.length === 0) return null
  return (
    <ul className={css.links}>
      {links.map((link) => (
        <li key={link.id}>
          <Marker className={card.marker} />
          <a href={buildStoryAddress(grammar, link)}>{keepTogether(link.title)}</a>
        </li>
      ))}
    </ul>
  )
}
