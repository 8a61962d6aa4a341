import { z } from 'zod'

/** Characters of a handle. */
export const SESSION_HANDLE_LENGTH = 12

/** Which session of a reader's own: the beginning of its hash, which is good for nothing but telling them apart. */
const sessionHandleSchema = z
  .string()
  .regex(new RegExp(`^[\\w-]{${SESSION_HANDLE_LENGTH}}$`), 'expected a session as GET /api/user/sessions names it')

/** What the reader says to end all sessions but the one that asks. */
export const OTHER_SESSIONS = 'others'

const readerSessionSchema = z.object({
  handle: sessionHandleSchema,
  signedInAt: z.iso.datetime(),
  /** Within a day. */
  lastUsedAt: z.iso.datetime(),
  /** Whether it is the one that asks. */
  current: z.boolean(),
})
export type ReaderSessionView = z.infer<typeof readerSessionSchema>

/** `GET /api/user/sessions`: the one that was used last first. */
export const sessionsAnswerSchema = z.object({ status: z.literal('ok'), data: z.array(readerSessionSchema) })

/** `POST /api/user/sessions`: ends one of them, or all others. */
export const endSessionsSchema = z.object({ session: z.union([z.literal(OTHER_SESSIONS), sessionHandleSchema]) })

/** How many there were. */
export const endSessionsAnswerSchema = z.object({ status: z.literal('success'), ended: z.number().int() })
