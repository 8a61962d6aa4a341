import type { ATTACHMENT_RULES } from '@liberta/contracts/messages/message.schema'

export type AttachmentType = (typeof ATTACHMENT_RULES.mediaTypes)[number]

const SIGNATURES: readonly (readonly [AttachmentType, Buffer])[] = [
  ['application/pdf', Buffer.from('%PDF-')],
  ['image/jpeg', Buffer.from([0xff, 0xd8, 0xff])],
  ['image/png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
]

/** What a file is by its first bytes; null for what may not be attached. */
export function sniffMediaType(content: Buffer): AttachmentType | null {
  const known = SIGNATURES.find(([, start]) => content.subarray(0, start.length).equals(start))
  return known?.[0] ?? null
}
