import { COOKIE_PURPOSES } from '@liberta/contracts/accounts/cookie-purpose.table'
import type { Purpose } from '@liberta/contracts/accounts/cookie-purpose.table'
import type { PageBlock } from '@liberta/contracts/pages/editorial-page.schema'
import { countCompanies, describePurposes } from '../../components/consent/describe-consent.ts'
import type { PageServices } from '../../settings/third-parties.ts'

/** Something that the site keeps in a reader's browser. */
interface StoredThing {
  name: string
  where: 'cookie' | 'device' | 'tab'
  lasts: string
  /** Why; without what stands above, the site could not do it. */
  serves: string
  /** Kept with this consent alone. */
  purpose?: Purpose
}

const UNTIL_DELETED = 'finché non lo cancelli'
const WITH_THE_TAB = 'finché la scheda è aperta'

/** All that the site itself keeps in a browser. A test holds it against the code's own names. */
export const STORED_THINGS: readonly StoredThing[] = [
  { name: 'liberta_sessione', where: 'cookie', lasts: '30 giorni', serves: 'Tiene aperto l’accesso' },
  {
    name: 'liberta_lettore',
    where: 'cookie',
    lasts: '30 giorni',
    serves: 'Dice alla pagina che può esserci un accesso, e se è ancora lo stesso',
  },
  { name: 'liberta_stato', where: 'cookie', lasts: '1 ora', serves: 'Protegge l’andata all’accesso e il ritorno' },
  { name: 'liberta_verifica', where: 'cookie', lasts: '1 ora', serves: 'Protegge l’andata all’accesso e il ritorno' },
  { name: 'liberta_ritorno', where: 'cookie', lasts: '1 ora', serves: 'Riporta alla pagina da cui sei partito' },
  { name: 'liberta_voto', where: 'cookie', lasts: '180 giorni', serves: 'Conta un voto solo in un sondaggio' },
  { name: 'liberta_votato', where: 'cookie', lasts: '180 giorni', serves: 'Dice che hai votato in un sondaggio' },
  { name: 'liberta_avviso', where: 'cookie', lasts: '1 minuto', serves: 'Ti dice che cosa è stato salvato' },
  { name: 'scroll', where: 'cookie', lasts: '30 minuti', serves: 'Ti riporta al punto in cui eri' },
  { name: 'scelte-cookie', where: 'device', lasts: '6 mesi', serves: 'Ricorda le tue scelte sui cookie' },
  {
    name: 'scelte-piattaforma',
    where: 'device',
    lasts: UNTIL_DELETED,
    serves: 'Dice alle altre pagine aperte che hai cambiato le tue scelte sui cookie',
  },
  { name: 'theme', where: 'device', lasts: UNTIL_DELETED, serves: 'Ricorda il tema chiaro o scuro' },
  { name: 'letters', where: 'device', lasts: UNTIL_DELETED, serves: 'Ricorda la grandezza dei caratteri' },
  { name: 'ascoltati', where: 'device', lasts: UNTIL_DELETED, serves: 'Ricorda fin dove hai ascoltato un podcast' },
  { name: 'ultimora', where: 'device', lasts: UNTIL_DELETED, serves: 'Non ti mostra più l’ultim’ora che hai chiuso' },
  {
    name: 'leggera',
    where: 'device',
    lasts: UNTIL_DELETED,
    serves: 'Non ti offre più la versione leggera che hai rifiutato',
  },
  { name: 'reload', where: 'device', lasts: UNTIL_DELETED, serves: 'Ricorda se le pagine si ricaricano da sole' },
  {
    name: 'interstiziale',
    where: 'device',
    lasts: '24 ore',
    serves: 'Ricorda che hai visto l’annuncio a tutta pagina',
    purpose: 'advertising',
  },
  { name: 'ascolto', where: 'tab', lasts: WITH_THE_TAB, serves: 'Fa continuare l’ascolto da una pagina all’altra' },
  { name: 'accesso-iniziato', where: 'tab', lasts: WITH_THE_TAB, serves: 'Evita di chiedere due volte il profilo' },
  { name: 'salva-dopo', where: 'tab', lasts: '1 ora', serves: 'Salva dopo l’accesso ciò che volevi salvare' },
  { name: 'build', where: 'tab', lasts: WITH_THE_TAB, serves: 'Offre una volta sola la versione nuova del sito' },
  { name: 'reloaded', where: 'tab', lasts: WITH_THE_TAB, serves: 'Tiene lontani fra loro due ricaricamenti' },
  { name: 'nuovi', where: 'tab', lasts: WITH_THE_TAB, serves: 'Segna ciò che è nuovo quando premi «Mostra»' },
  { name: 'pagine', where: 'tab', lasts: WITH_THE_TAB, serves: 'Conta le pagine prima di un annuncio a tutta pagina' },
  {
    name: 'interstiziale',
    where: 'tab',
    lasts: WITH_THE_TAB,
    serves: 'Evita di mostrarti due volte l’annuncio a tutta pagina',
  },
  { name: 'giro', where: 'tab', lasts: WITH_THE_TAB, serves: 'Tiene il verso in cui sfogli le fotografie' },
]

const PLACES = {
  cookie: 'Cookie',
  device: 'Nella memoria del browser',
  tab: 'Nella memoria della scheda',
} as const

/** What the page that tells of cookies says after the editors' words: what is kept, for what others act, how to change one's mind. */
export function describeStored(services: PageServices): PageBlock[] {
  return [
    { type: 'heading', text: 'Che cosa conserva il browser' },
    ...(['cookie', 'device', 'tab'] as const).map((where) => ({
      type: 'facts' as const,
      title: PLACES[where],
      items: STORED_THINGS.filter((thing) => thing.where === where).map(describeThing),
    })),
    { type: 'heading', text: 'Che cosa contiamo' },
    {
      type: 'paragraph',
      text: 'Per la classifica «Più lette» contiamo, ora per ora, in quanti leggono una notizia. Di una visita su dieci registriamo quanto è stata veloce la pagina. Nel browser non resta niente, e di chi legge non conserviamo nemmeno l’indirizzo.',
    },
    { type: 'heading', text: 'Che cosa ti chiediamo' },
    ...listConsents(services),
    { type: 'heading', text: 'Come cambiare idea' },
    {
      type: 'paragraph',
      text: 'In fondo a ogni pagina, «Le tue scelte sui cookie» apre tutte le voci: accettare, rifiutare e cambiare costano gli stessi gesti. La scelta vale sei mesi su questo dispositivo; te la richiediamo prima soltanto se si aggiunge una voce o una società, o se cancelli la memoria del browser. Se ritiri un consenso smettiamo subito: ciò che era stato conservato per quella voce si cancella e, dove era già caricato qualcosa di altri, la pagina si ricarica senza. Se hai fatto l’accesso registriamo data e contenuto della scelta come prova: la trovi nei tuoi dati, e si cancella con l’account.',
    },
  ]
}

function describeThing({ name, lasts, serves, purpose }: StoredThing) {
  const needs = purpose === undefined ? 'Necessario.' : `Solo con il consenso a «${COOKIE_PURPOSES[purpose].name}».`
  return { when: `${name}, ${lasts.replace(' ', '\u00a0')}`, text: `${serves}. ${needs}` }
}

function listConsents(services: PageServices): PageBlock[] {
  if (services.consentScript !== null) {
    const { host } = new URL(services.consentScript)
    return [
      {
        type: 'paragraph',
        text: `La scelta la chiede e la conserva una piattaforma di ${host}, che si carica con la pagina.`,
      },
    ]
  }
  const purposes = describePurposes(services)
  if (purposes.length === 0) return [{ type: 'paragraph', text: 'Niente: il sito usa soltanto ciò che è necessario.' }]
  return [
    {
      type: 'paragraph',
      text: 'Prima di una tua scelta, e dopo un rifiuto, la pagina non chiede niente a nessun altro sito.',
    },
    {
      type: 'facts',
      title: 'Le voci, spente finché non le accendi',
      items: purposes.map(({ name, sentence, companies }) => ({
        when: name,
        text: `${sentence} ${companies.length === 0 ? `Per questo non c’è ${countCompanies(0)}` : `Società: ${companies.join(', ')}`}.`,
      })),
    },
  ]
}
