/** Longest slug of the CMS that is taken, in UTF-16 units (docs/naxos.md). */
export const LONGEST_CMS_SLUG = 200

/** Longest slug in an address: a unit of the CMS's slug takes three bytes at most, and each of them three letters. */
export const LONGEST_SLUG = LONGEST_CMS_SLUG * 9

/** Longest slug that is made of a title or of a name, in letters. */
const LONGEST_MADE_SLUG = 160

const SIGN = '(?:[a-z0-9]|~[0-9a-f]{2})'

/** A slug as it stands in an address and in a read model's name; the source of a regular expression. */
export const SLUG_PATTERN = `${SIGN}+(?:-${SIGN}+)*`

const SPELLED_AS_SLUG = new RegExp(`^${SLUG_PATTERN}$`)

/** `.` and `..`, alone or between slashes. */
const DOT_SEGMENT = /(?:^|[/\\])\.{1,2}(?:[/\\]|$)/

/** Whether a text would lead elsewhere as a part of a path: dot segments do, however they are escaped, if only behind a proxy. */
export function holdsDotSegment(text: string): boolean {
  return DOT_SEGMENT.test(text)
}

/** All but lower-case letters, digits and single hyphens between them. */
const ODD_SIGNS = /[^a-z0-9-]|^-|-$|-(?=-)|(?<=-)-/gu

/**
 * The CMS's slug as it stands in an address: what is no lower-case letter, no digit and no single hyphen becomes its bytes in
 * UTF-8, `~` before each: `querela.4` is `querela~2e4`, `bobbio` stays `bobbio`. No two slugs become one, and `decodeSlug` reads
 * each of them back. A percent sign would not do: a path is decoded and brought to lower case before it is read.
 * @param text one character or more, well formed, without a dot segment
 */
export function encodeSlug(text: string): string {
  return text.replaceAll(ODD_SIGNS, escapeSign)
}

/** The slug by which the CMS knows what `encodeSlug` wrote; null for what it never writes. */
export function decodeSlug(slug: string): string | null {
  if (slug.length > LONGEST_SLUG || !SPELLED_AS_SLUG.test(slug)) return null
  const text = slug.includes('~') ? decodeBytes(slug) : slug
  if (text === null || text.length > LONGEST_CMS_SLUG || holdsDotSegment(text)) return null
  return text === slug || encodeSlug(text) === slug ? text : null
}

/** The slug by which the CMS is asked for what an address names by a checked slug. */
export function cmsSlugOf(slug: string): string {
  return decodeSlug(slug) ?? slug
}

/** Whether it is spelled as the slugs of addresses are. */
export function isSlug(text: string | undefined): text is string {
  return text !== undefined && decodeSlug(text) !== null
}

/**
 * A readable slug, which leads back to nothing: `Città d'Arte` gives `citta-d-arte`. For what is found by an id beside it, or in a
 * tree of ours. Empty if nothing is left.
 */
export function makeSlug(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_MADE_SLUG)
    .replaceAll(/^-+|-+$/g, '')
}

/** A made slug with an id at its end: `il-tg-40017`; one that ends in the id already stays as it is. */
export function addId(slug: string, id: number): string {
  if (slug === String(id) || slug.endsWith(`-${id}`)) return slug
  const room = slug.slice(0, LONGEST_MADE_SLUG - String(id).length - 1).replace(/-+$/, '')
  return room ? `${room}-${id}` : String(id)
}

function escapeSign(sign: string): string {
  return Array.from(new TextEncoder().encode(sign), (byte) => `~${byte.toString(16).padStart(2, '0')}`).join('')
}

function decodeBytes(slug: string): string | null {
  try {
    return decodeURIComponent(slug.replaceAll('~', '%'))
  } catch {
    return null
  }
}
