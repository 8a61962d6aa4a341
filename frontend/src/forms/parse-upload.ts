import type { IncomingMessage } from 'node:http'
import { Busboy } from '@fastify/busboy'
import { ATTACHMENT_RULES } from '@liberta/contracts/messages/message.schema'
import { UPLOAD_LIMITS } from '@liberta/contracts/messages/upload-limits.table'
import { FormError, mediaTypeOf, readFields, watchSize } from '../server/read-form.ts'
import { readFile } from './sent-file.ts'
import type { SentFile } from './sent-file.ts'

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
  return parseUpload(request)
}

function parseUpload(request: IncomingMessage): Promise<SentForm> {
  const { promise, resolve, reject } = Promise.withResolvers<SentForm>()
  const fields = new Map<string, string>()
  const files: Promise<SentFile | null>[] = []
  let hasTooMany = false
  const refuse = (error: FormError) => {
    request.unpipe()
    request.resume()
    reject(error)
  }
  const broken = () => refuse(new FormError(400, 'Bad Request'))
  const parser = openParser(request.headers['content-type'] ?? '')
  if (parser === null) {
    broken()
    return promise
  }
  parser.on('field', (name, value) => void fields.set(name, value))
  parser.on('file', (_name, stream, name) => {
    const file = collectFile(stream, name)
    // A body that ends within a file breaks the file and not always the parser; nobody may be waiting for the file then.
    file.catch(broken)
    files.push(file)
  })
  parser.on('filesLimit', () => (hasTooMany = true))
  parser.on('partsLimit', broken)
  parser.on('fieldsLimit', broken)
  parser.on('error', broken)
  parser.on('finish', () => {
    Promise.all(files).then(
      (read) => resolve({ fields, files: read.filter((file) => file !== null), hasTooMany }),
      reject,
    )
  })
  watchSize(request, { most: LARGEST_BODY, refuse })
  request.once('aborted', broken)
  request.pipe(parser)
  return promise
}

/** A boundary that cannot be read is the client's fault. */
function openParser(contentType: string) {
  try {
    return new Busboy({ headers: { 'content-type': contentType }, limits: UPLOAD_LIMITS })
  } catch {
    return null
  }
}

type FileStream = AsyncIterable<Buffer> & { truncated: boolean }

/** Null for a field of files in which nothing was chosen. */
async function collectFile(stream: FileStream, name: string): Promise<SentFile | null> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of stream) {
    size += chunk.length
    if (size <= ATTACHMENT_RULES.largest) chunks.push(chunk)
  }
  const isCut = stream.truncated || size > ATTACHMENT_RULES.largest
  return size === 0 && !name ? null : readFile(name ?? '', Buffer.concat(chunks), isCut)
}
