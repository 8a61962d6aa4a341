import { ATTACHMENT_RULES } from './message.schema.ts'

/** More fields than any form of the site has. */
const MOST_FIELDS = 40

/**
 * What a form with files may be made of, as busboy counts it; the site and the API read forms by the same table. Sizes in bytes.
 * Without a bound of parts, a form of some megabytes keeps a process busy for seconds.
 */
export const UPLOAD_LIMITS = {
  fieldNameSize: 60,
  /** More than the longest text of a form in UTF-8. */
  fieldSize: 64 * 1024,
  fields: MOST_FIELDS,
  files: ATTACHMENT_RULES.most,
  /** One byte more than is taken, so that a file of exactly that size is whole. */
  fileSize: ATTACHMENT_RULES.largest + 1,
  parts: MOST_FIELDS + ATTACHMENT_RULES.most,
  headerPairs: 20,
  headerSize: 4096,
} as const
