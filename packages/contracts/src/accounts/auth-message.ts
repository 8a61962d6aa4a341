/** The machine messages of the sign-in (requirements 8.1 to 8.8 and 8.13, word for word, and one of our own); docs/errors.md says where each one stands. */
export const INVALID_STATE = 'Invalid state parameter - security check failed'
const MISSING_VERIFIER = 'Missing code verifier - PKCE flow cannot continue'
export const AUTHORIZATION_FAILED = 'SSO authorization failed'
export const SYNC_FAILED = 'Failed to sync user data'
export const REFRESH_USER_FAILED = 'Failed to refresh user data'
export const LOGOUT_FAILED = 'Logout failed'
export const INITIALIZE_FAILED = 'Failed to initialize auth'
const PROCESSING_FAILED = 'Authentication processing failed'
const TOO_MANY_ATTEMPTS = 'Too many sign-in attempts'
export const TOKEN_REFRESH_FAILED = 'Token refresh failed'

/** Why a reader is sent to /login, as its address says it (`?reason=`), with the message of each. */
export const LOGIN_REASONS = {
  state: INVALID_STATE,
  verifier: MISSING_VERIFIER,
  authorization: AUTHORIZATION_FAILED,
  attempts: TOO_MANY_ATTEMPTS,
  processing: PROCESSING_FAILED,
  refresh: TOKEN_REFRESH_FAILED,
} as const

export type LoginReason = keyof typeof LOGIN_REASONS
