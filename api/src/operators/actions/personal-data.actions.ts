import { countSessions } from '@liberta/database/accounts/reader-session.repository'
import { notifyOutbox } from '@liberta/database/outbox/outbox.repository'
import { deletePersonalData, isReader } from '@liberta/database/personal-data/personal-data.repository'
import { z } from 'zod'
import { defineAction } from './action.types.ts'
import { readerIdSchema } from './session.actions.ts'

const describeMissing = (reader: string) => new Error(`there is no reader ${reader}`)

/** Erases a reader as their own order does: one who is back with a backup, or who asks for it without an account at hand (GDPR, article 17). */
export const eraseAction = defineAction({
  title: 'Erase a reader',
  isPersonal: true,
  what:
    'Deletes a reader and all that is theirs: what they saved and chose, messages with their files, every session. Votes stay as nobody’s. ' +
    'It cannot be undone.',
  arguments: z.strictObject({ reader: readerIdSchema }),
  fields: {
    reader: {
      label: 'Id of the reader, as logs and the reader’s own file have it',
      example: '0f0e0d0c-0b0a-4908-8706-050403020100',
    },
  },
  async preview({ reader }, { orm }) {
    if (!(await isReader(orm.em, reader))) throw describeMissing(reader)
    const sessions = await countSessions(orm.em, { userId: reader })
    return `Reader ${reader} would be erased, with ${sessions} sessions. It cannot be undone.`
  },
  async run({ reader }, { orm }) {
    const isErased = await orm.em.fork().transactional((entities) => deletePersonalData(entities, reader))
    if (!isErased) throw describeMissing(reader)
    await notifyOutbox(orm.em)
    return `Reader ${reader} is erased.`
  },
})
