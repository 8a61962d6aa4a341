import { plainText } from './field.schema.ts'

/** A name that nobody is to read any more in a story, and what stands in its place. */
export interface HiddenName {
  name: string
  instead: string
}

/** Takes names out of texts. */
export interface NameHider {
  /** A plain text with what stands in the names' places; the very same text where none of them stands in it. */
  hide(text: string): string
  /** The same of a text as the CMS writes it, with entities and inline tags: what it gives is to be read as such a text again. */
  hideMarkup(text: string): string
  /** Whether one of them stands in a plain text, or in a slug. */
  holds(text: string): boolean
  /** The words by which a slug would tell whose name was hidden. */
  tellingWords: ReadonlySet<string>
}

const APOSTROPHE = /['`´‘’‛ʹʼ′＇]/u
/** Marks, soft hyphens, joiners: what stands in a text and makes no other word of it. */
const SILENT = /[\p{M}\p{Cf}]/u
/** Words of a name are parted by white space or by a dash, whichever. */
const GAP = /[\s\p{Pd}_]/u
/** Shorter ones («di», «la») stand in every slug. */
const SHORTEST_TELLING = 3

/** A text as names are looked for in it: without case and accents, with one apostrophe and one gap; where each of its letters came from. */
interface Folded {
  text: string
  starts: number[]
  ends: number[]
}

function foldSign(sign: string): string {
  if (APOSTROPHE.test(sign)) return "'"
  if (GAP.test(sign)) return ' '
  return sign.normalize('NFKD').replaceAll(/\p{M}/gu, '').toUpperCase().toLowerCase().replaceAll(/\p{M}/gu, '')
}

function fold(text: string): Folded {
  const folded: Folded = { text: '', starts: [], ends: [] }
  let place = 0
  for (const sign of text) {
    const end = place + sign.length
    const last = folded.ends.length - 1
    const letters = SILENT.test(sign) ? '' : foldSign(sign)
    // What makes no letter, and a gap after a gap, belongs to what stands before it.
    if (letters === '' || (letters === ' ' && folded.text.endsWith(' '))) {
      if (last >= 0) folded.ends[last] = end
    } else {
      for (let index = 0; index < letters.length; index += 1) {
        folded.starts.push(place)
        folded.ends.push(end)
      }
      folded.text += letters
    }
    place = end
  }
  return folded
}

/** The words of a text as slugs and searches know them: folded, without signs. */
export function wordsOf(text: string): string[] {
  return fold(text).text.match(/[\p{L}\p{N}]+/gu) ?? []
}

/**
 * A hider of these names. Each is found as a whole word, whatever its case and accents, with typographic apostrophes and with whatever gap
 * stands between its words; a longer one before a shorter one that stands in it. What is put in place is not looked through again.
 */
export function createNameHider(names: readonly HiddenName[]): NameHider {
  // Of two lines for one name the first holds.
  const lines = names.map((hidden): [string, string] => [fold(hidden.name).text.trim(), hidden.instead])
  const instead = new Map(lines.filter(([name]) => name !== '').toReversed())
  const pattern = compile([...instead.keys()])
  const kept = new Set(names.flatMap((hidden) => wordsOf(hidden.instead)))
  const telling = names
    .flatMap(({ name }) => wordsOf(name))
    .filter((word) => word.length >= SHORTEST_TELLING && !kept.has(word))
  const hide = (text: string): string => {
    if (pattern === null) return text
    const folded = fold(text)
    let result = ''
    let from = 0
    for (const match of folded.text.matchAll(pattern)) {
      const [found] = match
      const start = folded.starts[match.index] ?? 0
      result += text.slice(from, start) + (instead.get(found) ?? '')
      from = folded.ends[match.index + found.length - 1] ?? text.length
    }
    return from === 0 ? text : result + text.slice(from)
  }
  return {
    hide,
    hideMarkup: (text) => {
      const plain = plainText(text)
      const hidden = hide(plain)
      return hidden === plain ? text : hidden.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
    },
    holds: (text) => pattern !== null && fold(text).text.search(pattern) >= 0,
    tellingWords: new Set(telling),
  }
}

function escapePattern(text: string): string {
  return text.replaceAll(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`)
}

/** The names as one pattern of whole words, the longest first; null of none. */
function compile(names: readonly string[]): RegExp | null {
  if (names.length === 0) return null
  const longestFirst = names.toSorted((one, other) => other.length - one.length).map(escapePattern)
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${longestFirst.join('|')})(?![\p{L}\p{N}])`, 'gu')
}
