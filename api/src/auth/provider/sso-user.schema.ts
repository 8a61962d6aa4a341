import { z } from 'zod'

/** A reader as `GET {sso}/api/user` tells (specification §7); whatever else it says is kept as it is. */
export const ssoUserSchema = z.looseObject({
  id: z.union([z.string().min(1).max(200), z.number()]).transform(String),
  email: z.string().max(320),
  name: z.string().max(200).nullish().transform(emptyIfNone),
  surname: z.string().max(200).nullish().transform(emptyIfNone),
  profile_photo_url: z
    .url({ protocol: /^https?$/ })
    .max(2000)
    .nullish()
    .catch(null),
})

export type SsoUser = z.output<typeof ssoUserSchema>

/** What `{sso}/oauth/token` answers. */
export const tokensSchema = z.object({
  access_token: z.string().min(1).max(8000),
  refresh_token: z.string().min(1).max(8000),
  expires_in: z.number().positive(),
})

function emptyIfNone(text: string | null | undefined): string {
  return text ?? ''
}
