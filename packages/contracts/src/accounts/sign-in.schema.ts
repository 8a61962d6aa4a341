import { z } from 'zod'

/** `POST /api/auth/token` (requirements 7.1), for clients that are no browser. */
export const tokenRequestSchema = z.object({
  code: z.string().min(1).max(2000),
  code_verifier: z.string().regex(/^[\w.~-]{43,128}$/, 'expected 43 to 128 unreserved characters (RFC 7636 §4.1)'),
  redirect_uri: z.url({ protocol: /^https?$/ }).max(2000),
})
export type TokenRequest = z.output<typeof tokenRequestSchema>

export const tokenAnswerSchema = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  /** Seconds. */
  expires_in: z.number(),
})
export type TokenAnswer = z.infer<typeof tokenAnswerSchema>

/** A user as a client tells of one; held against what the provider says, never believed. */
const claimedUserSchema = z.object({
  id: z
    .union([z.string().max(200), z.number()])
    .transform(String)
    .optional(),
  email: z.string().max(320).optional(),
})
export type ClaimedUser = z.output<typeof claimedUserSchema>

/** `POST /api/auth/sso-callback` and `POST /api/user/sync` (requirements 7.3, 7.9): a user object, or one under `ssoUser`. */
export const ssoCallbackSchema = claimedUserSchema.extend({ ssoUser: claimedUserSchema.optional() })
export type SsoCallback = z.output<typeof ssoCallbackSchema>

/** What a sign-in may be asked with. */
export const signInQuerySchema = z.object({
  next: z.string().optional().describe('The path of this site that it leads back to; the first page where it is none'),
})

/** `GET /api/auth/sign-in-address`. */
export const signInAddressSchema = z.object({ url: z.string() })
