import type { PersonalData } from '@liberta/database/personal-data/personal-data.repository'
import type { KeptFile } from '@liberta/database/messages/reader-message.repository'

/**
 * The file that a reader takes with them, as parts of one JSON value: first all but their messages, then one message at a time, with its
 * files in base64. No more than the files of one message are held, however many a reader sent.
 */
export async function* writeExport(
  { messages, ...rest }: PersonalData,
  findFiles: (messageId: string) => Promise<KeptFile[]>,
): AsyncGenerator<string> {
  const facts = JSON.stringify({ exportedAt: new Date().toISOString(), ...rest })
  yield `${facts.slice(0, -1)},"messages":[`
  for (const [index, message] of messages.entries()) {
    const files = await findFiles(message.id)
    const attachments = files.map(({ fileName, mediaType, content }) => ({
      file_name: fileName,
      media_type: mediaType,
      size: content.byteLength,
      content: content.toString('base64'),
    }))
    yield `${index === 0 ? '' : ','}${JSON.stringify({ ...message, attachments })}`
  }
  yield ']}'
}
