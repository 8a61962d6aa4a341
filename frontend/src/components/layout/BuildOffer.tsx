import { BUILD, mark } from '../../browser/support/selectors.ts'
import { useFrame } from '../../page-definition/frame-context.ts'
import parts from '../../styles/parts.module.css'
import css from './offer-box.module.css'

/**
 * The offer to load a page anew that another build of the site has made since; out of sight until script has found one. The live region
 * is there before it speaks.
 */
export function BuildOffer() {
  const { build } = useFrame().assets
  if (build === undefined) return null
  return (
    <output {...mark(BUILD, build.id)}>
      <span className={css.offer} hidden>
        C’è una versione nuova del sito.
        <br />
        <button className={parts.bare} type="button">
          Ricarica
        </button>
        <button className={parts.bare} type="button">
          Non ora
        </button>
      </span>
    </output>
  )
}
