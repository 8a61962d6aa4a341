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
