import type { ChosenBanner } from '@liberta/contracts/banners/choose-banners'
import { Photo } from '../pictures/Photo.tsx'
import css from './banner-slot.module.css'
import { AdLabel } from './HouseAds.tsx'

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
