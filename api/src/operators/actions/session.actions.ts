import { countSessions, deleteAllSessions } from '@liberta/database/accounts/reader-session.repository'
import { z } from 'zod'
import { defineAction } from './action.types.ts'

const EVERYBODY = 'all'

/** Null stands for all readers. */
const readerSchema = z
  .string()
  .trim()
  .toLowerCase()
  .pipe(z.union([z.literal(EVERYBODY), z.uuid()], { error: 'expected the id of a reader, or all' }))
  .transform((given) => (given === EVERYBODY ? null : given))

/** Ends the sessions of a reader whose device or account is in other hands, or of everybody (ASVS 5.0 7.4.5). */
export const signOutAction = defineAction({
  title: 'Sign a reader out',
  what: 'Ends every session of a reader, or of all readers: they sign in again. Nothing that they saved or chose is touched.',
  arguments: z.strictObject({ reader: readerSchema }),
  fields: {
    reader: { label: 'Id of the reader, as logs and the reader’s own file have it; or all', example: EVERYBODY },
  },
  async preview({ reader }, { orm }) {
    return `${await countSessions(orm.em, reader)} sessions of ${reader ?? 'all readers'} would end.`
  },
  async run({ reader }, { orm }) {
    return `${await deleteAllSessions(orm.em, reader)} sessions of ${reader ?? 'all readers'} have ended.`
  },
})
