/** A reader's initials (requirements 3.5), in capitals: of name and surname; without a surname, of the name's first two words. */
export function initialsOf(name: string, surname = ''): string {
  const words = [name, surname].map((each) => each.trim().split(/\s+/))
  const [own = [], family = []] = words
  const shown = family[0] ? [own[0] ?? '', family[0]] : own.slice(0, 2)
  return shown.map((word) => /^./u.exec(word)?.[0].toLocaleUpperCase('it') ?? '').join('')
}
