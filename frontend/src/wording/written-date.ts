const DATE = new Intl.DateTimeFormat('it-IT', {
  timeZone: 'Europe/Rome',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})

/** '9 novembre 2026', in Rome; the first of a month is '1° novembre 2026'. */
export function writeDate(instant: Date): string {
  return DATE.format(instant).replace(/^1 /, '1° ')
}

/** The date with its article, as in «Aggiornato il 9 novembre 2026»; 'l’8 novembre 2026' before a vowel. */
export function writeDateWithArticle(instant: Date): string {
  const date = writeDate(instant)
  return /^(?:8|11) /.test(date) ? `l’${date}` : `il ${date}`
}
