/** The cookie that a browser which votes signed out is known by, and how long it lasts, in seconds. */
export const VOTER_COOKIE = 'liberta_voto'
export const VOTER_COOKIE_S = 180 * 86_400

/** The characters of its value: 256 bits in base64url. */
export const VOTER_ID_LENGTH = 43

/** The name under which browsers keep a cookie that is the server's own: on https one that no other host can set. */
export function nameOwnCookie(name: string, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name
}
