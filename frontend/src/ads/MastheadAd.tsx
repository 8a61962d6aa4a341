import { BigAccentedLetter } from '../brand/Nameplate.tsx'
import parts from '../design/parts.module.css'
import css from './house-ads.module.css'
import { AdLabel } from './HouseAds.tsx'
import own from './masthead-ad.module.css'

/** The masthead's slot (1370 × 270, 375 × 100): the paper's own promise. */
export function MastheadAd() {
  return (
    <aside className={`${own.masthead} ${parts.width}`} aria-label="Pubblicità" data-print="no">
      <AdLabel />
      <div className={own.mastheadBox}>
        <BigAccentedLetter className={own.letter} />
        <div className={own.mastheadWords}>
          <p className={own.sentence}>
            Mettiamo l’accento <br />
            su Piacenza.
          </p>
          <p className={`${css.small} ${own.small}`}>Il giornale intero, sul telefono, dalle 5 del mattino.</p>
        </div>
        <a className={own.offer} href="/abbonamenti">
          Scopri l’abbonamento
        </a>
      </div>
    </aside>
  )
}
