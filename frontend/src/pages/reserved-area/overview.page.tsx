import { useGrammar } from '../../page-definition/frame-context.ts'
import card from '../../components/cards/card.module.css'
import css from '../../components/text/services.module.css'
import { joinDate, writeDate } from '@liberta/italian/written-date'
import { writeNumber } from '@liberta/italian/write-number'
import { defineReserved } from './define-reserved.tsx'
import { addressOfReserved, RESERVED_PAGES } from '../../page-definition/addresses/reserved-address.ts'
import type { ReservedPath } from '../../page-definition/addresses/reserved-address.ts'
import { takeOwn } from '../../page-definition/personal/personal-request.ts'
import type { PersonalRequest } from '../../page-definition/personal/personal-request.ts'

interface Door {
  path: ReservedPath
  /** What stands there now, in words. */
  words: string
}

/** `/area-riservata`: what the newspaper keeps for the reader, and the way to each of it. */
export const OVERVIEW_PAGE = defineReserved<Door[]>('', {
  standfirst: 'Qui trovi quello che il giornale tiene per te, e puoi cambiare tutto quando vuoi.',
  title: ({ reader }) => (reader.name === '' ? 'La tua area' : `Ciao ${reader.name}`),
  load: async ({ account }) => {
    const [saved, interests, subscriptions, privacy] = await Promise.all([
      account.readSaved({}).then(takeOwn),
      account.readInterests().then(takeOwn),
      account.readSubscriptions().then(takeOwn),
      account.readPrivacy().then(takeOwn),
    ])
    // What could not be read is no answer: of it only the way there is named.
    return [
      { path: 'salvati', words: saved === null ? 'Quello che hai messo da parte.' : sayCount(saved.total) },
      {
        path: 'interessi',
        words: interests === null ? 'I temi e le zone che ti stanno a cuore.' : sayInterests(interests),
      },
      {
        path: 'newsletter',
        words: subscriptions === null ? 'Le newsletter che ricevi.' : saySubscriptions(subscriptions),
      },
      {
        path: 'privacy',
        words: privacy === null ? 'Quello che hai scelto sulla privacy.' : sayChoice(privacy.settings.updatedAt),
      },
      { path: 'profilo', words: 'Nome, e-mail e uscita.' },
      { path: 'i-miei-dati', words: 'Scaricali in un file, o cancella l’account.' },
    ]
  },
  View: Doors,
})

function Doors({ content }: { content: Door[]; request: PersonalRequest }) {
  const grammar = useGrammar()
  return (
    <ul className={css.rows} aria-label="Le pagine dell’area">
      {content.map(({ path, words }) => (
        <li key={path}>
          <div className={card.card}>
            <h2 className={css.name}>
              <a className={card.link} href={addressOfReserved(grammar, path)} rel="nofollow">
                {RESERVED_PAGES[path]}
              </a>
            </h2>
            <p className={css.text}>{words}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

const plural = (count: number, one: string, many: string) => `${writeNumber(count)} ${count === 1 ? one : many}`

function sayCount(total: number): string {
  return total === 0 ? 'Non hai ancora salvato niente.' : `${plural(total, 'cosa salvata', 'cose salvate')}.`
}

function sayInterests({ topics, zones }: { topics: readonly unknown[]; zones: readonly unknown[] }): string {
  if (topics.length + zones.length === 0) return 'Scegli i temi e le zone che ti stanno a cuore.'
  return `${plural(topics.length, 'tema', 'temi')} e ${plural(zones.length, 'zona', 'zone')}.`
}

function saySubscriptions(subscriptions: readonly { active: boolean }[]): string {
  const active = subscriptions.filter((subscription) => subscription.active).length
  return active === 0 ? 'Nessuna iscrizione attiva.' : `${plural(active, 'iscrizione attiva', 'iscrizioni attive')}.`
}

function sayChoice(updatedAt: string | null): string {
  if (updatedAt === null) return 'Non hai ancora scelto: senza una tua scelta non facciamo niente.'
  return `La tua ultima scelta: ${joinDate('il', writeDate(new Date(updatedAt)))}.`
}
