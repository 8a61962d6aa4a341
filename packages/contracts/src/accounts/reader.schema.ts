import { z } from 'zod'

/** A signed-in reader as the page knows them (requirements 3.2): no token, nothing raw of the provider. */
export const readerSchema = z.object({
  id: z.uuid(),
  ssoId: z.string(),
  email: z.string(),
  name: z.string(),
  surname: z.string(),
  profilePhotoUrl: z.string().nullable(),
  /** ISO 8601. */
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})

export type Reader = z.infer<typeof readerSchema>

/** What `GET /api/auth` answers (requirements 7.7). */
export const authAnswerSchema = z.object({
  isAuthenticated: z.boolean(),
  user: readerSchema.nullable(),
  /** When the access token on the server ends, in ms since the epoch; null where nobody is signed in. */
  tokenExpires: z.number().nullable(),
  /** The keys `type:itemId` of everything the reader has saved. */
  savedItems: z.array(z.string()),
})

export type AuthAnswer = z.infer<typeof authAnswerSchema>
