import { z } from 'zod'

/** What the provider can be told to do to tokens. */
export const tokenControlSchema = z.strictObject({
  /** How long access tokens made from now on hold, seconds. */
  accessTokenSeconds: z.coerce.number().int().min(1).max(86_400).optional(),
  /** Every access token there is ends now. */
  expireAccessTokens: z.boolean().optional(),
  /** No refresh token there is will be taken again. */
  refuseRefresh: z.boolean().optional(),
})
