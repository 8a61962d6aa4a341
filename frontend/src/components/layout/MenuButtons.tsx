import parts from '../../styles/parts.module.css'
import { Icon } from '../icons/Icon.tsx'
import header from './header.module.css'
import { mark, MENU_ID, SEARCH } from '../../browser/support/selectors.ts'

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
