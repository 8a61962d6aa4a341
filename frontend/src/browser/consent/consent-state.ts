import type { Purpose } from '@liberta/contracts/accounts/cookie-purpose.table'
import { keep, recall } from '../support/device-memory.ts'
import { onReturn } from '../support/page-life.ts'
import { CHOICES, selectorOf } from '../support/selectors.ts'
import { CONSENT } from '../support/states.ts'

export type { Purpose }

/** Which words readers are shown; with a new one everybody is asked again. */
export const CONSENT_VERSION = 1

/** Where a choice stands on this device, and when a full-page advertisement was last seen, which is kept for advertising. */
export const CHOICE_KEY = 'scelte-cookie'
export const INTERSTITIAL_KEY = 'interstiziale'

/** When a choice was made last on this device at a consent platform, which keeps it out of our sight; milliseconds since the epoch, as text. */
const CHOSEN_ELSEWHERE_KEY = 'scelte-piattaforma'

/** Six months, the longest that they are: nobody is asked sooner; milliseconds. */
const LIFETIME_MS = 184 * 24 * 3600 * 1000

/** What a page asks for where a consent platform does (`settings/requested-purposes.ts`). */
const PLATFORM = 'platform'

/** What is stored on this device with consent for a purpose, and goes when that is withdrawn. */
const STORED_FOR: Readonly<Partial<Record<Purpose, readonly string[]>>> = { advertising: [INTERSTITIAL_KEY] }

/** What a reader has chosen. */
export interface Choice {
  version: number
  /** When; milliseconds since the epoch. 0 where a platform remembers it from another page, and does not say. */
  at: number
  /** What was asked for: purposes, each with whom it is for. */
  requested: readonly string[]
  granted: readonly Purpose[]
}

const listeners = new Set<(choice: Choice | null) => void>()
/** What a consent platform has said. */
let held: Choice | null = null
/** What was kept under `CHOSEN_ELSEWHERE_KEY` when `held` was taken. Another text now, of another tab or page: it may have been withdrawn since. */
let heldOf: string | null = null

/**
 * The choice in a stored text; null where there is none, or none that holds: junk, older than six months, of a time to come (a clock was put
 * right), of other words, or before a purpose or a company joined what is asked.
 */
export function parseChoice(text: string | null, requested: readonly string[], now: number): Choice | null {
  try {
    const { version, at, requested: before, granted } = JSON.parse(text ?? '') as Choice
    const holds = version === CONSENT_VERSION && at <= now && now - at < LIFETIME_MS && Array.isArray(before)
    return holds && requested.every((part) => before.includes(part))
      ? { version, at, requested: before, granted: granted.filter(Boolean) }
      : null
  } catch {
    return null
  }
}

/** What the reader has chosen; null where they have not yet, have to be asked again, or have chosen anew on a page that has a platform's word. */
export function readChoice(): Choice | null {
  const last = recall(CHOSEN_ELSEWHERE_KEY) === heldOf ? held : null
  return parseChoice(recall(CHOICE_KEY), readRequested(), Date.now()) ?? last
}

/**
 * Deletes a choice whose time is over, and what was stored for a purpose that no choice grants now: storage by itself knows no end. Where a
 * platform asks, its answer does the latter.
 */
export function forgetLapsed(): void {
  const text = recall(CHOICE_KEY)
  if (text !== null && isOver(text)) keep(CHOICE_KEY, null)
  if (!readRequested().includes(PLATFORM)) forgetStored((purpose) => mayUse(purpose))
}

/** Not one of a time to come: that may hold again once the clock is right. */
function isOver(text: string): boolean {
  try {
    return !(Date.now() - (JSON.parse(text) as Choice).at < LIFETIME_MS)
  } catch {
    return true
  }
}

/** Whether something of this purpose may be loaded, sent or stored. */
export function mayUse(purpose: Purpose): boolean {
  return readChoice()?.granted.includes(purpose) ?? false
}

/** Calls back at once with the choice as it is, and whenever it changes, in another tab, too. What throws there stays there. */
export function watchConsent(listener: (choice: Choice | null) => void): void {
  if (listeners.size === 0) {
    addEventListener('storage', tellListeners)
    // A page that comes back may have been overtaken by another one.
    onReturn(tellListeners)
  }
  listeners.add(listener)
  tell(listener)
}

/** Whether the reader is being asked now: no interstitial, no question about anything else. */
export function isConsentOpen(): boolean {
  return document.documentElement.getAttribute(CONSENT) !== null
}

/** Says on the page whether the reader is being asked. */
export function setConsentOpen(open: boolean): void {
  if (open) document.documentElement.setAttribute(CONSENT, 'open')
  else document.documentElement.removeAttribute(CONSENT)
}

/** Keeps what the reader has chosen here, drops what was stored for what they refuse, and tells of it. */
export function choose(granted: readonly Purpose[]): Choice {
  const choice = take(granted)
  keep(CHOICE_KEY, JSON.stringify(choice))
  tellListeners()
  return choice
}

/**
 * Takes what a consent platform says for the time of this page: the platform remembers it. Of a choice that was made here (`at` is not 0) the
 * reader's other pages learn that there is one.
 * @param at as `Choice.at`
 */
export function takePlatformChoice(granted: readonly Purpose[], at: number): void {
  if (at > 0) keep(CHOSEN_ELSEWHERE_KEY, String(at))
  take(granted, at)
  tellListeners()
}

function take(granted: readonly Purpose[], at = Date.now()): Choice {
  forgetStored((purpose) => granted.includes(purpose))
  heldOf = recall(CHOSEN_ELSEWHERE_KEY)
  return (held = { version: CONSENT_VERSION, at, requested: readRequested(), granted })
}

function forgetStored(isGranted: (purpose: Purpose) => boolean): void {
  for (const [purpose, keys] of Object.entries(STORED_FOR))
    if (!isGranted(purpose as Purpose)) for (const key of keys) keep(key, null)
}

/** What this page asks for, `purpose:company` each; every footer says it. */
export function readRequested(): string[] {
  const requested = document.querySelector(selectorOf(CHOICES))?.getAttribute(CHOICES) ?? ''
  return requested.split(' ').filter(Boolean)
}

function tellListeners(): void {
  listeners.forEach(tell)
}

function tell(listener: (choice: Choice | null) => void): void {
  try {
    listener(readChoice())
  } catch (error) {
    console.warn('A part of the page failed at the choice of cookies', error)
  }
}
