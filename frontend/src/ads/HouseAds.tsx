import { Icon } from '../icons/Icon.tsx'
import { Street, Vineyard } from './AdDrawings.tsx'
import css from './house-ads.module.css'

/** The word over every advertisement. */
export function AdLabel() {
  return <p className={css.label}>Pubblicità</p>
}

/** A medium rectangle (300 × 250) for the podcasts, in gutturnio. */
export function PodcastAd() {
  return (
    <aside className={css.slot} aria-label="Pubblicità: i podcast" data-print="no">
      <AdLabel />
      <a className={css.podcast} href="/podcast">
        <span className={css.rectangleSentence}>Una storia al giorno, da ascoltare sulla via Emilia.</span>
        <span className={css.foot}>
          <Icon name="headphones" /> I podcast di Libertà
        </span>
      </a>
    </aside>
  )
}

/** A skyscraper (300 × 600) for the Friday guide. */
export function GuideAd() {
  return (
    <aside className={css.slot} aria-label="Pubblicità: la guida" data-print="no">
      <AdLabel />
      <div className={css.guide}>
        <Vineyard className={css.hills} />
        <div className={css.guideWords}>
          <p className={css.guideSentence}>Domenica, dove si mangia in collina?</p>
          <p className={css.small}>Gusto, la guida ogni venerdì nella tua posta.</p>
          <a className={css.underlined} href="/newsletter">
            Iscriviti, è gratis
          </a>
        </div>
      </div>
    </aside>
  )
}

/** A billboard (970 × 250, 340 × 100) for the television news. */
export function TelevisionAd() {
  return (
    <aside className={css.billboard} aria-label="Pubblicità: Telelibertà" data-print="no">
      <AdLabel />
      <a className={css.television} href="/multimedia/folder/teleliberta">
        <span className={css.billboardSentence}>
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
        <Vineyard className={css.picture} />
        <div className={css.clubWords}>
          <a className={css.billboardSentence} href="/clubliberta">
            Club Libertà, <br />
            si esce insieme.
          </a>
          <p className={css.channel}>Teatro, cantine e stadio per gli abbonati</p>
        </div>
      </div>
    </aside>
  )
}

/** An autopromo (687 × 200, 340 × 100): the desk asks for what readers saw. */
export function TellUsAd() {
  return (
    <aside className={css.slot} aria-label="Pubblicità: scrivi alla redazione" data-print="no">
      <AdLabel />
      <a className={css.tellUs} href="/contact-us/request">
        <span className={css.tellUsSentence}>
          Hai visto qualcosa? <br />
          Raccontacelo.
        </span>
        <span className={css.small}>Foto e segnalazioni alla redazione</span>
        <Street className={css.street} />
      </a>
    </aside>
  )
}

/** In a story's text (640 × 160, 300 × 250): the television's evening. */
export function InReadAd() {
  return (
    <aside className={css.inRead} aria-label="Pubblicità nell’articolo" data-print="no">
      <AdLabel />
      <a className={css.inReadBox} href="/multimedia/folder/teleliberta">
        <span className={css.inReadSentence}>
          La provincia, vista da vicino. <br />
          I programmi di Telelibertà.
        </span>
        <span className={css.channel}>Ogni sera alle 21, canale 76</span>
      </a>
    </aside>
  )
}
