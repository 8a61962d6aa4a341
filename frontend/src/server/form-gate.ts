import type { IncomingMessage, ServerResponse } from 'node:http'
import { FORM_BYTES } from '@liberta/contracts/messages/upload-limits.table'
import { writeCacheHeaders } from '../http/cache-policy.table.ts'
import { dropRest } from './call-body.ts'
import { ClientPlaces } from '../http/client-places.ts'
import type { Places } from '../http/client-places.ts'
import { forwardedFor } from '../http/believe-proxies.ts'
import { mediaTypeOf } from '../http/read-form.ts'
import { SECURITY_HEADERS } from '../http/security-headers.ts'

const MB = 1024 * 1024

/** Forms without files under way; each is at most 128 KiB. */
const FORMS: Places = { perClient: 16, inAll: 256 }
/**
 * Bytes of forms with files under way, as their senders announce them: all of them are held in memory until their end. One client may
 * send the largest form there is, and a small one beside it.
 */
const UPLOAD_BYTES: Places = { perClient: 18 * MB, inAll: 48 * MB }
/** What a form with files weighs that does not say how large it is: the largest that is read. */
const UNTOLD_BYTES = FORM_BYTES.site
/** The least that one weighs: what it takes to read it. */
const LEAST_BYTES = 256 * 1024
const RETRY_AFTER_SECONDS = 10
const FULL = 'Stiamo ricevendo troppi moduli in questo momento. Aspetta qualche secondo e invialo di nuovo.\n'

/**
 * Lets a form in where there is room for it: so many at once, and so many bytes, of one client and in all. Who is not let in
 * is told so, kindly, and to come again; what they send is dropped and never held.
 */
export function createFormGate() {
  const places = new ClientPlaces(FORMS)
  const bytes = new ClientPlaces(UPLOAD_BYTES)

  /** Whether the form may be read; where not, it has been answered. */
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const client = forwardedFor(request)
    const isUpload = mediaTypeOf(request) === 'multipart/form-data'
    const giveBack = isUpload ? bytes.take(client, weigh(request)) : places.take(client)
    if (giveBack === null) {
      refuse(request, response).catch(() => response.destroy())
      return false
    }
    response.once('close', giveBack)
    return true
  }
}

/** A form larger than any is refused once it is read so far: it weighs no more. */
function weigh({ headers }: IncomingMessage): number {
  const declared = Number(headers['content-length'] ?? UNTOLD_BYTES)
  return Math.min(Math.max(declared, LEAST_BYTES), UNTOLD_BYTES)
}

async function refuse(request: IncomingMessage, response: ServerResponse): Promise<void> {
  response.writeHead(503, {
    ...SECURITY_HEADERS,
    'content-type': 'text/plain; charset=utf-8',
    'content-language': 'it',
    'content-length': Buffer.byteLength(FULL),
    'retry-after': String(RETRY_AFTER_SECONDS),
    ...writeCacheHeaders('unavailable'),
  })
  response.write(FULL)
  await dropRest(request)
  response.end()
}
