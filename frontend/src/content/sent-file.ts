import { ATTACHMENT_RULES } from '@liberta/contracts/messages/message.schema'
import { cleanFileName, tellMediaType } from '@liberta/contracts/messages/upload-limits.table'
import type { AttachmentType } from '@liberta/contracts/messages/upload-limits.table'

/** A file that came with a form; `fault` says why it is not taken. */
export interface SentFile {
  name: string
  /** Told by its own first bytes; null where it is none of those that are taken. */
  mediaType: AttachmentType | null
  content: Buffer
  fault: string | null
}

const MB = 1024 * 1024

/** Holds a file against the rules; `isCut` where more came than is taken. */
export function readFile(name: string, content: Buffer, isCut: boolean): SentFile {
  const mediaType = tellMediaType(content)
  const plain = cleanFileName(name)
  if (isCut)
    return {
      name: plain,
      mediaType,
      content,
      fault: `«${plain}» è troppo grande: ogni file può pesare ${ATTACHMENT_RULES.largest / MB} MB.`,
    }
  if (mediaType === null)
    return { name: plain, mediaType, content, fault: `«${plain}» non è un JPEG, un PNG o un PDF.` }
  return { name: plain, mediaType, content, fault: null }
}
