import { Icon } from '../icons/Icon.tsx'
import { Street, Vineyard } from './AdDrawings.tsx'
import { AdSlot } from './AdSlot.tsx'
import css from './house-ads.module.css'

/** A medium rectangle (300 × 250) for the podcasts, in gutturnio. */
export function PodcastAd() {
  return (
    <AdSlot position="medium_rectangle" about="i podcast" className={css.slot}>
      <a className={css.podcast} href="/podcast">
        <span className={`${css.sentence} ${css.rectangleSentence}`}>
          Una storia al giorno, da ascoltare sulla via Emilia.
        </span>
        <span className={css.foot}>
          <Icon name="headphones" /> I podcast di Libertà
        </span>
      </a>
    </AdSlot>
  )
}

/** A skyscraper (300 × 600) for the Friday guide. */
export function GuideAd() {
  return (
    <AdSlot position="skyscraper_xl" about="la guida" className={css.slot}>
      <div className={css.guide}>
        <Vineyard className={`${css.drawing} ${css.hills}`} />
        <div className={css.guideWords}>
          <p className={`${css.sentence} ${css.guideSentence}`}>Domenica, dove si mangia in collina?</p>
          <p className={css.small}>Gusto, la guida ogni venerdì nella tua posta.</p>
          <a className={css.underlined} href="/newsletter">
            Iscriviti, è gratis
          </a>
        </div>
      </div>
    </AdSlot>
  )
}

/** An autopromo (687 × 200, 340 × 100): the desk asks for what readers saw. */
export function TellUsAd({ n = 1, wideOnly = false }: { n?: number; wideOnly?: boolean }) {
  return (
    <AdSlot position="autopromo" n={n} about="scrivi alla redazione" className={css.slot} wideOnly={wideOnly}>
      <a className={css.tellUs} href="/contact-us/request">
        <span className={`${css.sentence} ${css.tellUsSentence}`}>
          Hai visto qualcosa? <br />
          Raccontacelo.
        </span>
        <span className={css.small}>Foto e segnalazioni alla redazione</span>
        <Street className={`${css.drawing} ${css.street}`} />
      </a>
    </AdSlot>
  )
}

/** In a story's text (640 × 160, 300 × 250): the television's evening. */
export function InReadAd() {
  return (
    <AdSlot position="inread" about="i programmi di Telelibertà" className={css.inRead}>
      <a className={css.inReadBox} href="/multimedia/folder/teleliberta">
        <span className={`${css.sentence} ${css.inReadSentence}`}>
          La provincia, vista da vicino. <br />
          I programmi di Telelibertà.
        </span>
        <span className={css.inReadNote}>Ogni sera alle 21, canale 76</span>
      </a>
    </AdSlot>
  )
}
