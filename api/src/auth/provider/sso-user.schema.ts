import { z } from 'zod'

/** Seconds of an access token whose provider does not say how long it holds (RFC 6749 §5.1). */
const USUAL_SECONDS = 3600
/** Ten years: no token holds longer, whatever is said of it. */
const MOST_SECONDS = 315_360_000

/** Of a name, in UTF-16 units. */
const LONGEST_NAME = 200
/** What is left of a character where a text was cut within it: PostgreSQL takes it in no JSON. */
const HALF_AT_END = /\p{Surrogate}$/u

const nameField = z
  .string()
  .nullish()
  .catch(null)
  .transform((text) => (text ?? '').slice(0, LONGEST_NAME).replace(HALF_AT_END, ''))

/** A reader as `GET {sso}/api/user` tells (requirements 7.2); whatever else it says is kept as it is. */
export const ssoUserSchema = z.looseObject({
  // Beyond 2^53 two ids are one number once they are read, and two readers one; zod takes a whole number below that alone.
  id: z.union([z.string().min(1).max(200), z.number().int()]).transform(String),
  email: z.string().max(320),
  name: nameField,
  surname: nameField,
  profile_photo_url: z
    .url({ protocol: /^https?$/ })
    .max(2000)
    .nullish()
    .catch(null),
})

export type SsoUser = z.output<typeof ssoUserSchema>

/**
 * What `{sso}/oauth/token` answers. Without a new refresh token the one that was used stays good (RFC 6749 §6); how long the
 * access token holds may be missing, or be told as text.
 */
export const tokensSchema = z.object({
  access_token: z.string().min(1).max(8000),
  refresh_token: z
    .string()
    .max(8000)
    .nullish()
    .transform((token) => token || null),
  expires_in: z
    .union([
      z.number(),
      z
        .string()
        .regex(/^\d{1,12}$/)
        .transform(Number),
    ])
    .pipe(z.number().positive())
    .catch(USUAL_SECONDS)
    .transform((seconds) => Math.min(seconds, MOST_SECONDS)),
})
