import { defineEntity, p } from '@mikro-orm/core'
import { readerColumn } from './reader-column.ts'

/** One choice of a reader about the three consents, with the version of the words they were shown. Never changed. */
export const ConsentRecordSchema = defineEntity({
  name: 'ConsentRecord',
  tableName: 'consent_records',
  indexes: [{ name: 'consent_records_newest_index', properties: ['userId', 'decidedAt'] }],
  properties: {
    id: p.uuid().primary(),
    userId: readerColumn('consent_records_user_foreign'),
    personalizationConsent: p.boolean(),
    groupMarketingConsent: p.boolean(),
    partnerMarketingConsent: p.boolean(),
    /** Which words of the privacy notice were shown. */
    textVersion: p.text(),
    decidedAt: p.datetime(3),
  },
})

/** One decision on consents as it was made: the history is only added to. */
export class ConsentRecord extends ConsentRecordSchema.class {}
ConsentRecordSchema.setClass(ConsentRecord)
