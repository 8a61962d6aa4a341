/**
 * How long each in the line from a reader's browser to the sign-in provider waits for the next, in milliseconds. Who gives up before the
 * next one does says that a thing failed which is done a moment later: each waits longer than all that the next may wait for, which a
 * test holds (reader-wait.test.ts, and nginx/src/site-conf.test.ts for what stands before the site).
 */

/** A page in a browser, for an answer of the API. */
export const BROWSER_WAIT_MS = 12_000

/** The frontend, for the API to begin its answer to a call that it hands through. */
export const PROXY_WAIT_MS = 10_000

/** The frontend, for a form action: some are answered after the provider was asked. */
export const FORM_ACTION_WAIT_MS = 9_000

/** The frontend, for what a page of the reserved area shows; before a form action it asks who is signed in. */
export const ACCOUNT_WAIT_MS = 5_000

/** The API, for all calls of the provider that a sign-in takes: the exchange of its code, whose the tokens are, and both again at times. */
export const SIGN_IN_WAIT_MS = 8_000

/** The API, for one call of the provider. */
export const PROVIDER_WAIT_MS = 5_000

/** The API, for the renewal of a session's tokens, after which it goes on with the old token, which our own calls do not need. */
export const RENEWAL_WAIT_MS = 2_000
