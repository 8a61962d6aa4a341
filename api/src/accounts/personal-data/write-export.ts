import { dayInRome } from '@liberta/italian/italian-date'
import type { PersonalData, PersonalMessage } from '@liberta/database/personal-data/personal-data.repository'
import type { ListedFile } from '@liberta/database/messages/message-files.repository'

/** Bytes of a file that are read and written at once: a multiple of three, so that base64 of the parts is base64 of the whole. */
const PART_BYTES = 384 * 1024

/** From where messages and their files come. */
export interface ExportedMessages {
  /** Some messages after the last one that was given; none where there are no more. */
  next: (last: PersonalMessage | null) => Promise<PersonalMessage[]>
  /** Whether the account is still there. */
  isReader: () => Promise<boolean>
  list: (messageId: string) => Promise<ListedFile[]>
  /** So many bytes of a file after the first `skipped`; null where it was deleted. */
  readPart: (id: string, skipped: number, length: number) => Promise<Buffer | null>
}

/**
 * The file that a reader takes with them, as parts of one JSON value: first all but their messages, then one message at a time, with its
 * files in base64. No more than some messages and a part of one file are held, however large files are and however many a reader sent.
 * @throws Error where a file is deleted, or the account erased, while it is written
 */
export async function* writeExport(data: PersonalData, source: ExportedMessages): AsyncGenerator<string> {
  yield `${open({ exportedAt: new Date().toISOString(), ...data })},"messages":[`
  let comma = ''
  for await (const message of listAll(source)) {
    yield `${comma}${open(message)},"attachments":[`
    comma = ','
    for (const [place, file] of (await source.list(message.id)).entries()) {
      const { id, fileName, mediaType, size } = file
      yield `${place === 0 ? '' : ','}${open({ file_name: fileName, media_type: mediaType, size })},"content":"`
      for (let skipped = 0; skipped < size; skipped += PART_BYTES) {
        const part = await source.readPart(id, skipped, PART_BYTES)
        if (part === null) throw new Error('a file was deleted while it was exported')
        yield part.toString('base64')
      }
      yield '"}'
    }
    yield ']}'
  }
  // Who erases their account has no messages any more, and a file that ends too early would look whole.
  if (!(await source.isReader())) throw new Error('the account was erased while it was exported')
  yield ']}'
}

async function* listAll({ next }: ExportedMessages): AsyncGenerator<PersonalMessage> {
  let last: PersonalMessage | null = null
  for (;;) {
    const some: PersonalMessage[] = await next(last)
    yield* some
    last = some.at(-1) ?? null
    if (last === null) return
  }
}

/** An object as JSON without its end, for what follows. */
function open(value: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(value).slice(0, -1)
}

/** What the file is called, by the day in Rome on which it is written. */
export const nameExport = (now: Date) => `liberta-i-miei-dati-${dayInRome(now)}.json`
