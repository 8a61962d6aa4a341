import { Vineyard } from './AdDrawings.tsx'
import css from './billboard-ads.module.css'
import ads from './house-ads.module.css'
import { AdLabel } from './HouseAds.tsx'

/** A billboard (970 × 250, 340 × 100) for the television news. */
export function TelevisionAd() {
  return (
    <aside className={css.billboard} aria-label="Pubblicità: Telelibertà" data-print="no">
      <AdLabel />
      <a className={css.television} href="/multimedia/folder/teleliberta">
        <span className={`${ads.sentence} ${css.big}`}>
          Il tg della <br />
          tua provincia.
        </span>
        <span className={css.hours}>
          13.15 <br />
          19.30
        </span>
        <span className={css.channel}>Telelibertà, canale 76 e sul sito</span>
      </a>
    </aside>
  )
}

/** A billboard for the readers' club: vines at sunset. */
export function ClubAd() {
  return (
    <aside className={css.billboard} aria-label="Pubblicità: Club Libertà" data-print="no">
      <AdLabel />
      <div className={css.club}>
        <Vineyard className={`${ads.drawing} ${css.picture}`} />
        <div className={css.clubWords}>
          <a className={`${ads.sentence} ${css.big}`} href="/clubliberta">
            Club Libertà, <br />
            si esce insieme.
          </a>
          <p className={css.channel}>Teatro, cantine e stadio per gli abbonati</p>
        </div>
      </div>
    </aside>
  )
}
