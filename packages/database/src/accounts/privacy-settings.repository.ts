import { randomUUID } from 'node:crypto'
import type { Purpose } from '@liberta/contracts/accounts/cookie-purpose.table'
import type { EntityManager } from '@mikro-orm/postgresql'
import { ConsentRecord } from './consent-record.entity.ts'
import { CookieChoice } from './cookie-choice.entity.ts'
import { isSeenVersion, lockReader, noteReaderChanged } from './reader-column.ts'
import { PrivacySettings } from './privacy-settings.entity.ts'

/** What a reader decides, and which words they were shown. */
export interface DecidedConsents {
  personalizationConsent: boolean
  groupMarketingConsent: boolean
  partnerMarketingConsent: boolean
  textVersion: string
}

/** The consents as they stand (null where none was decided), and the newest `most` decisions, newest first. */
export async function findPrivacy(
  entities: EntityManager,
  userId: string,
  most: number,
): Promise<{ settings: PrivacySettings | null; history: ConsentRecord[] }> {
  const own = entities.fork()
  const settings = await own.findOne(PrivacySettings, { userId })
  const history = await own.find(ConsentRecord, { userId }, { orderBy: { decidedAt: 'desc', id: 'desc' }, limit: most })
  return { settings, history }
}

/**
 * Keeps a decision and one more line of their history in the transaction of `entities`, and returns the new version; null, and nothing
 * is written, where the settings stand at another version than the reader has `seen`.
 */
export async function keepConsents(
  entities: EntityManager,
  userId: string,
  { textVersion, ...consents }: DecidedConsents,
  seen: number | undefined,
): Promise<number | null> {
  await lockReader(entities, userId)
  const kept = await entities.findOne(PrivacySettings, { userId })
  if (!isSeenVersion(kept, seen)) return null
  const now = new Date()
  const fields = { ...consents, updatedAt: now }
  const row = kept
    ? entities.assign(kept, fields)
    : entities.create(PrivacySettings, { id: randomUUID(), userId, ...fields })
  const decision = { id: randomUUID(), userId, ...consents, textVersion, decidedAt: now }
  await entities.persist([row, entities.create(ConsentRecord, decision)]).flush()
  await noteReaderChanged(entities, userId)
  return row.version
}

/** Adds a choice about cookies, made now, to a reader's history, in the transaction of `entities`. */
export async function appendCookieChoice(
  entities: EntityManager,
  choice: { userId: string; version: number; granted: readonly Purpose[] },
): Promise<void> {
  await entities.insert(CookieChoice, { id: randomUUID(), ...choice, chosenAt: new Date() })
}
