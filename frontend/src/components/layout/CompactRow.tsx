import { AccountButton } from './AccountButton.tsx'
import { Nameplate } from '../brand/Nameplate.tsx'
import parts from '../../styles/parts.module.css'
import css from './compact-row.module.css'
import header from './header.module.css'
import { COMPACT_ROW, mark, MENU_ID, SEARCH } from '../../browser/support/selectors.ts'
import { Icon } from '../icons/Icon.tsx'

/** The slim header that script brings back on the way up the page (docs/design.md); out of sight and of reach till then. */
export function CompactRow({ quiet = false }: { quiet?: boolean }) {
  return (
    <div className={css.compact} {...mark(COMPACT_ROW)}>
      <div className={`${css.row} ${parts.width}`}>
        <div className={header.tools}>
          <MenuButtons />
        </div>
        <a href="/">
          <Nameplate className={css.nameplate} title="Libertà, prima pagina" />
        </a>
        <div className={`${header.reader} ${css.reader}`}>
          <AccountButton className={`${parts.bare} ${header.tool}`} />
          <a className={`${quiet ? parts.outline : parts.button} ${css.subscribe}`} href="/abbonamenti">
            Abbonati
          </a>
        </div>
      </div>
    </div>
  )
}

/** The burger and «Cerca»: both open the same menu, the second with the search box in focus (requirements 2.97 and 2.103). */
export function MenuButtons() {
  return (
    <>
      <button className={`${parts.bare} ${header.tool}`} type="button" popoverTarget={MENU_ID}>
        <Icon name="menu" />
        <span>Menu</span>
      </button>
      <button className={`${parts.bare} ${header.tool}`} type="button" popoverTarget={MENU_ID} {...mark(SEARCH)}>
        <Icon name="search" />
        <span>Cerca</span>
      </button>
    </>
  )
}
