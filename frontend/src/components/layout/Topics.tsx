import type { SiteConfiguration } from '@liberta/contracts/navigation/navigation.schema'
import type { ReactNode } from 'react'
import { Marker } from '../brand/Nameplate.tsx'
import parts from '../../styles/parts.module.css'
import { keepMarkup } from '../kept/keep-markup.ts'
import { useFrame } from '../../page-definition/frame-context.ts'
import { LinkItems } from '../links/LinkItems.tsx'
import css from './topics.module.css'

const NAME = 'Temi di oggi'

const drawTopics = keepMarkup((site: SiteConfiguration) => <TopicList site={site} />)

/** What the day is about, behind what stands first: the strip under the header; nothing where nothing is named. */
export function Topics({ first }: { first: ReactNode }) {
  const { site } = useFrame()
  if (first !== null) {
    return (
      <nav className={css.topics} aria-label={NAME}>
        <TopicList site={site} first={first} />
      </nav>
    )
  }
  if (site.trendings.length === 0) return null
  return <nav className={css.topics} aria-label={NAME} dangerouslySetInnerHTML={{ __html: drawTopics(site) }} />
}

function TopicList({ site: { trendings }, first }: { site: SiteConfiguration; first?: ReactNode }) {
  return (
    <ul className={`${css.row} ${parts.width}`}>
      <li className={css.today}>
        <Marker className={css.marker} /> Oggi
      </li>
      {first}
      <LinkItems links={trendings.map(({ name, URL }) => ({ name, href: URL }))} />
    </ul>
  )
}
