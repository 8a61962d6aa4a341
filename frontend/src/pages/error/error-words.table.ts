/** What the error page says in Italian, by status. */
const WORDS: Readonly<Record<number, string>> = {
  404: 'Qui manca qualcosa: la pagina non c’è, o ha cambiato posto.',
  405: 'Così non si può: questa pagina si può solo leggere.',
  410: 'Questo articolo è stato ritirato dalla redazione.',
  429: 'Troppe ricerche nuove in poco tempo: riprova fra qualche secondo.',
  503: 'Un momento di pazienza: questa pagina arriva tra poco.',
}

const OTHER = 'Qualcosa non ha funzionato: la colpa è nostra, riprova tra poco.'

/** The Italian sentence for a status. */
export function sayProblem(status: number): string {
  return WORDS[status] ?? OTHER
}
