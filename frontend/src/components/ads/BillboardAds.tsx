import { Vineyard } from './AdDrawings.tsx'
import css from './billboard-ads.module.css'
import ads from './house-ads.module.css'
import { AdSlot } from './AdSlot.tsx'

/** A billboard (970 × 250, 340 × 100) for the television news. */
export function TelevisionAd({ n = 1 }: { n?: number }) {
  return (
    <AdSlot position="billboard" n={n} about="Telelibertà" className={css.billboard}>
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
    </AdSlot>
  )
}

/** A billboard for the readers' club: vines at sunset. */
export function ClubAd({ n = 2 }: { n?: number }) {
  return (
    <AdSlot position="billboard" n={n} about="Club Libertà" className={css.billboard}>
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
    </AdSlot>
  )
}
