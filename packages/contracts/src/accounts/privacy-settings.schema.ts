import { z } from 'zod'
import { LARGEST_INT, typedText, rowVersionSchema } from '../text/stored-field.schema.ts'
import { COOKIE_PURPOSES } from './cookie-purpose.table.ts'
import type { Purpose } from './cookie-purpose.table.ts'

/** The three consents (requirements 3.13). */
const consentsSchema = z.object({
  personalizationConsent: z.boolean(),
  groupMarketingConsent: z.boolean(),
  partnerMarketingConsent: z.boolean(),
})
export type Consents = z.infer<typeof consentsSchema>

const privacySettingsSchema = consentsSchema.extend({
  /** Null where the reader has never chosen. */
  updatedAt: z.iso.datetime().nullable(),
  /** Sent back with a change: one made meanwhile elsewhere is not overwritten. 0 where the reader has never chosen. */
  version: rowVersionSchema,
})

const consentRecordSchema = consentsSchema.extend({ textVersion: z.string(), decidedAt: z.iso.datetime() })
export type ConsentRecordView = z.infer<typeof consentRecordSchema>

/** `GET /api/user/privacy-settings`. */
export const privacyAnswerSchema = z.object({
  status: z.literal('success'),
  settings: privacySettingsSchema,
  /** Every choice so far, newest first. */
  history: z.array(consentRecordSchema),
})
export type PrivacyAnswer = z.infer<typeof privacyAnswerSchema>

/** `POST /api/user/privacy-settings` (requirements 7.18); `version` and `textVersion` may be left out. */
export const savePrivacySchema = z.object({
  userId: z.string().max(100).optional(),
  settings: consentsSchema.extend({
    version: rowVersionSchema.optional(),
    /** Which words of the privacy notice the reader was shown. */
    textVersion: typedText(40).min(1).default('1'),
  }),
})
export type SavePrivacy = z.output<typeof savePrivacySchema>

const PURPOSES = Object.keys(COOKIE_PURPOSES) as Purpose[]

/** `POST /api/user/cookie-choices`: what a signed-in reader has chosen on one device. */
export const recordCookieChoiceSchema = z.object({
  userId: z.string().max(100).optional(),
  /** Which words the reader was shown. */
  version: z.number().int().positive().max(LARGEST_INT),
  /** What was granted; nothing where all was refused. */
  granted: z.array(z.enum(PURPOSES)).max(PURPOSES.length),
})
export type RecordCookieChoice = z.output<typeof recordCookieChoiceSchema>
