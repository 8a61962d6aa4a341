const LONGEST = 2000
/** What leads on by itself would lead in circles. */
const NOT_RETURNED_TO = /^\/(?:api|login|authorize-sso)(?:[/?#]|$)/
/** Browsers read a backslash as a slash and drop control characters; both have led to other sites. */
const SUSPECT = /[\\\p{Cc}]/u

/**
 * Where a reader goes after the sign-in: a path of this site, or the home page. What was asked for is parsed as a browser
 * would, and compared by origin.
 */
export function readReturnTarget(target: string | undefined, siteOrigin: string): string {
  if (target === undefined || target.length > LONGEST || !target.startsWith('/') || SUSPECT.test(target)) return '/'
  if (!URL.canParse(target, siteOrigin)) return '/'
  const { origin, pathname, search, hash } = new URL(target, siteOrigin)
  if (origin !== new URL(siteOrigin).origin || pathname.startsWith('//')) return '/'
  return NOT_RETURNED_TO.test(pathname) ? '/' : `${pathname}${search}${hash}`
}
