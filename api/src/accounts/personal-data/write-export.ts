import type { PersonalData } from '@liberta/database/personal-data/personal-data.repository'
import type { ListedFile } from '@liberta/database/messages/message-files.repository'

/** Bytes of a file that are read and written at once: a multiple of three, so that base64 of the parts is base64 of the whole. */
const PART_BYTES = 384 * 1024

/** From where the files of messages come. */
export interface ExportedFiles {
  list: (messageId: string) => Promise<ListedFile[]>
  /** So many bytes of a file after the first `skipped`; null where it was deleted. */
  readPart: (id: string, skipped: number, length: number) => Promise<Buffer | null>
}

/**
 * The file that a reader takes with them, as parts of one JSON value: first all but their messages, then one message at a time, with its
 * files in base64. No more than a part of one file is held, however large files are and however many a reader sent.
 * @throws Error where a file is deleted while it is written
 */
export async function* writeExport({ messages, ...rest }: PersonalData, files: ExportedFiles): AsyncGenerator<string> {
  yield `${open({ exportedAt: new Date().toISOString(), ...rest })},"messages":[`
  for (const [index, message] of messages.entries()) {
    yield `${index === 0 ? '' : ','}${open(message)},"attachments":[`
    for (const [place, file] of (await files.list(message.id)).entries()) {
      const { id, fileName, mediaType, size } = file
      yield `${place === 0 ? '' : ','}${open({ file_name: fileName, media_type: mediaType, size })},"content":"`
      for (let skipped = 0; skipped < size; skipped += PART_BYTES) {
        const part = await files.readPart(id, skipped, PART_BYTES)
        if (part === null) throw new Error('a file was deleted while it was exported')
        yield part.toString('base64')
      }
      yield '"}'
    }
    yield ']}'
  }
  yield ']}'
}

/** An object as JSON without its end, for what follows. */
function open(value: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(value).slice(0, -1)
}
