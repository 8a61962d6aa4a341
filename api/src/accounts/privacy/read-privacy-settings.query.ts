import { Query, QueryHandler } from '@nestjs/cqrs'
import type { IQueryHandler } from '@nestjs/cqrs'
import type { Consents, PrivacyAnswer } from '@liberta/contracts/accounts/privacy-settings.schema'
import { findPrivacy } from '@liberta/database/accounts/privacy-settings.repository'
import { MikroORM } from '@mikro-orm/postgresql'

const LONGEST_HISTORY = 100

/** Without a choice there is no consent. */
const NONE_GIVEN: Consents = {
  personalizationConsent: false,
  groupMarketingConsent: false,
  partnerMarketingConsent: false,
}

/** A reader's consents as they stand, and the choices that led there, newest first. */
export class ReadPrivacySettingsQuery extends Query<PrivacyAnswer> {
  constructor(readonly userId: string) {
    super()
  }
}

/** No consent is given, at version 0, where nothing was ever decided. */
@QueryHandler(ReadPrivacySettingsQuery)
export class ReadPrivacySettingsHandler implements IQueryHandler<ReadPrivacySettingsQuery> {
  constructor(private readonly orm: MikroORM) {}

  /** @returns the consents with their version, which a later save sends back, and the history, newest first */
  async execute({ userId }: ReadPrivacySettingsQuery): Promise<PrivacyAnswer> {
    const { settings, history } = await findPrivacy(this.orm.em, userId, LONGEST_HISTORY)
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
}

function takeConsents({ personalizationConsent, groupMarketingConsent, partnerMarketingConsent }: Consents): Consents {
  return { personalizationConsent, groupMarketingConsent, partnerMarketingConsent }
}
