import { parseJson } from '@liberta/contracts/text/parse-json'
import { parseCookie, stringifySetCookie } from 'cookie'
import { RESERVED_AREA } from '../addresses/reserved-address.ts'
import { z } from 'zod'

const named = z.string().max(300)

/** What a page of the reserved area tells of the form action that led to it; `erased` has a page of its own. */
const flashMessageSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('removed'), item: z.object({ type: named, itemId: named, title: named }) }),
  z.object({ kind: z.literal('restored'), title: named }),
  z.object({ kind: z.literal('subscribed'), name: named }),
  z.object({ kind: z.literal('unsubscribed'), name: named }),
  z.object({ kind: z.literal('privacySaved') }),
  z.object({ kind: z.literal('interestsSaved') }),
  z.object({ kind: z.literal('profileSynced') }),
  z.object({ kind: z.literal('sessionsEnded') }),
  z.object({ kind: z.literal('stillSignedIn') }),
  z.object({ kind: z.literal('stale') }),
  z.object({ kind: z.literal('full') }),
  z.object({ kind: z.literal('refused') }),
  z.object({ kind: z.literal('tooMany') }),
  z.object({ kind: z.literal('exportsFull') }),
  z.object({ kind: z.literal('unavailable') }),
  z.object({ kind: z.literal('wrongWord') }),
  z.object({ kind: z.literal('erased') }),
])

export type FlashMessage = z.infer<typeof flashMessageSchema>

const NAME = 'liberta_avviso'
/** Browsers keep 4096 bytes; a longer flash message is not told. */
const LONGEST = 3000
const LASTS_S = 60

/**
 * What keeps a flash message over the way from a form action to the page that follows it: not the address, which anybody can write and a
 * reload would read again.
 */
export function keepFlashMessage(flashMessage: FlashMessage, isSecure: boolean): string | null {
  const value = Buffer.from(JSON.stringify(flashMessage)).toString('base64url')
  return value.length > LONGEST ? null : writeCookie(value, LASTS_S, isSecure)
}

/** Forgets the flash message that was shown. */
export function clearFlashMessage(isSecure: boolean): string {
  return writeCookie('', 0, isSecure)
}

/** The flash message in a `Cookie` header; null where there is none, or one that cannot be ours. */
export function readFlashMessage(cookie: string | undefined): FlashMessage | null {
  const value = parseCookie(cookie ?? '')[NAME]
  if (value === undefined || value === '' || value.length > LONGEST) return null
  return flashMessageSchema.safeParse(parseJson(Buffer.from(value, 'base64url').toString())).data ?? null
}

function writeCookie(value: string, seconds: number, isSecure: boolean): string {
  const lasting = { path: RESERVED_AREA, maxAge: seconds, sameSite: 'lax', httpOnly: true, secure: isSecure } as const
  return stringifySetCookie({ name: NAME, value, ...lasting })
}
