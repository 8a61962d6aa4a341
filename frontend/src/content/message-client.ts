import type { AccountWriteName, AnswerOf } from '@liberta/contracts/accounts/account-calls.table'
import type { Message } from '@liberta/contracts/messages/message.schema'
import type { WithdrawalAnswer } from '@liberta/contracts/messages/withdrawal.schema'
import type { DeclareWithdrawal } from '@liberta/contracts/messages/withdrawal.schema'
import { callForReader, writeJson } from './call-for-reader.ts'
import type { ReaderCall, ReaderCaller } from './call-for-reader.ts'
import type { SentFile } from './sent-file.ts'

/** What became of what a reader sent. `tooMany`: so much has come from there that more has to wait; `full`: there is no room for files. */
export type SendAnswer<Body> =
  | { state: 'sent'; body: Body }
  | { state: 'refused' }
  | { state: 'tooMany' }
  | { state: 'full' }
  | { state: 'unavailable' }

/** Where readers' forms go; the API behind it, or a fixture in a test. No call rejects. */
export interface MessageSink {
  /** `key` makes what comes twice be kept once. */
  send(message: Message, files: readonly SentFile[], key: string): Promise<SendAnswer<unknown>>
  declareWithdrawal(declaration: DeclareWithdrawal): Promise<SendAnswer<WithdrawalAnswer>>
  confirmWithdrawal(id: string): Promise<SendAnswer<WithdrawalAnswer>>
}

const TIME_BOX_MS = 8000
const CONTENT_TOO_LARGE = 413
const TOO_MANY_REQUESTS = 429

/** Sends one reader's forms to our API; a message of someone signed in is theirs. */
export class MessageClient implements MessageSink {
  private readonly caller: ReaderCaller

  constructor(caller: ReaderCaller) {
    this.caller = caller
  }

  /** Sends a message, with its files where it has some; never rejects. */
  send(message: Message, files: readonly SentFile[], key: string): Promise<SendAnswer<unknown>> {
    const upload = () => ({ headers: { 'idempotency-key': key }, body: writeUpload(message, files) })
    return this.post('sendMessage', files.length === 0 ? writeJson(message, key) : upload())
  }

  /** Declares a withdrawal, which takes effect once it is confirmed. */
  declareWithdrawal(declaration: DeclareWithdrawal): Promise<SendAnswer<WithdrawalAnswer>> {
    return this.post('declareWithdrawal', writeJson(declaration))
  }

  /** Confirms a declared withdrawal by its id. */
  confirmWithdrawal(id: string): Promise<SendAnswer<WithdrawalAnswer>> {
    return this.post('confirmWithdrawal', writeJson({ id }))
  }

  private async post<Name extends AccountWriteName>(
    name: Name,
    content: Pick<ReaderCall, 'body' | 'headers'>,
  ): Promise<SendAnswer<AnswerOf<Name>>> {
    try {
      const response = await callForReader(this.caller, name, { ...content, timeBoxMs: TIME_BOX_MS })
      if (response.ok) return { state: 'sent', body: (await response.json()) as AnswerOf<Name> }
      await response.body?.cancel()
      if (response.status === CONTENT_TOO_LARGE) return { state: 'full' }
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
