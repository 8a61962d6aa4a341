import { joinNames } from '@liberta/italian/join-names'
import { COOKIE_PURPOSES } from '@liberta/contracts/accounts/cookie-purpose.table'
import type { Purpose } from '@liberta/contracts/accounts/cookie-purpose.table'
import { listRequestedPurposes } from '../../settings/requested-purposes.ts'
import type { PageServices } from '../../settings/third-parties.ts'

/** What readers are told of a purpose. */
export interface PurposeWords {
  purpose: Purpose
  name: string
  sentence: string
  companies: readonly string[]
}

/** Of the full-page advertisement, which alone is kept where the advertisements are the paper's own. */
const ONCE_A_DAY = 'Ricordiamo per 24 ore che hai visto l’annuncio a tutta pagina, per non mostrartelo ogni volta.'
const FROM_OTHERS = 'Annunci scelti in base a ciò che leggi qui e altrove.'

/** What is asked for, in the words of the preferences; a row a purpose. */
export function describePurposes(services: PageServices): PurposeWords[] {
  const sentences: Readonly<Record<Purpose, string>> = {
    advertising: services.ads === 'gpt' ? `${FROM_OTHERS} ${ONCE_A_DAY}` : ONCE_A_DAY,
    statistics: 'Quante persone leggono una pagina. Numeri, non nomi.',
    services: 'Una funzione in più, caricata dal sito di un’altra società.',
  }
  return listRequestedPurposes(services).map(({ purpose, company }) => ({
    purpose,
    name: COOKIE_PURPOSES[purpose].name,
    sentence: sentences[purpose],
    companies: company === '' ? [] : [company],
  }))
}

/** What consent is asked for in one breath: the words of the first layer before and after the number of companies. */
export function summarisePurposes(services: PageServices): { companies: number; aims: string; refused: string } {
  const isGoogle = services.ads === 'gpt'
  const aims: Readonly<Record<Purpose, string>> = {
    advertising: isGoogle ? 'mostrarti annunci più vicini a te' : 'ricordare per un giorno l’annuncio che hai visto',
    statistics: 'contare le letture',
    services: 'aggiungere una funzione',
  }
  const purposes = describePurposes(services)
  const companies = new Set(purposes.flatMap((row) => row.companies)).size
  return {
    companies,
    aims: joinNames(purposes.map(({ purpose }) => aims[purpose])),
    refused: isGoogle ? 'Se rifiuti leggi lo stesso, con annunci uguali per tutti.' : 'Se rifiuti leggi lo stesso.',
  }
}

/** «1 società», «14 società», «nessuna società». */
export function countCompanies(count: number): string {
  return count === 0 ? 'nessuna società' : `${count} società`
}
