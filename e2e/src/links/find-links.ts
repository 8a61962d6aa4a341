/** A link as it stands in a page. */
export type Link =
  | { type: 'page'; address: string; fragment: string | null }
  | { type: 'fragment'; fragment: string }
  /** Of another origin, or of a program that is no browser: only its form is looked at. */
  | { type: 'outside'; address: string }
  | { type: 'broken'; address: string; why: string }

const ANCHORS = /<a\b[^>]*?\bhref="([^"]*)"/g
const NEIGHBOURS = /<link\b[^>]*?\brel="(?:canonical|prev|next)"[^>]*?\bhref="([^"]*)"/g
const IDS = /\sid="([^"]*)"/g
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
}
const OUTSIDE_FORMS: Readonly<Record<string, RegExp>> = {
  // To somebody, or a letter that waits for its address.
  'mailto:': /^mailto:(?:[^\s@]+@[^\s@.]+\.[^\s@]+|\?subject=[^\s&]+&body=[^\s&]+)$/,
  'tel:': /^tel:\+?[\d-]{5,}$/,
  'http:': /^http:\/\/[^\s"<>]+$/,
  'https:': /^https:\/\/[^\s"<>]+$/,
}

/** Every link of a page, each once: what readers press, and what machines are told of the pages beside it. */
export function findLinks(html: string, origins: readonly string[]): Link[] {
  const written = [...html.matchAll(ANCHORS), ...html.matchAll(NEIGHBOURS)].map((match) => decode(match[1] ?? ''))
  return [...new Set(written)].map((href) => readLink(href, origins))
}

/** The ids of a page, which fragments lead to. */
export function findIds(html: string): ReadonlySet<string> {
  return new Set([...html.matchAll(IDS)].map((match) => decode(match[1] ?? '')))
}

function readLink(href: string, origins: readonly string[]): Link {
  if (href.startsWith('#')) return { type: 'fragment', fragment: decodeURIComponent(href.slice(1)) }
  const origin = origins.find((own) => href === own || href.startsWith(`${own}/`))
  const address = origin === undefined ? href : href.slice(origin.length) || '/'
  if (address.startsWith('/') && !address.startsWith('//')) {
    const [page = '/', fragment = null] = address.split('#')
    return { type: 'page', address: page, fragment: fragment === null ? null : decodeURIComponent(fragment) }
  }
  const form = URL.canParse(href) ? OUTSIDE_FORMS[new URL(href).protocol] : undefined
  if (form === undefined) return { type: 'broken', address: href, why: 'is no address' }
  return form.test(href) ? { type: 'outside', address: href } : { type: 'broken', address: href, why: 'is malformed' }
}

function decode(text: string): string {
  return text.replaceAll(/&(?:amp|quot|#x27|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity)
}
