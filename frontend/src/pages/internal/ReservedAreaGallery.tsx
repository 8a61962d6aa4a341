import { useGrammar } from '../../page-definition/frame-context.ts'
import { AccountLayout } from '../account/AccountLayout.tsx'
import css from '../account/account.module.css'
import parts from '../../styles/parts.module.css'
import { addressOfPage } from '../../page-definition/addresses/text-place.table.ts'

/** Addresses of the reserved area, to be tried. */
const PATHS = ['', 'salvati', 'interessi', 'privacy']

/** What the reserved area is for a reader who has not signed in: closed, every address of it leads to the first page. */
export function ReservedAreaGallerySection() {
  const grammar = useGrammar()
  return (
    <AccountLayout
      title="Prova dell’area riservata"
      why="Questa pagina è uguale per tutti: qui nessuno ha fatto l’accesso. Ogni indirizzo dell’area riservata riporta alla prima pagina."
    >
      <ul className={css.gains} aria-label="Indirizzi da provare">
        {PATHS.map((path) => {
          const address = grammar.build({ type: 'reservedArea', path })
          return (
            <li key={address}>
              <a href={address} rel="nofollow">
                {address}
              </a>
            </li>
          )
        })}
      </ul>
      <p>
        <a className={parts.button} href={addressOfPage(grammar, 'login')} rel="nofollow">
          Accedi
        </a>
      </p>
    </AccountLayout>
  )
}
