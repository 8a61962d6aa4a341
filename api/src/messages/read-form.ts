import { BadRequestException } from '@nestjs/common'
import { TRAP_FIELD } from '@liberta/contracts/messages/message.schema'
import { tellMediaType } from '@liberta/contracts/messages/attachment-type'
import type { AttachmentType } from '@liberta/contracts/messages/attachment-type'
import { ATTACHMENT_RULES } from '@liberta/contracts/messages/message.schema'

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
const LONGEST_FILE_NAME = 120

/** Reads a body that the server has parsed (JSON, or a form without files), or a form with files as it came. */
export async function readForm(body: unknown, contentType: string): Promise<ReadForm> {
  if (Buffer.isBuffer(body)) return readMultipart(body, contentType)
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new BadRequestException('A form is needed.')
  const isForm = contentType.startsWith('application/x-www-form-urlencoded')
  return { ...sortFields(Object.entries(body), isForm), attachments: [] }
}

async function readMultipart(body: Buffer, contentType: string): Promise<ReadForm> {
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => Promise.reject(new BadRequestException('The form cannot be read.')))
  const entries = [...form.entries()]
  const files = entries.map(([, value]) => value).filter((value) => value instanceof File && value.size > 0) as File[]
  const texts = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return { ...sortFields(texts, true), attachments: await readFiles(files) }
}

async function readFiles(files: readonly File[]): Promise<Attachment[]> {
  const { most, largest, largestTogether } = ATTACHMENT_RULES
  if (files.length > most) throw new BadRequestException(`At most ${most} files can be attached.`)
  if (files.some(({ size }) => size > largest) || files.reduce((sum, { size }) => sum + size, 0) > largestTogether) {
    throw new BadRequestException('The files are too large.')
  }
  return Promise.all(files.map(readFile))
}

async function readFile(file: File): Promise<Attachment> {
  const content = Buffer.from(await file.arrayBuffer())
  const mediaType = tellMediaType(content)
  if (mediaType === null) throw new BadRequestException('Only PDF, JPEG and PNG files can be attached.')
  return { fileName: cleanName(file.name), mediaType, content }
}

/** In a form every field that is not one of ours is a detail. */
function sortFields(entries: [string, unknown][], isForm: boolean): Pick<ReadForm, 'fields' | 'next'> {
  const next = entries.find(([name]) => name === 'next')?.[1]
  const rest = entries.filter(([name]) => name !== 'next')
  const own = rest.filter(([name]) => !isForm || OWN_FIELDS.has(name))
  const details = isForm ? rest.filter(([name]) => !OWN_FIELDS.has(name)) : []
  return {
    fields: { ...Object.fromEntries(own), ...(isForm ? { details: Object.fromEntries(details) } : {}) },
    next: typeof next === 'string' ? next : undefined,
  }
}

/** A name without path, control characters or what a mail client could take for something else. */
function cleanName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  const clean = last.replaceAll(/[^\p{L}\p{N} ._()-]/gu, '_').slice(-LONGEST_FILE_NAME)
  return clean.replace(/^[. ]+/, '') || 'allegato'
}
