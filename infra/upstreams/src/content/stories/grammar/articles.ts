/** Gender and number of an Italian noun. */
export type Agreement = 'ms' | 'fs' | 'mp' | 'fp'

const startsWithVowel = (word: string): boolean => /^h?[aeiouàèéìòù]/i.test(word)

/** Words before which Italian uses lo, gli, uno: s + consonant, z, gn, ps, pn, x, y, and i or j + vowel. */
const startsImpure = (word: string): boolean => /^(s[^aeiouàèéìòù]|z|gn|ps|pn|x|y)/i.test(word)

/** The noun with its definite article: `withArticle('stadio', 'ms')` is «lo stadio», `('acqua', 'fs')` «l’acqua». */
export function withArticle(noun: string, agreement: Agreement): string {
  if (agreement === 'fp') return `le ${noun}`
  if (agreement === 'fs') return startsWithVowel(noun) ? `l’${noun}` : `la ${noun}`
  if (agreement === 'mp') return startsWithVowel(noun) || startsImpure(noun) ? `gli ${noun}` : `i ${noun}`
  if (startsWithVowel(noun)) return `l’${noun}`
  return startsImpure(noun) ? `lo ${noun}` : `il ${noun}`
}

export const prepositions = ['di', 'a', 'da', 'in', 'su'] as const
export type Preposition = (typeof prepositions)[number]

const stems: Record<Preposition, string> = { di: 'de', a: 'a', da: 'da', in: 'ne', su: 'su' }
const endings: Record<string, string> = { il: 'l', lo: 'llo', la: 'lla', i: 'i', gli: 'gli', le: 'lle' }

/**
 * A preposition before a phrase, contracted when the phrase begins with an article: di + «la provinciale» is «della
 * provinciale», a + «Le Mose» is «alle Mose», in + «l’Arda» is «nell’Arda». Before a bare word beginning with a,
 * «a» becomes «ad» (ad Agazzano).
 */
export function contract(preposition: Preposition, phrase: string): string {
  const elided = /^l’(.*)$/is.exec(phrase)
  if (elided) return `${stems[preposition]}ll’${elided[1]}`
  const article = /^(il|lo|la|i|gli|le) (.*)$/is.exec(phrase)
  if (article) {
    const ending = endings[(article[1] ?? '').toLowerCase()] ?? ''
    return `${stems[preposition]}${ending} ${article[2]}`
  }
  return preposition === 'a' && /^[aà]/i.test(phrase) ? `ad ${phrase}` : `${preposition} ${phrase}`
}

/** Upper case for the first letter, past an opening «. */
export function capitalise(text: string): string {
  return text.replace(/^(«?)(\p{Ll})/u, (_, quote: string, letter: string) => quote + letter.toUpperCase())
}

/** Upper case for the first letter of every sentence; sentences end in . ! ? (with or without ») and a space, and speech begins after a colon. */
export function capitaliseSentences(text: string): string {
  return capitalise(text).replace(
    /([.!?]»?\s+«?|: «)(\p{Ll})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  )
}

/** Most sentences hold none, and looking for the whole thing costs more than the sentence itself. */
const BEFORE_FIGURE = /[iI] (?:otto|undici|8|11)/

/** «gli» for «i» before numbers that sound with a vowel: «ai otto» becomes «agli otto», «i 80» «gli 80», «dei 11» «degli 11». */
export function agreeWithFigures(text: string): string {
  if (!BEFORE_FIGURE.test(text)) return text
  return text.replace(
    /(?<!\p{L})(a|da|de|ne|su)?(i|I) (?=(?:otto|undici)(?!\p{L})|8|11(?!\d))/gu,
    (_, stem: string | undefined, article: string) => `${stem ?? ''}${article === 'I' ? 'Gli' : 'gli'} `,
  )
}
