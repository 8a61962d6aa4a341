import type { FixedPageName } from '@liberta/addresses/fixed-page.table'
import type { AddressType, SiteAddress } from '@liberta/addresses/site-address'

/**
 * Whether the full-page advertisement may stand over pages of a kind (requirements 1.11). Nobody is stopped who mourns, looks something up,
 * fills in a form or is in an account of their own; a new kind has to say it here.
 */
const INTERRUPTED: Readonly<Record<Exclude<AddressType, 'fixed'>, boolean>> = {
  home: true,
  latest: true,
  section: true,
  category: true,
  tag: true,
  journalist: true,
  story: true,
  storyByTag: true,
  storyByJournalist: true,
  article: true,
  // What happens now is read without a stop.
  liveEntry: false,
  livePage: false,
  event: true,
  eventByCategory: true,
  eventByType: true,
  eventByTag: true,
  eventCategory: true,
  events: true,
  tagEvents: true,
  folder: true,
  tagMultimedia: true,
  multimedia: true,
  multimediaByTag: true,
  staffMember: false,
  position: false,
  reservedArea: false,
  obituaries: false,
  obituary: false,
  search: false,
}

/** Of the others most are of service, forms, law or the account. */
const INTERRUPTED_FIXED = new Set<FixedPageName>(['eventi', 'podcast', 'teleliberta', 'tags', 'topics'])

/** Whether the full-page advertisement may stand over the page of an address. */
export function isInterrupted(address: SiteAddress): boolean {
  return address.type === 'fixed' ? INTERRUPTED_FIXED.has(address.name) : INTERRUPTED[address.type]
}
