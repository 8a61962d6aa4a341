import type { SiteConfiguration } from '@liberta/contracts/navigation/navigation.schema'
import type { ReactNode } from 'react'
import { writeDayOfYear } from '@liberta/italian/italian-date'
import { calendarInRome } from '@liberta/italian/rome-calendar'
import { AccountButton } from './AccountButton.tsx'
import { Nameplate } from '../brand/Nameplate.tsx'
import parts from '../../styles/parts.module.css'
import { Icon } from '../icons/Icon.tsx'
import { CompactRow, MenuButtons } from './CompactRow.tsx'
import { DateLines, LinkedWeather } from './Weather.tsx'
import { useFrame, useGrammar } from '../../page-definition/frame-context.ts'
import css from './header.module.css'
import { linkOf, visibleItems } from './menu-groups.ts'
import type { NamedLink } from '../links/LinkItems.tsx'
import { currentOf, OBITUARIES_LINK, SECONDARY_LINKS } from './secondary-links.table.ts'
import { Topics } from './Topics.tsx'

interface HeaderProps {
  /** Address of the page that the links are to mark. */
  place: string
  isHome: boolean
  quiet?: boolean
  /** What stands first among the topics. */
  topic?: ReactNode
}

/** Masthead, sections and topics of the day, none on a quiet page; the nameplate is the home page's one h1. */
export function Header({ place, isHome, quiet = false, topic = null }: HeaderProps) {
  return (
    <header className={css.header}>
      <Masthead isHome={isHome} quiet={quiet} />
      <Sections place={place} />
      <DayLine />
      {!quiet && <Topics first={topic} />}
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
          <LinkedWeather form="block" />
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

const LATEST_LINK = { name: 'Ultime News', href: '/news/latest' } as const

/**
 * The latest news, the sections of the site, and the obituaries, each link once. An item of the CMS named as one of the site's own links
 * is left out: it may be a heading, or lead to nothing.
 */
export function listSectionLinks({
  navsections,
}: Pick<SiteConfiguration, 'navsections'>): (NamedLink & { family?: readonly string[] })[] {
  const own = [LATEST_LINK, OBITUARIES_LINK].map(({ name }) => name.toLowerCase())
  const sections = visibleItems(navsections)
    .map(linkOf)
    .filter(({ name }) => !own.includes(name.toLowerCase()))
  const isFirst = ({ name, href }: NamedLink, index: number) =>
    sections.findIndex((link) => link.name === name && link.href === href) === index
  return [LATEST_LINK, ...sections.filter(isFirst), OBITUARIES_LINK]
}

function Sections({ place }: { place: string }) {
  const grammar = useGrammar()
  const { site, settings } = useFrame()
  return (
    <nav className={css.nav} aria-label="Sezioni">
      <div className={`${css.navRow} ${parts.width}`}>
        <ul className={css.sections}>
          {listSectionLinks(site).map(({ name, href, family }) => (
            <li key={`${name} ${href}`}>
              {href === null ? (
                <span>{name}</span>
              ) : (
                <a href={href} aria-current={currentOf(grammar, { href, ...(family && { family }) }, place)}>
                  {name}
                </a>
              )}
            </li>
          ))}
        </ul>
        <ul className={css.secondary}>
          {SECONDARY_LINKS.map((link) => (
            <li key={link.name}>
              <a href={link.href} aria-current={currentOf(grammar, link, place)}>
                {link.name}
              </a>
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

function DayLine() {
  const { now } = useFrame()
  return (
    <div className={`${css.dayLine} ${parts.width}`}>
      <span>
        {writeDayOfYear(now)}
        <span className={css.year}> {calendarInRome(now).year}</span>
      </span>
      <LinkedWeather form="line" />
    </div>
  )
}
