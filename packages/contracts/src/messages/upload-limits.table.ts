import { ATTACHMENT_RULES } from './message.schema.ts'

/** More fields than any form of the site has. */
const MOST_FIELDS = 40

const MIB = 1024 * 1024

/**
 * Bytes of a whole form with files; what is larger is not read to its end. The site reads more than files may weigh together, so that who
 * sends too much is told what of it; nginx lets through more than that (infra/nginx/pages.conf). The API takes the files, and room for what
 * stands between them.
 */
export const FORM_BYTES = { site: 16 * MIB, api: 9 * MIB } as const

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

export type AttachmentType = (typeof ATTACHMENT_RULES.mediaTypes)[number]

/** How the files of each type begin. */
const BEGINNINGS: Readonly<Record<AttachmentType, readonly number[]>> = {
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
}

/** What a file is by its own first bytes, whatever its name says; null where it is nothing that may be attached. */
export function tellMediaType(content: Uint8Array): AttachmentType | null {
  const begins = (type: AttachmentType) => BEGINNINGS[type].every((byte, index) => content[index] === byte)
  return ATTACHMENT_RULES.mediaTypes.find(begins) ?? null
}

const LONGEST_FILE_NAME = 120

/**
 * The name of a file that a reader sends, as the page shows it and as it is kept: without path, and without anything that a system or a mail
 * client could take for something else. Composed, as a Mac hands over its accents one by one. What comes out goes in again unchanged.
 */
export function cleanFileName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  const plain = last
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .normalize('NFC')
    .trim()
    .slice(-LONGEST_FILE_NAME)
  const clean = plain.replaceAll(/[^\p{L}\p{M}\p{N} ._()’',-]/gu, '_')
  return clean.replace(/^[. ]+/, '') || 'allegato'
}
