const HIDDEN = /<(script|style|template)\b[^>]*>[\s\S]*?<\/\1>/g
const TAGS = /<[^>]*>/g
/** What a program writes where it has nothing to write. */
const OF_PROGRAMS = /\b(?:undefined|null|NaN|Invalid Date)\b|\[object Object\]/
/** Tags and entities of HTML that a reader would see as such. */
const MARKUP = /&lt;\/?[a-z]+\b[^&]*&gt;|&amp;(?:#\d+|[a-z]+);/i

/** Words of a page that no newsroom has written: a program's, or the markup of a text, each with what stands beside it. */
export function findOddWords(html: string): string[] {
  const text = html.replaceAll(HIDDEN, ' ').replaceAll(TAGS, ' ')
  return [OF_PROGRAMS, MARKUP].flatMap((odd) => {
    const place = text.search(odd)
    return place === -1 ? [] : [`shows «${text.slice(Math.max(0, place - 30), place + 60).replaceAll(/\s+/g, ' ')}»`]
  })
}
