import type { ChosenBanner } from '@liberta/contracts/banners/choose-banners'
import { Photo } from '../pictures/Photo.tsx'
import css from './banner-slot.module.css'
import { AdLabel } from './AdSlot.tsx'
import { lookOfBanner } from './house-banner.table.ts'
import type { HouseBannerLook } from './house-banner.table.ts'

type Shown = ChosenBanner['multimedia']

/**
 * A banner in its box (requirements 3.40, banner config): only at its breakpoints, its height kept whatever stands in it. The paper's own
 * are drawn, whatever photograph comes with them; an advertiser's picture is the advertiser's.
 */
export function BannerSlot({ banner }: { banner: ChosenBanner }) {
  const { bannerDefinition, breakpoints, forceScale, multimedia } = banner
  const { title, URL, picture } = multimedia
  const widths = breakpoints.map((name) => [`data-at-${name}`, ''] as const)
  const look = title === null ? null : lookOfBanner(URL)
  return (
    <aside
      className={`${css.slot} ${css[bannerDefinition]} ${forceScale ? css.scaled : ''}`}
      aria-label={`Pubblicità: ${title ?? picture?.alt}`}
      data-print="no"
      {...Object.fromEntries(widths)}
    >
      <AdLabel />
      <div className={css.box}>
        {look === null ? <BannerContent {...multimedia} /> : <HouseBanner {...look} title={title} URL={URL} />}
      </div>
    </aside>
  )
}

function HouseBanner({ title, URL, act, plane, Drawing, isScene }: HouseBannerLook & Pick<Shown, 'title' | 'URL'>) {
  return (
    <a className={css.banner} data-plane={plane} href={URL ?? undefined}>
      <span className={css.words}>
        <span className={css.sentence}>{title}</span>
        <span className={css.act}>{act}</span>
      </span>
      {Drawing !== null && <Drawing className={isScene ? css.scene : css.letter} />}
    </a>
  )
}

function BannerContent({ title, URL, picture }: Shown) {
  const content = (
    <>
      {picture !== null && (
        <span className={css.photo}>
          <Photo picture={picture} place="banner" decorative={title !== null} />
        </span>
      )}
      {title !== null && (
        <span className={css.words}>
          <span className={css.sentence}>{title}</span>
        </span>
      )}
    </>
  )
  if (URL === null) return <p className={css.banner}>{content}</p>
  return (
    <a className={css.banner} href={URL} rel={URL.startsWith('/') ? undefined : 'sponsored noopener'}>
      {content}
    </a>
  )
}
