/** How far down a page was left, by path, newest last. */
export type ScrollPositions = ReadonlyMap<string, number>

/** The cookie that remembers them (requirements 9.5), and for how long; seconds. */
export const SCROLL_COOKIE = 'scroll'
export const SCROLL_LIFETIME = 1800

/** The cookie goes with every request: few entries, few bytes. */
const MOST_ENTRIES = 12
const MOST_BYTES = 800

/** Reads the positions from a `Cookie` line; what is malformed is left out. */
export function readScrollPositions(cookies: string): ScrollPositions {
  const value = new RegExp(`(?:^|; )${SCROLL_COOKIE}=([^;]*)`).exec(cookies)?.[1] ?? ''
  const entries = value.split(',').flatMap((entry) => {
    const [path = '', top = ''] = entry.split(':')
    return path.startsWith('/') && /^\d{1,7}$/.test(top) ? [[decode(path), Number(top)] as const] : []
  })
  return new Map(entries)
}

/** The positions with one more, the newest; a page left at its top is forgotten, for that is where pages open. */
export function rememberScroll(positions: ScrollPositions, path: string, top: number): ScrollPositions {
  const others = [...positions].filter(([known]) => known !== path)
  return new Map(top > 0 ? [...others, [path, Math.round(top)]] : others)
}

/** The value of the cookie: the newest positions that fit. */
export function writeScrollPositions(positions: ScrollPositions): string {
  const entries = [...positions].slice(-MOST_ENTRIES).map(([path, top]) => `${encode(path)}:${top}`)
  while (entries.join().length > MOST_BYTES) entries.shift()
  return entries.join()
}

/** Slashes may stand in a cookie as they are; commas, colons and semicolons part it and may not. */
function encode(path: string): string {
  return encodeURIComponent(path).replaceAll('%2F', '/')
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
