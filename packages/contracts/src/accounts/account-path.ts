/**
 * The paths of calls that browsers' code knows, and the rest of the site by name. Plain text, apart from the table of the calls, which
 * spells the others: browsers are given these without the schemas.
 */

export const SESSION_PATH = '/api/auth'
export const SIGN_IN_PATH = '/api/auth/login'
export const SIGN_IN_RETURN_PATH = '/authorize-sso'
export const SIGN_IN_ADDRESS_PATH = '/api/auth/sign-in-address'
export const SESSION_REFRESH_PATH = '/api/auth/refresh'
export const SIGN_OUT_PATH = '/api/auth/logout'
export const PROFILE_SYNC_PATH = '/api/user/sync'
export const SAVED_TOGGLE_PATH = '/api/save-for-later/toggle'
export const COOKIE_CHOICE_PATH = '/api/user/cookie-choices'

/**
 * The cookie that a page's script may read: it says that there may be a session, and by another value for each sign-in whether it is
 * still the same, and nothing else. Without it no page calls `/api/auth`.
 */
export const HINT_COOKIE = 'liberta_lettore'

/** The cookie that a page's script may read: it says that this browser has voted in some survey, and nothing else. */
export const VOTED_COOKIE = 'liberta_votato'

/** Where a page says that its story is being read. */
export const READS_PATH = '/api/reads'
