import type { SiteConfiguration } from '@liberta/contracts/navigation/navigation.schema'
import { Marker } from '../brand/Nameplate.tsx'
import parts from '../../styles/parts.module.css'
import { keepMarkup } from '../kept/keep-markup.ts'
import { useFrame } from '../../page-definition/frame-context.ts'
import { LinkItems } from '../links/LinkItems.tsx'
import css from './topics.module.css'

const drawTopics = keepMarkup(({ trendings }: SiteConfiguration) => (
  <ul className={`${css.row} ${parts.width}`}>
    <li className={css.today}>
      <Marker className={css.marker} /> Oggi
    </li>
    <LinkItems links={trendings.map(({ name, URL }) => ({ name, href: URL }))} />
  </ul>
))

/** What the day is about: the strip under the header; nothing where nothing is named. */
export function Topics() {
  const { site } = useFrame()
  if (site.trendings.length === 0) return null
  return <nav className={css.topics} aria-label="Temi di oggi" dangerouslySetInnerHTML={{ __html: drawTopics(site) }} />
}
