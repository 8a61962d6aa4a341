import { COOKIE_PURPOSES } from '@liberta/contracts/accounts/cookie-purpose.table'
import type { Choice, Purpose } from './consent-state.ts'
import { loadScript } from '../support/load-resource.ts'
import { watchConsent } from './consent-state.ts'

declare global {
  interface Window {
    /** Where scripts of analytics and advertising read what the page tells them. */
    dataLayer?: unknown[]
  }
}

let isPrepared = false

/**
 * Has the scripts of others find what the reader grants (Consent Mode v2): all denied before, and each choice as it is made. What comes
 * first, one of these scripts or an entry for them, calls it; more often does nothing.
 */
export function prepareSignals(): void {
  if (isPrepared) return
  isPrepared = true
  tellOthers('consent', 'default', describeSignals(null))
  watchConsent((choice) => choice !== null && tellOthers('consent', 'update', describeSignals(choice)))
}

/** What each signal stands at with a choice: denied where there is none. */
export function describeSignals(choice: Pick<Choice, 'granted'> | null): Record<string, 'granted' | 'denied'> {
  const rows = Object.entries(COOKIE_PURPOSES).flatMap(([purpose, { signals }]) =>
    signals.map((signal) => [signal, choice?.granted.includes(purpose as Purpose) ? 'granted' : 'denied'] as const),
  )
  return Object.fromEntries(rows)
}

/** Loads a script of others, which finds what the reader grants. */
export function loadOthersScript(address: string): Promise<void> {
  prepareSignals()
  return loadScript(address)
}

/** Puts an entry where scripts of others read it. */
export function pushData(entry: unknown): void {
  ;(window.dataLayer ??= []).push(entry)
}

/** As the tag's own `gtag` does: its scripts take the arguments of a call, and no array, for a command. */
function tellOthers(..._command: unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params -- it has to be the arguments object itself.
  pushData(arguments)
}
