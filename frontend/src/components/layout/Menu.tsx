import type { SiteConfiguration } from '@liberta/contracts/navigation/navigation.schema'
import { EMPTY_SEARCH } from '@liberta/contracts/search/search-parameters.schema'
import { AccountButton } from './AccountButton.tsx'
import { DateLines, Weather, WEATHER_SOURCE } from './Weather.tsx'
import { Nameplate } from '../brand/Nameplate.tsx'
import parts from '../../styles/parts.module.css'
import { Icon } from '../icons/Icon.tsx'
import { keepMarkup } from '../kept/keep-markup.ts'
import { SearchBox } from '../search-box/SearchBox.tsx'
import { useFrame, useGrammar } from '../../page-definition/frame-context.ts'
import { buildMenuGroups } from './menu-groups.ts'
import css from './menu.module.css'
import { MenuAccordion, MenuColumns } from './MenuGroups.tsx'
import { currentOf, SECONDARY_LINKS } from './secondary-links.table.ts'
import { SocialLinks } from './Footer.tsx'
import { MENU_ID } from '../../browser/support/selectors.ts'

/** A fifth of the home page's elements, and the same on every page. */
const drawGroups = keepMarkup(({ navfullsections }: SiteConfiguration) => {
  const groups = buildMenuGroups(navfullsections)
  return (
    <>
      <MenuColumns groups={groups} />
      <MenuAccordion groups={groups} />
    </>
  )
})

/**
 * The off-canvas menu: a popover, so that it opens, closes by its button, by Escape and by a click outside without any
 * script. Its groups stand twice, as columns for wide windows and as an accordion below 1024 px (requirements 2.106 to 2.109): each
 * is hidden, also from readers by ear, where the other is shown.
 */
export function Menu({ place }: { place: string }) {
  const grammar = useGrammar()
  const { site } = useFrame()
  return (
    <dialog className={css.menu} id={MENU_ID} popover="auto" aria-label="Menu e ricerca">
      <div className={css.scroll}>
        <div className={css.head}>
          <a href="/">
            <Nameplate className={css.nameplate} title="Libertà, prima pagina" />
          </a>
          <button
            className={`${parts.bare} ${css.close}`}
            type="button"
            popoverTarget={MENU_ID}
            popoverTargetAction="hide"
          >
            Chiudi <Icon name="close" />
          </button>
        </div>
        <SearchBox
          action={grammar.build({ type: 'search', scope: 'site', search: EMPTY_SEARCH })}
          label="Cosa stai cercando?"
        />
        <div className={css.weather}>
          <Weather />
          <div className={css.date}>
            <DateLines />
          </div>
          <p>
            Dati <a href={WEATHER_SOURCE}>Open-Meteo</a>
          </p>
        </div>
        <nav aria-label="Tutte le sezioni" dangerouslySetInnerHTML={{ __html: drawGroups(site) }} />
        <MoreLinks place={place} />
      </div>
      <Doors />
    </dialog>
  )
}

function MoreLinks({ place }: { place: string }) {
  const { settings } = useFrame()
  const { grammar } = settings
  return (
    <>
      <ul className={css.secondary}>
        {[...SECONDARY_LINKS, { name: 'Edizione digitale', href: settings.digitalEditionURL }].map((link) => (
          <li key={link.name}>
            <a href={link.href} aria-current={currentOf(grammar, link, place)}>
              {link.name}
            </a>
          </li>
        ))}
      </ul>
      <SocialLinks social={settings.social} className={css.social} />
    </>
  )
}

/** Outside of what scrolls on phones, so that they never lie over a link; at the foot of the window on desks, too. */
function Doors() {
  return (
    <div className={css.doors}>
      <AccountButton className={parts.outline} />
      <a className={parts.button} href="/abbonamenti">
        Abbonati
      </a>
    </div>
  )
}
