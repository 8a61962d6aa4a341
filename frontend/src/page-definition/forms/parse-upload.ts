import type { IncomingMessage } from 'node:http'
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
}

/** Bytes of a whole body; what is larger is not read to its end. */
const LARGEST_BODY = 16 * 1024 * 1024

/** Reads a form in either of the encodings of HTML; rejects with a FormError for what is neither, broken or too large. */
export async function parseForm(request: IncomingMessage): Promise<SentForm> {
  if (mediaTypeOf(request) !== 'multipart/form-data') {
    return { fields: new Map(await readFields(request)), files: [], hasTooMany: false }
  }
  const { fields, files, hasTooMany } = await readUpload(request)
  return {
    fields: new Map(fields),
    files: files.map(({ name, content, isCut }) => readFile(name, content, isCut)),
    hasTooMany,
  }
}

async function readUpload(request: IncomingMessage): Promise<MultipartForm> {
  try {
    return await parseMultipart(request, request.headers['content-type'] ?? '', LARGEST_BODY)
  } catch (error) {
    if (!(error instanceof MultipartError)) throw error
    throw error.reason === 'tooLarge' ? new FormError(413, 'Content Too Large') : new FormError(400, 'Bad Request')
  }
}
