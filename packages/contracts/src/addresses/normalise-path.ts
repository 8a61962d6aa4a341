/** Longest path that is looked at, in characters; a longer one leads nowhere. */
export const LONGEST_PATH = 1024

const FILE_EXTENSION =
  /\.(?:avif|bmp|gif|ico|jpe?g|png|svg|tiff?|webp|pdf|docx?|xlsx?|pptx?|odt|ods|rtf|txt|csv|xml|json|m?js|cjs|ts|css|map|zip|rar|7z|tar|gz|tgz|bz2|php\d?|phtml|html?|aspx?|jsp|cgi|exe|sql|bak|env|ini|log|ya?ml)$/i
const SAFE_SEGMENT = /^[a-z0-9_~.-]+$/

export type NormalisedPath =
  | { type: 'segments'; segments: readonly string[] }
  | { type: 'redirect'; path: string }
  | { type: 'file' }
  | { type: 'malformed' }

/**
 * Brings a request's path, as it stands on the wire, to its one spelling: lower case, no doubled and no trailing slash.
 * A path in another spelling redirects; one with an escaped separator, a control character, a dot segment or anything
 * but the letters of a slug is malformed; one that ends in a file's extension is a file (specification §5).
 */
export function normalisePath(path: string): NormalisedPath {
  if (path.length > LONGEST_PATH || !path.startsWith('/')) return { type: 'malformed' }
  const decoded = decodeOnce(path)
  if (decoded === null) return { type: 'malformed' }
  const segments = decoded.toLowerCase().split('/').filter(Boolean)
  const last = segments.at(-1) ?? ''
  if (FILE_EXTENSION.test(last)) return { type: 'file' }
  if (!segments.every((segment) => SAFE_SEGMENT.test(segment) && !/^\.+$/.test(segment))) return { type: 'malformed' }
  const spelling = `/${segments.join('/')}`
  return spelling === path ? { type: 'segments', segments } : { type: 'redirect', path: spelling }
}

function decodeOnce(path: string): string | null {
  if (/%(?:2f|5c|00)/i.test(path)) return null
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
