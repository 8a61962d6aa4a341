import { ATTACHMENT_RULES } from './message.schema.ts'

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
