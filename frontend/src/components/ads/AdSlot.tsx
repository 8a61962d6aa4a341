import { createContext, useContext } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import { AD_SIZES, mark } from '../../browser/support/selectors.ts'
import { useFrame } from '../../page-definition/frame-context.ts'
import { AD_POSITIONS, buildSlotId, writeSizes } from './ad-slot.table.ts'
import type { AdPosition, AdPositionName } from './ad-slot.table.ts'
import type { AdSection } from './ad-section.ts'
import css from './ad-slot.module.css'

/** The section by which the slots of the page that is being rendered are sold; null where nothing is sold. */
export const AdSectionContext = createContext<AdSection | null>('others')

/** The word over every advertisement. */
export function AdLabel() {
  return <p className={css.label}>Pubblicità</p>
}

interface AdSlotProps {
  position: AdPositionName
  /** The how manieth of its position on the page. */
  n?: number
  /** What the advertisement of the house is about, for readers by ear. */
  about?: string
  className?: string | undefined
  /** Left out in narrow windows, where another one stands within one and a half windows. */
  wideOnly?: boolean
  /** The advertisement of the house; a slot without one stands only where they are sold. */
  children?: ReactNode
}

/**
 * A slot (requirements 3.38): with the advertisement of the house, with the kept height of what an ad server fills it with, or not there
 * at all, by who fills the slots (`ADS_PROVIDER`).
 */
export function AdSlot({ position, n = 1, about, className = '', wideOnly = false, children }: AdSlotProps) {
  const { ads } = useFrame().settings.thirdParties.services
  const section = useContext(AdSectionContext)
  if (section === null || ads === 'none' || (ads === 'house' && children === undefined)) return null
  const slot = { id: buildSlotId(section, position, n), 'data-ad': position }
  const hidden = wideOnly ? css.wideOnly : ''
  if (ads === 'gpt')
    return (
      <aside
        className={`${describeBox(position)} ${hidden}`}
        aria-label="Pubblicità"
        data-print="no"
        style={measureBox(position)}
      >
        <AdLabel />
        <div {...slot} {...mark(AD_SIZES, writeSizes(position, wideOnly))} className={css.box} />
      </aside>
    )
  const label = about === undefined ? 'Pubblicità' : `Pubblicità: ${about}`
  return (
    <aside {...slot} className={`${className} ${hidden}`} aria-label={label} data-print="no">
      <AdLabel />
      {children}
    </aside>
  )
}

/** An element for what takes no room of the page; only where advertisements are sold. */
export function OutOfPageSlot({ position }: { position: 'skin' }) {
  const { ads } = useFrame().settings.thirdParties.services
  const section = useContext(AdSectionContext)
  if (section === null || ads !== 'gpt') return null
  return (
    <div
      id={buildSlotId(section, position, 1)}
      data-ad={position}
      {...mark(AD_SIZES)}
      data-print="no"
      className={css.outOfPage}
    />
  )
}

function describeBox(position: AdPositionName): string {
  const { narrow, wide }: AdPosition = AD_POSITIONS[position]
  return `${css.sold} ${narrow === null ? css.wideOnly : ''} ${wide === null ? '' : css[`from${wide.from}`]}`
}

/** The sizes at both widths, for the style sheet to choose from: it has the rules, this the numbers. */
function measureBox(position: AdPositionName): CSSProperties {
  const { narrow, wide }: AdPosition = AD_POSITIONS[position]
  const [acrossNarrow, downNarrow] = narrow ?? wide?.size ?? [0, 0]
  const [acrossWide, downWide] = wide?.size ?? narrow ?? [0, 0]
  const pixels = { '--narrow': acrossNarrow, '--low': downNarrow, '--wide': acrossWide, '--high': downWide }
  return Object.fromEntries(Object.entries(pixels).map(([name, value]) => [name, `${value}px`]))
}
