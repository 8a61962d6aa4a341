import type { ChosenBanner } from '@liberta/contracts/banners/choose-banners'
import { chooseBanners } from '@liberta/contracts/banners/choose-banners'
import type { BannerTagMap } from '@liberta/contracts/banners/banner-tag-map'
import type { BreakpointGroups } from '@liberta/contracts/banners/breakpoint-groups'
import type { BannerConfiguration } from '@liberta/contracts/configurations/banner-configuration.schema'
import { Photo } from '../pictures/Photo.tsx'
import css from './banner-slot.module.css'
import { AdLabel } from './HouseAds.tsx'

/** How the configuration's breakpoints and banner tags are read; the specification's defaults where nothing is given. */
export interface BannerRules {
  groups?: BreakpointGroups
  tagMap?: BannerTagMap
}

/** The banners of a page after its row number `position`; nothing where there are none. */
export function Banners({
  configuration,
  position,
  rules = {},
}: {
  configuration: BannerConfiguration | null
  position: number
  rules?: BannerRules
}) {
  if (configuration === null) return null
  const banners = chooseBanners(configuration, rules.groups, rules.tagMap).filter(
    (banner) => banner.position === position,
  )
  // One banner may stand several times in a configuration.
  return banners.map((banner, index) => <BannerSlot key={`${banner.multimedia.id} ${index}`} banner={banner} />)
}

/**
 * A house banner in its box (specification §3, banner config): only at its breakpoints, its height kept whatever stands in it. What
 * has nothing to say and nothing to show is not drawn.
 */
export function BannerSlot({ banner }: { banner: ChosenBanner }) {
  const { bannerDefinition, breakpoints, forceScale, multimedia } = banner
  if (multimedia.title === null && multimedia.picture === null) return null
  const widths = breakpoints.map((name) => [`data-at-${name}`, ''] as const)
  return (
    <aside
      className={`${css.slot} ${css[bannerDefinition]} ${forceScale ? css.scaled : ''}`}
      aria-label={`Pubblicità: ${multimedia.title ?? multimedia.picture?.alt}`}
      data-print="no"
      {...Object.fromEntries(widths)}
    >
      <AdLabel />
      <div className={css.box}>
        <BannerContent {...multimedia} />
      </div>
    </aside>
  )
}

function BannerContent({ title, URL, picture }: ChosenBanner['multimedia']) {
  const words = title !== null && <span className={css.words}>{title}</span>
  const photo = picture !== null && (
    <span className={css.photo}>
      <Photo picture={picture} place="banner" decorative={title !== null} />
    </span>
  )
  if (URL === null) {
    return (
      <p className={css.banner}>
        {photo}
        {words}
      </p>
    )
  }
  return (
    <a className={css.banner} href={URL} rel={URL.startsWith('/') ? undefined : 'sponsored noopener'}>
      {photo}
      {words}
    </a>
  )
}
