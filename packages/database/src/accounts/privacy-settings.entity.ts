import { defineEntity, p } from '@mikro-orm/core'
import { readerColumn } from './reader-column.ts'

/** The three consents of a reader as they stand (requirements 3.13). Without a row, none was given. */
export const PrivacySettingsSchema = defineEntity({
  name: 'PrivacySettings',
  tableName: 'privacy_settings',
  uniques: [{ name: 'privacy_settings_user_unique', properties: ['userId'] }],
  properties: {
    id: p.uuid().primary(),
    userId: readerColumn('privacy_settings_user_foreign'),
    personalizationConsent: p.boolean(),
    groupMarketingConsent: p.boolean(),
    partnerMarketingConsent: p.boolean(),
    updatedAt: p.datetime(3),
    version: p.integer().version().default(1),
  },
})

/** A reader's consents as they stand now. */
export class PrivacySettings extends PrivacySettingsSchema.class {}
PrivacySettingsSchema.setClass(PrivacySettings)
