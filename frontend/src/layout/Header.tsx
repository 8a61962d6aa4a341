import { writeDayOfYear } from '@liberta/contracts/wording/italian-date'
import { AccountButton } from './AccountButton.tsx'
import { Nameplate } from '../brand/Nameplate.tsx'
import parts from '../design/parts.module.css'
import { Icon } from '../icons/Icon.tsx'
import { CompactRow } from './CompactRow.tsx'
import { DateLines } from './DateLines.tsx'
import { useFrame } from './frame-context.ts'
import css from './header.module.css'
import { linkOf, visibleItems } from './menu-groups.ts'
import { MenuButtons } from './MenuButtons.tsx'
import { SECONDARY_LINKS } from './secondary-links.table.ts'
import { Topics } from './Topics.tsx'
import { CreditedWeather } from './Weather.tsx'

/** Masthead, sections and topics of the day, none on a quiet page; the nameplate is the home page's one h1. */
export function Header({ path, isHome, quiet = false }: { path: string; isHome: boolean; quiet?: boolean }) {
  return (
    <header className={css.header}>
      <Masthead isHome={isHome} quiet={quiet} />
      <Sections path={path} />
      <DayLine />
      {!quiet && <Topics />}
      <CompactRow quiet={quiet} />
    </header>
  )
}

function Masthead({ isHome, quiet }: { isHome: boolean; quiet: boolean }) {
  const Name = isHome ? 'h1' : 'p'
  return (
    <div className={`${css.masthead} ${parts.width}`}>
      <div className={css.tools}>
        <MenuButtons />
        <div className={css.weather}>
          <CreditedWeather form="block" />
        </div>
      </div>
      <Name className={css.name}>
        <a href="/">
          <Nameplate
            className={css.nameplate}
            title={isHome ? 'Libertà, il quotidiano di Piacenza' : 'Libertà, prima pagina'}
          />
        </a>
      </Name>
      <div className={css.reader}>
        <div className={css.date}>
          <DateLines />
        </div>
        <AccountButton className={`${parts.bare} ${css.tool}`} />
        <a className={`${quiet ? parts.outline : parts.button} ${css.subscribe}`} href="/abbonamenti">
          Abbonati
        </a>
      </div>
    </div>
  )
}

function Sections({ path }: { path: string }) {
  const { site, settings } = useFrame()
  const links = [
    { name: 'Ultime News', href: '/news/latest' },
    ...visibleItems(site.navsections).map(linkOf),
    { name: 'Necrologie', href: '/necrologie/list' },
  ].filter((link, index, all) => all.findIndex(({ name }) => name === link.name) === index)
  return (
    <nav className={css.nav} aria-label="Sezioni">
      <div className={`${css.navRow} ${parts.width}`}>
        <ul className={css.sections}>
          {links.map(({ name, href }) => (
            <li key={name}>
              {href === null ? (
                <span>{name}</span>
              ) : (
                <a href={href} aria-current={currentOf(href, path)}>
                  {name}
                </a>
              )}
            </li>
          ))}
        </ul>
        <ul className={css.secondary}>
          {SECONDARY_LINKS.map(({ name, href }) => (
            <li key={name}>
              <a href={href}>{name}</a>
            </li>
          ))}
          <li>
            <a href={settings.digitalEditionURL}>
              Edizione digitale <Icon name="out" className={css.out} />
            </a>
          </li>
        </ul>
      </div>
    </nav>
  )
}

/** `page` on the section's own page, `true` under it, for the mark of the active section. */
function currentOf(href: string, path: string): 'page' | 'true' | undefined {
  if (path === href) return 'page'
  return path.startsWith(`${href}/`) ? 'true' : undefined
}

function DayLine() {
  const { now } = useFrame()
  return (
    <div className={`${css.dayLine} ${parts.width}`}>
      <span>{writeDayOfYear(now)}</span>
      <CreditedWeather form="line" />
    </div>
  )
}
