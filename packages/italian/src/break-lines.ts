/** Letters that fit a line of the narrowest card, beside its photograph in a window of 320 px: no more may not be parted. */
const MOST_TOGETHER = 16
/** Articles, prepositions and conjunctions: a line that ends in one stumbles. */
const LEANING: ReadonlySet<string> = new Set(
  'il lo la i gli le un uno una di a da in con su per tra fra e ed o ad al ai dal dai del dei nel nei sul sui'
    .split(' ')
    .flatMap((word) => [word, word.charAt(0).toUpperCase() + word.slice(1)]),
)
/** The hyphen first, so that a title without one is looked through quickly. */
const NUMBERS_APART = /[-–](?<=\d.)(?=\d)/g

/** A number, as titles write it: «27», «2.575», «9,5». */
const NUMBER = /^\d+(?:[.,]\d+)*$/
const WORD = /^\p{L}/u

const QUOTATION = /[«“]/

/** Whether a word begins a quotation that goes on after it. */
function opensQuotation(word: string): boolean {
  const opened = Math.max(word.lastIndexOf('«'), word.lastIndexOf('“'))
  return opened >= 0 && opened > Math.max(word.lastIndexOf('»'), word.lastIndexOf('”'))
}

/**
 * Keeps together what no line may part: an article or a preposition and the word after it, a number and what it counts («27 novembre»,
 * «2.575 firme»), the first word of a quotation and the next one, and the two numbers of a score or of a pair of years («2-0», «2025-26»), by a word joiner (U+2060) on either side of the hyphen.
 */
export function keepTogether(title: string): string {
  const words = title.replaceAll(NUMBERS_APART, '\u2060$&\u2060').split(' ')
  const isQuoting = QUOTATION.test(title)
  let kept = words.pop() ?? ''
  let together = kept.length
  // From the end on: where not all fit, those nearest to their noun stay with it.
  for (let word = words.pop(); word !== undefined; word = words.pop()) {
    const sum = word.length + 1 + together
    const leans = LEANING.has(word) || (NUMBER.test(word) && WORD.test(kept))
    const stays = sum <= MOST_TOGETHER && (leans || (isQuoting && opensQuotation(word)))
    kept = `${word}${stays ? '\u00a0' : ' '}${kept}`
    together = stays ? sum : word.length
  }
  return kept
}

/** The paragraphs of a text: what its line breaks part, without empty ones; none where there is no text. */
export function splitParagraphs(text: string | null): string[] {
  return (text ?? '')
    .split('\n')
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
}
