import type { Message } from '@liberta/contracts/messages/message.schema'
import type { WithdrawalAnswer } from '@liberta/contracts/messages/withdrawal.schema'
import type { DeclareWithdrawal } from '@liberta/contracts/messages/withdrawal.schema'
import type { SentFile } from './sent-file.ts'

/** What became of what a reader sent. `tooMany`: so much has come from there that more has to wait. */
export type SendAnswer<Body> =
  | { state: 'sent'; body: Body }
  | { state: 'refused' }
  | { state: 'tooMany' }
  | { state: 'unavailable' }

/** Where readers' forms go; the API behind it, or a fixture in a test. No call rejects. */
export interface MessageSink {
  /** `key` makes what comes twice be kept once. */
  send(message: Message, files: readonly SentFile[], key: string): Promise<SendAnswer<unknown>>
  declareWithdrawal(declaration: DeclareWithdrawal): Promise<SendAnswer<WithdrawalAnswer>>
  confirmWithdrawal(id: string): Promise<SendAnswer<WithdrawalAnswer>>
}

const TIME_BOX_MS = 8000
const TOO_MANY_REQUESTS = 429

export interface MessageClientOptions {
  baseURL: string
  /** The reader's own Cookie header, where there is one: a message of someone signed in is theirs. */
  cookie: string | undefined
  origin: string
  /** Who asks, as `X-Forwarded-For` says it; floods are counted by it. */
  askedBy: string
}

/** Sends one reader's forms to our API. */
export class MessageClient implements MessageSink {
  readonly #baseURL: string
  readonly #headers: Record<string, string>

  constructor({ baseURL, cookie, origin, askedBy }: MessageClientOptions) {
    this.#baseURL = baseURL.replace(/\/$/, '')
    this.#headers = {
      accept: 'application/json',
      origin,
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': askedBy,
      ...(cookie === undefined ? {} : { cookie }),
    }
  }

  send(message: Message, files: readonly SentFile[], key: string): Promise<SendAnswer<unknown>> {
    const headers = { 'idempotency-key': key }
    return files.length === 0
      ? this.#postJson('/api/messages', message, headers)
      : this.#post('/api/messages', { body: writeUpload(message, files), headers })
  }

  declareWithdrawal(declaration: DeclareWithdrawal): Promise<SendAnswer<WithdrawalAnswer>> {
    return this.#postJson('/api/withdrawals', declaration)
  }

  confirmWithdrawal(id: string): Promise<SendAnswer<WithdrawalAnswer>> {
    return this.#postJson('/api/withdrawals/confirm', { id })
  }

  #postJson<Body>(path: string, body: unknown, headers = {}): Promise<SendAnswer<Body>> {
    const type = { 'content-type': 'application/json' }
    return this.#post(path, { body: JSON.stringify(body), headers: { ...headers, ...type } })
  }

  async #post<Body>(
    path: string,
    { body, headers }: { body: string | FormData; headers?: Record<string, string> },
  ): Promise<SendAnswer<Body>> {
    try {
      const response = await fetch(this.#baseURL + path, {
        method: 'POST',
        redirect: 'error',
        headers: { ...this.#headers, ...headers },
        body,
        signal: AbortSignal.timeout(TIME_BOX_MS),
      })
      if (response.ok) return { state: 'sent', body: (await response.json()) as Body }
      await response.body?.cancel()
      if (response.status === TOO_MANY_REQUESTS) return { state: 'tooMany' }
      return { state: response.status < 500 ? 'refused' : 'unavailable' }
    } catch {
      return { state: 'unavailable' }
    }
  }
}

/** The API takes what only some forms ask for as fields beside the others. */
function writeUpload({ details, ...own }: Message, files: readonly SentFile[]): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...details, ...own })) if (value !== undefined) form.set(name, value)
  for (const { name, content, mediaType } of files) {
    form.append('allegati', new Blob([new Uint8Array(content)], { type: mediaType ?? '' }), name)
  }
  return form
}
