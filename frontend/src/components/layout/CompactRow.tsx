import { AccountButton } from './AccountButton.tsx'
import { Nameplate } from '../brand/Nameplate.tsx'
import parts from '../../styles/parts.module.css'
import css from './compact-row.module.css'
import header from './header.module.css'
import { MenuButtons } from './MenuButtons.tsx'
import { COMPACT_ROW, mark } from '../../browser/support/selectors.ts'

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
