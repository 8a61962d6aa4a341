/** Longest path that is looked at, in characters; a longer one leads nowhere. The longest slug has its place in it. */
export const LONGEST_PATH = 2048
/** Longest path of a search: every letter that is sought may take nine characters. */
export const LONGEST_SEARCH_PATH = 2048

/**
 * What a file's name ends in (requirements 5.3), by what it holds. Endings that are also words of slugs and ends of host names
 * (`com`, `it`, `app`, `go`) are none of them.
 */
const FILE_EXTENSIONS = {
  images: 'ai apng avif bmp cr2 dng eps gif hei[cf] ico jfif jp2 jpe? jpe?g jxl nef png psd svgz? tga tiff? webp xcf',
  documents:
    'accdb csv djvu doc[mx]? dot[mx]? epub mdb mobi od[gpst] pdf pp[st][mx]? ps pub rtf tex tsv txt vsdx? wpd xls[bmx]? xlt[mx]? xps',
  scripts:
    'bash bat c?js cmd coffee css csh fish groovy jar java jsx kts? less lua map mjs pl pm ps1 py[cw]? rb sass scss sh sql swift ts tsx vb[es]? wasm wsf zsh',
  archives:
    '7z ace apk arj bz2? cab cpio deb dmg gz iso jar lha lz(?:4|h|ma|o)? msi rar rpm tar t[bgx]z tbz2 war xz zip zipx zst',
  php: 'php\\d? phps phar phtml inc',
  html: 'html? mhtml? shtml? xht(?:ml)? aspx? ashx asmx cfm cgi do fcgi jspx?',
  // What who looks for a way in asks for.
  settings: 'bak cfg conf dll env exe htaccess ini json log old orig pem swp toml xml xsd xslt? ya?ml',
} as const

const FILE_EXTENSION = new RegExp(
  String.raw`\.(?:${Object.values(FILE_EXTENSIONS).join(' ').replaceAll(' ', '|')})$`,
  'i',
)
const SAFE_PATH = /^[a-zA-Z0-9_~./-]*$/
const DOTS_ONLY = /^\.+$/
const CONTROL_CHARACTER = /\p{Cc}/u

export type NormalisedPath =
  | { type: 'segments'; segments: readonly string[] }
  | { type: 'redirect'; path: string }
  | { type: 'file' }
  | { type: 'malformed' }
  | { type: 'unreadable' }

/**
 * Brings a request's path, as it stands on the wire, to its one spelling: lower case, no doubled and no trailing slash.
 * A path in another spelling redirects; one with an escaped separator, a bad escape, a dot segment or anything but the
 * letters of a slug is malformed; one that is too long or holds a control character can be no path at all; one that ends in
 * a file's extension is a file (requirements 5.3).
 */
export function normalisePath(path: string): NormalisedPath {
  if (path.length > LONGEST_PATH || !path.startsWith('/')) return { type: 'unreadable' }
  const decoded = decodeOnce(path)
  if (decoded === null || /%(?:2f|5c)/i.test(path)) return { type: 'malformed' }
  if (!isReadable(decoded)) return { type: 'unreadable' }
  const segments = decoded.split('/').filter(Boolean)
  if (isFile(segments)) return { type: 'file' }
  // Judged before the case is changed: some letters of other scripts have a lower case within ASCII.
  if (!SAFE_PATH.test(decoded) || segments.some((segment) => DOTS_ONLY.test(segment))) return { type: 'malformed' }
  const lower = segments.map((segment) => segment.toLowerCase())
  const spelling = `/${lower.join('/')}`
  return spelling === path ? { type: 'segments', segments: lower } : { type: 'redirect', path: spelling }
}

/**
 * Reads the path of a search, whose segments may hold any text: each is decoded once, and keeps its case. What can be no path
 * and what is a file is told as `normalisePath` tells it.
 */
export function readSearchSegments(path: string): Exclude<NormalisedPath, { type: 'redirect' }> {
  if (path.length > LONGEST_SEARCH_PATH) return { type: 'unreadable' }
  const segments = path
    .split('/')
    .filter(Boolean)
    .map((segment) => decodeOnce(segment))
  if (!segments.every((segment) => segment !== null)) return { type: 'malformed' }
  if (!segments.every((segment) => isReadable(segment))) return { type: 'unreadable' }
  if (isFile(segments)) return { type: 'file' }
  return segments.some((segment) => DOTS_ONLY.test(segment)) ? { type: 'malformed' } : { type: 'segments', segments }
}

/** Decodes percent escapes once; null where one is malformed. */
export function decodeOnce(text: string): string | null {
  if (!text.includes('%')) return text
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

function isReadable(text: string): boolean {
  return text.isWellFormed() && !CONTROL_CHARACTER.test(text)
}

function isFile(segments: readonly string[]): boolean {
  return FILE_EXTENSION.test(segments.at(-1) ?? '')
}
