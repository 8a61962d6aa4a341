import { BadRequestException } from '@nestjs/common'
import { TRAP_FIELD, ATTACHMENT_RULES } from '@liberta/contracts/messages/message.schema'
import { cleanFileName, tellMediaType } from '@liberta/contracts/messages/upload-limits.table'
import type { AttachmentType } from '@liberta/contracts/messages/upload-limits.table'
import type { UploadedFile } from '@liberta/http/parse-multipart'
import { SentForm } from './read-multipart.ts'

/** A file as it will be kept. */
export interface Attachment {
  fileName: string
  mediaType: AttachmentType
  content: Buffer
}

/** A form as it came: its fields for the schema, its files checked. */
export interface ReadForm {
  fields: Record<string, unknown>
  /** Where a browser without a script is sent afterwards. */
  next: string | undefined
  attachments: Attachment[]
}

const OWN_FIELDS = new Set(['kind', 'name', 'email', 'subject', 'body', 'details', TRAP_FIELD])

/** Reads a body that the server has parsed: JSON, a form without files, or one with files. */
export function readForm(body: unknown, contentType: string): ReadForm {
  if (body instanceof SentForm) {
    return { ...sortFields(body.fields, true), attachments: checkFiles(body.files) }
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new BadRequestException('A form is needed.')
  const isForm = contentType.startsWith('application/x-www-form-urlencoded')
  return { ...sortFields(Object.entries(body), isForm), attachments: [] }
}

/** How many there are, and how large each is, was bounded while they were read. */
function checkFiles(files: readonly UploadedFile[]): Attachment[] {
  const { largestTogether } = ATTACHMENT_RULES
  if (files.reduce((sum, { content }) => sum + content.byteLength, 0) > largestTogether) {
    throw new BadRequestException('The files are too large.')
  }
  return files.map(checkFile)
}

function checkFile({ name, content }: UploadedFile): Attachment {
  const mediaType = tellMediaType(content)
  if (mediaType === null) throw new BadRequestException('Only PDF, JPEG and PNG files can be attached.')
  return { fileName: cleanFileName(name), mediaType, content }
}

/** In a form every field that is not one of ours is a detail. */
function sortFields(
  entries: readonly (readonly [string, unknown])[],
  isForm: boolean,
): Pick<ReadForm, 'fields' | 'next'> {
  const next = entries.find(([name]) => name === 'next')?.[1]
  const rest = entries.filter(([name]) => name !== 'next')
  const own = rest.filter(([name]) => !isForm || OWN_FIELDS.has(name))
  const details = isForm ? rest.filter(([name]) => !OWN_FIELDS.has(name)) : []
  return {
    fields: { ...Object.fromEntries(own), ...(isForm ? { details: Object.fromEntries(details) } : {}) },
    next: typeof next === 'string' ? next : undefined,
  }
}
