import type { IncomingMessage } from 'node:http'
import { FORM_BYTES } from '@liberta/contracts/messages/upload-limits.table'
import { MultipartError, parseMultipart } from '@liberta/http/parse-multipart'
import type { MultipartForm } from '@liberta/http/parse-multipart'
import { FormError, mediaTypeOf, readFields } from '../../http/read-form.ts'
import { readFile } from '../../content/sent-file.ts'
import type { SentFile } from '../../content/sent-file.ts'

/** What came with a form. */
export interface SentForm {
  fields: ReadonlyMap<string, string>
  /** Without those fields of files that were left empty. */
  files: readonly SentFile[]
  /** True where more files came than may. */
  hasTooMany: boolean
  /** True where it weighs more than is read: then it has the fields that came before that, and no files. */
  isTooLarge: boolean
}

/** Reads a form in either of the encodings of HTML; rejects with a FormError for what is neither, broken, or too large without files. */
export async function parseForm(request: IncomingMessage): Promise<SentForm> {
  if (mediaTypeOf(request) !== 'multipart/form-data') {
    return { fields: new Map(await readFields(request)), files: [], hasTooMany: false, isTooLarge: false }
  }
  const { fields, files, hasTooMany, isTooLarge } = await readUpload(request)
  return {
    fields: new Map(fields),
    files: files.map(({ name, content, isCut }) => readFile(name, content, isCut)),
    hasTooMany,
    isTooLarge,
  }
}

async function readUpload(request: IncomingMessage): Promise<MultipartForm & Pick<SentForm, 'isTooLarge'>> {
  try {
    const form = await parseMultipart(request, request.headers['content-type'] ?? '', FORM_BYTES.site)
    return { ...form, isTooLarge: false }
  } catch (error) {
    if (!(error instanceof MultipartError)) throw error
    if (error.reason === 'broken') throw new FormError(400)
    return { fields: error.fields, files: [], hasTooMany: false, isTooLarge: true }
  }
}
