/** Italian words too common to find anything by. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a ad ai al alla alle allo agli anche ancora che chi ci col come con cui da dai dal dalla dalle dallo dagli degli dei ' +
    'del dell della delle dello di dopo dove e ed era fra gli ha hanno i il in io l la le li lo loro ma ne nei nel nell nella nelle ' +
    'nello negli non o per piu poi quando quella quello questa questo se si sia sono su sua sue sugli sui sul sulla sulle ' +
    'suo suoi tra un una uno'
  ).split(' '),
)
const MARKS = /\p{Diacritic}/gu
const WORD = /[a-z0-9]+/g
const LONGEST_WORD = 32

/** Lower case without accents; apostrophes and punctuation become word borders. */
function normalise(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(MARKS, '')
}

/** All words of a text in order, normalised, stop words included. */
export function splitWords(text: string): string[] {
  return normalise(text).match(WORD) ?? []
}

/** The words of a text that a search can find: normalised, in order, stop words and single letters left out. */
export function tokenize(text: string): string[] {
  return splitWords(text).filter((word) => isSearchable(word))
}

function isSearchable(word: string): boolean {
  return (word.length > 1 || isDigit(word)) && word.length <= LONGEST_WORD && !STOP_WORDS.has(word)
}

function isDigit(word: string): boolean {
  return word >= '0' && word <= '9'
}
