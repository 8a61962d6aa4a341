import type { SiteConfiguration } from '@liberta/contracts/navigation/navigation.schema'
import { Nameplate } from '../brand/Nameplate.tsx'
import parts from '../../styles/parts.module.css'
import { keepMarkup } from '../kept/keep-markup.ts'
import { buildFooterColumns } from './footer-columns.ts'
import { SITE_MAP_ID } from './menu-groups.ts'
import { addressOfPage } from '../../page-definition/addresses/text-place.table.ts'
import { ADVERTISING_QUERY } from '../../page-definition/forms/form-pages.table.ts'
import type { FooterColumn } from './footer-columns.ts'
import css from './footer.module.css'
import { useFrame } from '../../page-definition/frame-context.ts'
import { writeRequested } from '../../settings/requested-purposes.ts'
import type { SiteSettings } from '../../settings/site-facts.ts'
import { WEATHER_SOURCE } from './Weather.tsx'
import { CHOICES, LATE, LITE_LINK, RELOAD_SWITCH, THEME_SWITCH, mark } from '../../browser/support/selectors.ts'
import { LinkItems } from '../links/LinkItems.tsx'

/** Where else the paper can be followed. */
export function SocialLinks({ social, className }: Pick<SiteSettings, 'social'> & { className: string | undefined }) {
  return (
    <ul className={className}>
      <LinkItems links={social.map(({ name, URL }) => ({ name, href: URL }))} />
    </ul>
  )
}

/** A twelfth of the home page's elements, and the same on every page. */
const drawFooter = keepMarkup((site: SiteConfiguration, settings: SiteSettings) => (
  <div className={parts.width}>
    <div className={css.head}>
      <a href="/">
        <Nameplate className={css.nameplate} title="Libertà, prima pagina" />
      </a>
      <SocialLinks social={settings.social} className={css.social} />
    </div>
    <SiteMap site={site} />
    <div className={css.end}>
      <LegalLines settings={settings} />
      <div className={css.choices}>
        <ThemeSwitch />
        <ReloadSwitch />
      </div>
    </div>
  </div>
))

/**
 * Columns of all sections, the publisher's legal lines, social links (requirements 1.13 to 1.15 and 2.110 to 2.112, footer), and the way
 * to the page's lite version.
 */
export function Footer({ lite }: { lite: string | null }) {
  const { site, settings } = useFrame()
  return (
    <footer className={css.footer} {...mark(LATE)}>
      <div dangerouslySetInnerHTML={{ __html: drawFooter(site, settings) }} />
      {lite !== null && (
        <p className={`${css.legal} ${parts.width}`}>
          <a href={lite} rel="alternate nofollow" {...mark(LITE_LINK)}>
            Versione leggera
          </a>
          , per le linee lente: solo testo, meno di 50 KB
        </p>
      )}
    </footer>
  )
}

function SiteMap({ site }: { site: SiteConfiguration }) {
  const { first, second, rest } = buildFooterColumns(site.navfullsections)
  return (
    <nav aria-label="Mappa del sito" id={SITE_MAP_ID}>
      <div className={css.row}>
        <Cells columns={first} span={3} />
      </div>
      <div className={css.row}>
        <Cells columns={second} span={2} />
        <Cells columns={rest} span={3} />
      </div>
    </nav>
  )
}

function Cells({ columns, span }: { columns: readonly FooterColumn[]; span: number }) {
  return columns.map((column) => (
    <div className={css.column} data-span={span} key={column.name}>
      <p className={css.title}>{column.href === null ? column.name : <a href={column.href}>{column.name}</a>}</p>
      <ul>
        <LinkItems links={column.links} />
      </ul>
      {column.folded.length > 0 && (
        <details>
          <summary aria-label={`Vedi tutti: ${column.name}`}>Vedi tutti</summary>
          <ul>
            <LinkItems links={column.folded} />
          </ul>
        </details>
      )}
    </div>
  ))
}

const THEMES = [
  { value: 'light', name: 'Chiaro' },
  { value: 'system', name: 'Sistema' },
  { value: 'dark', name: 'Scuro' },
] as const

/** Follows the system until the reader says otherwise; out of sight without script, its place kept. */
function ThemeSwitch() {
  return (
    <fieldset className={css.themes} {...mark(THEME_SWITCH)}>
      <legend className={parts.hidden}>Tema</legend>
      {THEMES.map(({ value, name }) => (
        <label className={css.theme} key={value}>
          <input type="radio" name="theme" value={value} defaultChecked={value === 'system'} />
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** Lets a page that loads itself anew stay as it is (WCAG 2.2.1); out of sight without script and on every other page. */
function ReloadSwitch() {
  return (
    <label className={css.reload} {...mark(RELOAD_SWITCH)}>
      <input type="checkbox" defaultChecked /> Aggiorna questa pagina da sola
    </label>
  )
}

const UNSET = 'da configurare'

/** Who publishes the paper, as the law has it named on every page, and the way to one's choices about cookies. */
export function LegalLines({ settings }: { settings: SiteSettings }) {
  const { publisher, grammar } = settings
  return (
    <div className={css.legal}>
      <p>
        {publisher.name}, {publisher.address}, tel. {publisher.phone}
      </p>
      <p>
        Partita Iva: {publisher.vatNumber ?? UNSET}. Registro imprese: {publisher.registerNumber ?? UNSET}.
        Registrazione del tribunale: {publisher.courtRegistration ?? UNSET}. Direttore responsabile:{' '}
        {publisher.director ?? UNSET}
      </p>
      <p>
        Per la pubblicità:{' '}
        {publisher.advertisingContact ?? (
          <a href={addressOfPage(grammar, 'contactRequest', { query: ADVERTISING_QUERY })}>scrivici</a>
        )}
        . Dati meteo: <a href={WEATHER_SOURCE}>Open-Meteo</a> (CC BY 4.0)
      </p>
      <p>
        <a href="/policy" {...mark(CHOICES, writeRequested(settings.thirdParties.services))}>
          Le tue scelte sui cookie
        </a>
      </p>
      <PreferredSource address={settings.preferredSourceURL} />
    </div>
  )
}

/** A plain link, which asks Google for nothing before it is followed. */
function PreferredSource({ address }: { address: string | null }) {
  return (
    address !== null && (
      <p>
        <a href={address}>Aggiungi Libertà alle tue fonti preferite su Google</a>
      </p>
    )
  )
}
