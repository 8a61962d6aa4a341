import type { Readable } from 'node:stream'
import { Busboy } from '@fastify/busboy'
import { ATTACHMENT_RULES } from '@liberta/contracts/messages/message.schema'
import { UPLOAD_LIMITS } from '@liberta/contracts/messages/upload-limits.table'

/** Bytes of a whole form: the files, and room for what stands between them. */
const LARGEST_FORM = 9 * 1024 * 1024

/** A file as it was sent. */
export interface SentFile {
  name: string
  content: Buffer
}

/** A form in `multipart/form-data` as it was sent; fields of files in which nothing was chosen are left out. */
export class MultipartForm {
  readonly fields: readonly (readonly [name: string, value: string])[]
  readonly files: readonly SentFile[]

  constructor(fields: MultipartForm['fields'], files: MultipartForm['files']) {
    this.fields = fields
    this.files = files
  }
}

/** A refusal as Fastify's own parsers give it. */
export function refuseBody(statusCode: 400 | 413 | 415, message: string): Error {
  return Object.assign(new Error(message), { statusCode })
}

/**
 * Reads a form part by part, within UPLOAD_LIMITS. Rejects with a 400 for what is broken or made of more than a form of ours,
 * and with a 413 for what is too large, once the body has ended: who is still sending would take an earlier answer for a fault of
 * the connection.
 */
export function readMultipart(body: Readable, contentType: string): Promise<MultipartForm> {
  const { promise, resolve, reject } = Promise.withResolvers<MultipartForm>()
  const fields: [string, string][] = []
  const files: SentFile[] = []
  let fault: Error | null = null
  let hasEnded = false
  const parser = openParser(contentType)
  const refuse = (error: Error) => {
    fault ??= error
    if (hasEnded) reject(fault)
    if (parser) body.unpipe(parser)
    body.resume()
  }
  const broken = () => refuse(refuseBody(400, 'The form cannot be read.'))
  watchSize(body, () => {
    // Says more than that one file of it was too large.
    fault = refuseBody(413, 'Request body is too large')
    refuse(fault)
  })
  body.once('error', reject)
  body.once('end', () => {
    hasEnded = true
    if (fault) reject(fault)
  })
  if (parser === null) {
    broken()
    return promise
  }
  parser.on('field', (name, value) => void fields.push([name, value]))
  parser.on('file', (_field, stream, name) => {
    collect(stream, (content) => (content.byteLength > 0 ? void files.push({ name: name ?? '', content }) : undefined))
    stream.once('limit', () => refuse(refuseBody(400, 'The files are too large.')))
    stream.once('error', broken)
  })
  parser.once('filesLimit', () => refuse(refuseBody(400, `At most ${ATTACHMENT_RULES.most} files can be attached.`)))
  for (const event of ['partsLimit', 'fieldsLimit', 'error'] as const) parser.once(event, broken)
  parser.once('finish', () => fault === null && resolve(new MultipartForm(fields, files)))
  body.pipe(parser)
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

function watchSize(body: Readable, tooLarge: () => void): void {
  let size = 0
  body.on('data', (chunk: Buffer) => {
    const wasRight = size <= LARGEST_FORM
    size += chunk.byteLength
    if (wasRight && size > LARGEST_FORM) tooLarge()
  })
}

function collect(stream: Readable, whole: (content: Buffer) => void): void {
  const chunks: Buffer[] = []
  stream.on('data', (chunk: Buffer) => void chunks.push(chunk))
  stream.once('end', () => whole(Buffer.concat(chunks)))
}
