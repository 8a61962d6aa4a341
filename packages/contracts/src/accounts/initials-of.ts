/** The initials of a reader's name (specification §3): of its first two words, in capitals. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).slice(0, 2)
  return words.map((word) => /^./u.exec(word)?.[0].toLocaleUpperCase('it') ?? '').join('')
}
