import { FIRST_LAYER, mark, PREFERENCES } from '../../browser/support/selectors.ts'
import { useFrame } from '../../page-definition/frame-context.ts'
import type { SiteSettings } from '../../settings/site-facts.ts'
import parts from '../../styles/parts.module.css'
import { Icon } from '../icons/Icon.tsx'
import { keepMarkup } from '../kept/keep-markup.ts'
import { countCompanies, describePurposes, summarisePurposes } from '../consent/describe-consent.ts'
import type { PurposeWords } from '../consent/describe-consent.ts'

const TITLE = 'Una scelta, prima di leggere'
const PREFERENCES_TITLE = 'scelte-cookie-titolo'

/** The page that tells of cookies, where nobody is asked. */
const POLICY = '/policy'

const drawFirstLayer = keepMarkup((settings: SiteSettings) => <FirstWords settings={settings} />)
const drawPreferences = keepMarkup((settings: SiteSettings) => <Choices settings={settings} />)

/**
 * What asks a reader about cookies at the page's first sight: out of sight until script shows it to whoever has not chosen. Not where a
 * consent platform asks, where there is nothing to ask, and on the page that tells of cookies.
 */
export function FirstLayer({ path }: { path: string }) {
  const { settings } = useFrame()
  const { services } = settings.thirdParties
  if (path === POLICY || services.consentScript !== null || describePurposes(services).length === 0) return null
  return (
    <section
      className="consent"
      aria-label={TITLE}
      hidden
      data-print="no"
      {...mark(FIRST_LAYER)}
      dangerouslySetInnerHTML={{ __html: drawFirstLayer(settings) }}
    />
  )
}

/** The choices one by one, a modal dialog that each footer opens; not where a consent platform has its own. */
export function Preferences() {
  const { settings } = useFrame()
  if (settings.thirdParties.services.consentScript !== null) return null
  return (
    <dialog
      className="preferences"
      popover="auto"
      aria-modal="true"
      tabIndex={-1}
      aria-labelledby={PREFERENCES_TITLE}
      data-print="no"
      {...mark(PREFERENCES)}
      dangerouslySetInnerHTML={{ __html: drawPreferences(settings) }}
    />
  )
}

function FirstWords({ settings }: { settings: SiteSettings }) {
  const { companies, aims, refused } = summarisePurposes(settings.thirdParties.services)
  return (
    <>
      <div className="consent-head">
        <p className="consent-title">{TITLE}</p>
        <CloseButton name="Chiudi e rifiuta" value="refuse" type="button" />
      </div>
      <p>
        Con il tuo consenso{' '}
        {companies === 0 ? (
          'usiamo la memoria del browser'
        ) : (
          <>
            noi e{' '}
            <button className="consent-link" type="button" value="choose">
              {countCompanies(companies)}
            </button>{' '}
            usiamo cookie
          </>
        )}{' '}
        per {aims}. {refused} Cambi idea quando vuoi, da «Le tue scelte sui cookie» in fondo a ogni pagina.
      </p>
      <div className="consent-answers">
        <Answer name="Accetta" value="accept" type="button" />
        <Answer name="Rifiuta" value="refuse" type="button" />
        <Answer name="Scegli" value="choose" type="button" />
      </div>
      <p className="consent-note">
        Chiudere con la X vale come rifiutare. <a href={POLICY}>Cookie policy</a>
      </p>
    </>
  )
}

function Choices({ settings }: { settings: SiteSettings }) {
  const rows = describePurposes(settings.thirdParties.services)
  return (
    <form method="dialog">
      <div className="consent-head">
        <h2 className="consent-title" id={PREFERENCES_TITLE}>
          Le tue scelte sui cookie
        </h2>
        <CloseButton name="Chiudi senza cambiare" value="close" type="submit" />
      </div>
      <p className="consent-note">
        {rows.length === 0
          ? 'Il sito usa soltanto ciò che è necessario: non c’è niente da scegliere.'
          : 'Ogni voce è spenta finché non la accendi tu. La scelta vale sei mesi, su questo dispositivo.'}{' '}
        <a href={POLICY}>Cookie policy</a>
      </p>
      <div className="purpose">
        <h3>Necessari</h3>
        <p>L’accesso, gli articoli salvati, la sicurezza. Senza, il sito non funziona.</p>
        <p className="always">Sempre accesi</p>
      </div>
      {rows.map((row) => (
        <PurposeRow row={row} key={row.purpose} />
      ))}
      {rows.length > 0 && (
        <div className="consent-answers">
          <Answer name="Salva le mie scelte" value="save" type="submit" />
          <Answer name="Accetta tutto" value="accept" type="submit" />
          <Answer name="Rifiuta tutto" value="refuse" type="submit" />
        </div>
      )}
    </form>
  )
}

function PurposeRow({ row: { purpose, name, sentence, companies } }: { row: PurposeWords }) {
  const id = `scelta-${purpose}`
  return (
    <div className="purpose">
      <h3 id={id}>{name}</h3>
      <div>
        <p id={`${id}-frase`}>{sentence}</p>
        {companies.length === 0 ? (
          <p>Nessuna società.</p>
        ) : (
          <details>
            <summary>{countCompanies(companies.length)}</summary>
            <ul>
              {companies.map((company) => (
                <li key={company}>{company}</li>
              ))}
            </ul>
          </details>
        )}
      </div>
      <label className="switch">
        {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says it by itself, and may not twice. */}
        <input type="checkbox" role="switch" name={purpose} aria-labelledby={id} aria-describedby={`${id}-frase`} />
        <span aria-hidden>No</span>
        <span aria-hidden>Sì</span>
      </label>
    </div>
  )
}

interface AnswerProps {
  name: string
  value: 'accept' | 'refuse' | 'choose' | 'save' | 'close'
  type: 'button' | 'submit'
}

/** All answers alike: a colour would be a vote. */
function Answer({ name, ...button }: AnswerProps) {
  return (
    <button className={parts.outline} {...button}>
      {name}
    </button>
  )
}

function CloseButton({ name, ...button }: AnswerProps) {
  return (
    <button className={`${parts.bare} consent-close`} aria-label={name} {...button}>
      <Icon name="close" />
    </button>
  )
}
