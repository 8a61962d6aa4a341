import type { Purpose } from '@liberta/contracts/accounts/cookie-purpose.table'
import type { PageServices } from './third-parties.ts'

/** A purpose that readers are asked for, and for whom. */
export interface RequestedPurpose {
  purpose: Purpose
  /** The company that acts for it; empty where nobody but the paper does. */
  company: string
}

/**
 * What readers have to be asked for, as it follows from what the site loads. The paper's own advertisements are among it, as one
 * that fills the window is remembered for a day with consent only; nothing is where the site has no advertisement and no script of others.
 */
export function listRequestedPurposes({ ads, analyticsScript, extraScript }: PageServices): RequestedPurpose[] {
  const requested: RequestedPurpose[] = []
  if (ads !== 'none') requested.push({ purpose: 'advertising', company: ads === 'gpt' ? 'Google' : '' })
  if (analyticsScript !== null) requested.push({ purpose: 'statistics', company: new URL(analyticsScript).host })
  if (extraScript !== null) requested.push({ purpose: 'services', company: new URL(extraScript).host })
  return requested
}

/**
 * What is asked in one word each, for the page and the stored choice: `advertising: statistics:stats.example.it`. Of a consent platform
 * `platform`, which no stored choice of our own has answered.
 */
export function writeRequested(services: PageServices): string {
  if (services.consentScript !== null) return 'platform'
  return listRequestedPurposes(services)
    .map(({ purpose, company }) => `${purpose}:${company}`)
    .join(' ')
}
