import { Marker } from '../brand/Nameplate.tsx'
import parts from '../design/parts.module.css'
import { useFrame } from './frame-context.ts'
import css from './topics.module.css'

/** What the day is about: the strip under the header; nothing where nothing is named. */
export function Topics() {
  const { site } = useFrame()
  if (site.trendings.length === 0) return null
  return (
    <nav className={css.topics} aria-label="Temi di oggi">
      <ul className={`${css.row} ${parts.width}`}>
        <li className={css.today}>
          <Marker className={css.marker} /> Oggi
        </li>
        {site.trendings.map(({ name, URL }) => (
          <li key={name}>
            <a href={URL}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
