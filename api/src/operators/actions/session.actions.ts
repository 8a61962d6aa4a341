import { countSessions, deleteSessions } from '@liberta/database/accounts/reader-session.repository'
import { z } from 'zod'
import { defineAction } from './action.types.ts'

const EVERYBODY = 'all'

const textSchema = z.string().trim().toLowerCase()
const isReaderId = (given: string) => z.uuid().safeParse(given).success

/** A reader's id, however it was copied. */
export const readerIdSchema = textSchema.refine(isReaderId, 'expected the id of a reader')

const readerSchema = textSchema.refine(
  (given) => given === EVERYBODY || isReaderId(given),
  'expected the id of a reader, or all',
)

const choose = (reader: string) => (reader === EVERYBODY ? EVERYBODY : { userId: reader })
const nameReader = (reader: string) => (reader === EVERYBODY ? 'all readers' : reader)

/** Ends the sessions of a reader whose device or account is in other hands, or of everybody (ASVS 5.0 7.4.5). */
export const signOutAction = defineAction({
  title: 'Sign a reader out',
  isPersonal: true,
  what: 'Ends every session of a reader, or of all readers: they sign in again. Nothing that they saved or chose is touched.',
  arguments: z.strictObject({ reader: readerSchema }),
  fields: {
    reader: { label: 'Id of the reader, as logs and the reader’s own file have it; or all', example: EVERYBODY },
  },
  async preview({ reader }, { orm }) {
    return `${await countSessions(orm.em, choose(reader))} sessions of ${nameReader(reader)} would end.`
  },
  async run({ reader }, { orm }) {
    return `${await deleteSessions(orm.em, choose(reader))} sessions of ${nameReader(reader)} have ended.`
  },
})
