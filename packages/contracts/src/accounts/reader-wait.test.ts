import { describe, expect, it } from '@jest/globals'
import {
  ACCOUNT_WAIT_MS,
  BROWSER_WAIT_MS,
  FORM_ACTION_WAIT_MS,
  PROVIDER_WAIT_MS,
  PROXY_WAIT_MS,
  RENEWAL_WAIT_MS,
  SIGN_IN_WAIT_MS,
} from './reader-wait.table.ts'

/** A call of the API that asks the provider once, for a session whose tokens end soon. */
const CALL_MS = RENEWAL_WAIT_MS + PROVIDER_WAIT_MS

describe('who waits for a reader’s call', () => {
  it.each([
    ['a browser', BROWSER_WAIT_MS, 'the frontend that hands a call through', PROXY_WAIT_MS],
    ['the frontend that hands a call through', PROXY_WAIT_MS, 'the API', CALL_MS],
    ['the frontend that hands a sign-in through', PROXY_WAIT_MS, 'the API', SIGN_IN_WAIT_MS],
    ['a form of the reserved area', FORM_ACTION_WAIT_MS, 'the API', CALL_MS],
    ['a page of the reserved area', ACCOUNT_WAIT_MS, 'the API, which renews tokens', RENEWAL_WAIT_MS],
  ])('%s (%i ms) waits longer than %s (%i ms)', (_outer, outerMs, _inner, innerMs) => {
    // A second and more for PostgreSQL, and for the way.
    expect(outerMs - innerMs).toBeGreaterThanOrEqual(1_000)
  })
})
