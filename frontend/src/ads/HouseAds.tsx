import { Icon } from '../icons/Icon.tsx'
import css from './house-ads.module.css'

/** The word over every advertisement. */
export function AdLabel() {
  return <p className={css.label}>Pubblicità</p>
}

/** A medium rectangle (300 × 250) for the podcasts, in gutturnio. */
export function PodcastAd() {
  return (
    <aside className={css.slot} aria-label="Pubblicità" data-print="no">
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
    <aside className={css.slot} aria-label="Pubblicità" data-print="no">
      <AdLabel />
      <div className={css.guide}>
        <svg className={css.hills} viewBox="0 0 300 350" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
          <rect width="300" height="350" fill="#ddb652" />
          <circle cx="206" cy="118" r="44" fill="#f1f3f2" />
          <path fill="#785600" d="M0 190l70-34 62 40 78-52 90 48v158H0z" />
          <path fill="#1b6a56" d="M0 252l96-46 88 34 116-50v160H0z" />
          <path fill="#0f4437" d="M0 350v-42l120-38 180 46v34z" />
        </svg>
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
    <aside className={css.billboard} aria-label="Pubblicità" data-print="no">
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

/** A billboard for the readers' club, in verderame. */
export function ClubAd() {
  return (
    <aside className={css.billboard} aria-label="Pubblicità" data-print="no">
      <AdLabel />
      <div className={css.club}>
        <svg className={css.curtain} viewBox="0 0 400 250" preserveAspectRatio="xMinYMid slice" aria-hidden="true">
          <rect width="400" height="250" fill="#0f4437" />
          <path fill="#1b6a56" d="M0 0h70l-24 250H0zM120 0h64l-10 250h-76zM236 0h60l14 250h-82zM350 0h50v250h-28z" />
        </svg>
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
    <aside className={css.slot} aria-label="Pubblicità" data-print="no">
      <AdLabel />
      <a className={css.tellUs} href="/contact-us/request">
        <span className={css.tellUsSentence}>
          Hai visto qualcosa? <br />
          Raccontacelo.
        </span>
        <span className={css.small}>Foto e segnalazioni alla redazione</span>
      </a>
    </aside>
  )
}

/** In a story's text (640 × 160, 300 × 250): the television's evening. */
export function InReadAd() {
  return (
    <aside className={css.inRead} aria-label="Pubblicità" data-print="no">
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
