import { writeClock } from '@liberta/italian/italian-date'
import { BREAKING, mark } from '../../browser/support/selectors.ts'
import { useFrame } from '../../page-definition/frame-context.ts'
import parts from '../../styles/parts.module.css'
import { Marker } from '../brand/Nameplate.tsx'
import { Icon } from '../icons/Icon.tsx'
import bar from './live-bar.module.css'

/** On the elements, not in a sheet: every page would load it, and few have the bar. */
const STYLES = {
  // Beside the dead the bar is of ink, which is light at night.
  bar: { position: 'relative', color: 'var(--su-pieno)' },
  link: { minHeight: '3.75rem', paddingRight: 'calc(var(--margin) + 3rem)', outlineColor: 'var(--su-pieno)' },
  title: { fontSize: 'clamp(1.25rem, 1.7vw, 1.5rem)' },
  // Its drawing stands on the page's right margin.
  close: {
    position: 'absolute',
    inset: '0 calc(max(var(--margin), (100% - var(--content)) / 2) - 1rem) 0 auto',
    padding: '0 1rem',
    color: 'inherit',
  },
} as const

/**
 * «Ultim’ora», over the header of every page; out of sight, for what may come while the page is read, where nothing breaks. The live region
 * is there before it speaks.
 */
export function BreakingBar() {
  const { breaking } = useFrame()
  const at = breaking === null ? null : new Date(breaking.at)
  return (
    <div aria-live="polite" data-print="no">
      <section
        className={bar.bar}
        style={STYLES.bar}
        aria-label="Ultim’ora"
        hidden={breaking === null}
        {...mark(BREAKING, at?.getTime() ?? 0)}
      >
        <a className={`${bar.row} ${parts.width}`} style={STYLES.link} href={breaking?.href}>
          <span className={bar.label}>
            <Marker width={31} /> Ultim’ora
          </span>
          <strong className={bar.title} style={STYLES.title}>
            {breaking?.title}
          </strong>
          {/* Without words it needs some moment to be HTML; the script that shows the bar writes both. */}
          <time className={bar.time} dateTime={breaking?.at ?? '00:00'}>
            {at && writeClock(at)}
          </time>
        </a>
        <button className={parts.bare} style={STYLES.close} type="button" aria-label="Chiudi" hidden>
          <Icon name="close" />
        </button>
      </section>
    </div>
  )
}
