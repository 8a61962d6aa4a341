import type { Consents, PrivacyAnswer } from '@liberta/contracts/accounts/privacy-settings.schema'
import { ConsentRecord } from '@liberta/database/accounts/consent-record.entity'
import { PrivacySettings } from '@liberta/database/accounts/privacy-settings.entity'
import type { EntityManager } from '@mikro-orm/postgresql'

const LONGEST_HISTORY = 100

/** Without a choice there is no consent. */
const NONE_GIVEN: Consents = {
  personalizationConsent: false,
  groupMarketingConsent: false,
  partnerMarketingConsent: false,
}

/** The consents as they stand, and the choices that led there, newest first. */
export async function readPrivacySettings(entities: EntityManager, userId: string): Promise<PrivacyAnswer> {
  const own = entities.fork()
  const settings = await own.findOne(PrivacySettings, { userId })
  const history = await own.find(
    ConsentRecord,
    { userId },
    { orderBy: { decidedAt: 'desc', id: 'desc' }, limit: LONGEST_HISTORY },
  )
  return {
    status: 'success',
    settings: settings
      ? { ...takeConsents(settings), updatedAt: settings.updatedAt.toISOString(), version: settings.version }
      : { ...NONE_GIVEN, updatedAt: null, version: 0 },
    history: history.map((record) => ({
      ...takeConsents(record),
      textVersion: record.textVersion,
      decidedAt: record.decidedAt.toISOString(),
    })),
  }
}

function takeConsents({ personalizationConsent, groupMarketingConsent, partnerMarketingConsent }: Consents): Consents {
  return { personalizationConsent, groupMarketingConsent, partnerMarketingConsent }
}
