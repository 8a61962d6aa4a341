import type { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ATTACHMENT_RULES } from '@liberta/contracts/messages/message.schema'
import { FORM_BYTES } from '@liberta/contracts/messages/upload-limits.table'
import { MultipartError, parseMultipart } from '@liberta/http/parse-multipart'
import type { MultipartForm } from '@liberta/http/parse-multipart'

/** A form with files, told by its class from the bodies that other parsers make. */
export class SentForm {
  readonly fields: MultipartForm['fields']
  readonly files: MultipartForm['files']

  constructor({ fields, files }: Pick<MultipartForm, 'fields' | 'files'>) {
    this.fields = fields
    this.files = files
  }
}

/** A refusal as Fastify's own parsers give it. */
export function refuseBody(statusCode: 400 | 413 | 415, message: string): Error {
  return Object.assign(new Error(message), { statusCode })
}

/**
 * Reads a form with files. Rejects with a 400 for what is broken or made of more than a form of ours, and with a 413 for what is too
 * large, once the body has ended: who is still sending would take an earlier answer for a fault of the connection.
 */
export async function readMultipart(body: Readable, contentType: string): Promise<SentForm> {
  try {
    return takeForm(await parseMultipart(body, contentType, FORM_BYTES.api))
  } catch (error) {
    // Where it never ends nobody hears the answer.
    await finished(body, { writable: false }).catch(() => undefined)
    throw error instanceof MultipartError ? describeFault(error) : error
  }
}

function takeForm({ fields, files, hasTooMany }: MultipartForm): SentForm {
  if (hasTooMany) throw refuseBody(400, `At most ${ATTACHMENT_RULES.most} files can be attached.`)
  if (files.some(({ isCut }) => isCut)) throw refuseBody(400, 'The files are too large.')
  return new SentForm({ fields, files: files.filter(({ content }) => content.byteLength > 0) })
}

function describeFault({ reason }: MultipartError): Error {
  return reason === 'tooLarge'
    ? refuseBody(413, 'Request body is too large')
    : refuseBody(400, 'The form cannot be read.')
}
