import { SEARCH_SCOPES } from '@liberta/addresses/search-family.table'
import { EMPTY_SEARCH } from '@liberta/contracts/search/search-parameters.schema'
import { useContext } from 'react'
import { INTERSTITIAL, mark } from '../../browser/support/selectors.ts'
import { useFrame } from '../../page-definition/frame-context.ts'
import { SubscribersLetter } from '../brand/Nameplate.tsx'
import { buildSlotId } from './ad-slot.table.ts'
import { AdSectionContext } from './AdSlot.tsx'

/**
 * The full-page advertisement (requirements 2.114, 2.115): closed, and without a style, until script opens it. It says itself what it is to
 * readers by ear, once; the count goes on for eyes alone. The button comes first, so that the focus begins there.
 */
export function Interstitial() {
  const { settings } = useFrame()
  const section = useContext(AdSectionContext)
  const { ads } = settings.thirdParties.services
  if (section === null || ads === 'none') return null
  const searches = SEARCH_SCOPES.map((scope) => settings.grammar.build({ type: 'search', scope, search: EMPTY_SEARCH }))
  return (
    <dialog
      className="interstitial"
      popover="auto"
      aria-modal="true"
      tabIndex={-1}
      aria-label="Pubblicità, si chiude da sola tra 5 secondi"
      data-print="no"
      {...mark(INTERSTITIAL, searches.join(' '))}
    >
      <form method="dialog">
        <p>Pubblicità</p>
        <p aria-hidden="true">
          Chiusura tra <b>5</b> sec
        </p>
        <button>SALTA</button>
      </form>
      {ads === 'gpt' ? (
        <div id={buildSlotId(section, 'interstitial', 1)} />
      ) : (
        <div>
          <HouseInterstitial />
        </div>
      )}
      <p>
        Dopo la chiusura torni a: <b />
      </p>
    </dialog>
  )
}

/** The paper's own: one plane, the letter, one sentence. */
function HouseInterstitial() {
  return (
    <>
      <SubscribersLetter className={undefined} />
      <div>
        <p>Le notizie della tua valle, ogni mattina.</p>
        <p>La lettera di Libertà: cinque cose, quattro minuti, gratis.</p>
        <a href="/newsletter">Iscriviti alla newsletter</a>
      </div>
    </>
  )
}
