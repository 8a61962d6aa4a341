import { finished } from 'node:stream'
import type { Readable } from 'node:stream'
import { Busboy } from '@fastify/busboy'
import { ATTACHMENT_RULES } from '@liberta/contracts/messages/message.schema'
import { UPLOAD_LIMITS } from '@liberta/contracts/messages/upload-limits.table'
import { watchSize } from './watch-size.ts'

/** A file as it was sent, under the name that its sender gave it. */
export interface UploadedFile {
  name: string
  content: Buffer
  /** It was larger than a file may be, and `content` is not all of it. */
  isCut: boolean
}

/** A form in `multipart/form-data` as it was sent. */
export interface MultipartForm {
  /** In the order in which they came; a name may come twice. */
  fields: readonly (readonly [name: string, value: string])[]
  /** Without those fields of files in which nothing was chosen. */
  files: readonly UploadedFile[]
  /** True where more files came than may; the others are not among `files`. */
  hasTooMany: boolean
}

/** A body that cannot be read: no form, one that breaks off or has more parts than any of ours; or one that is too large. */
export class MultipartError extends Error {
  override readonly name = 'MultipartError'
  readonly reason: 'broken' | 'tooLarge'
  /** What came whole before that. */
  readonly fields: MultipartForm['fields']

  constructor(reason: 'broken' | 'tooLarge', fields: MultipartForm['fields']) {
    super(`a form with files is ${reason === 'broken' ? 'broken' : 'too large'}`)
    this.reason = reason
    this.fields = fields
  }
}

/**
 * Reads a form part by part, within UPLOAD_LIMITS. Once it is refused nothing more of it is parsed; what still comes is dropped.
 * @param contentType the header, with the boundary
 * @param largest bytes of the whole body
 * @throws MultipartError
 */
export function parseMultipart(body: Readable, contentType: string, largest: number): Promise<MultipartForm> {
  const { promise, resolve, reject } = Promise.withResolvers<MultipartForm>()
  const fields: [string, string][] = []
  const files: UploadedFile[] = []
  let hasTooMany = false
  const parser = openParser(contentType)
  const refuse = (reason: MultipartError['reason']) => {
    if (parser) body.unpipe(parser)
    body.resume()
    reject(new MultipartError(reason, fields))
  }
  const broken = () => refuse('broken')
  watchSize(body, { most: largest, tooLarge: () => refuse('tooLarge') })
  // Also where the connection ends before the body does.
  finished(body, { writable: false }, (error) => error && broken())
  if (parser === null) {
    broken()
    return promise
  }
  parser.on('field', (name, value) => void fields.push([name, value]))
  parser.on('file', (_field, stream, name) => {
    // A body that ends within a file breaks the file, and not always the parser.
    stream.once('error', broken)
    collectFile(stream, name ?? '', (file) => void files.push(file))
  })
  parser.once('filesLimit', () => (hasTooMany = true))
  for (const event of ['partsLimit', 'fieldsLimit', 'error'] as const) parser.on(event, broken)
  parser.once('finish', () => resolve({ fields, files, hasTooMany }))
  body.pipe(parser)
  return promise
}

/** Null where there is no boundary that can be read, which is the client's fault. */
function openParser(contentType: string) {
  try {
    return new Busboy({ headers: { 'content-type': contentType }, limits: UPLOAD_LIMITS })
  } catch {
    return null
  }
}

function collectFile(stream: Readable & { truncated: boolean }, name: string, take: (file: UploadedFile) => void) {
  const chunks: Buffer[] = []
  stream.on('data', (chunk: Buffer) => void chunks.push(chunk))
  stream.once('end', () => {
    const content = Buffer.concat(chunks)
    const isCut = stream.truncated || content.length > ATTACHMENT_RULES.largest
    if (content.length > 0 || name !== '') take({ name, content, isCut })
  })
}
