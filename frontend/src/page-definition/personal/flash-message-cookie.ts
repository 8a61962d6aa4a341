import { parseCookie, stringifySetCookie } from 'cookie'
import { flashMessageSchema } from './flash-message.schema.ts'
import type { FlashMessage } from './flash-message.schema.ts'
import { RESERVED_AREA } from '../addresses/reserved-address.ts'

const NAME = 'liberta_avviso'
/** Browsers keep 4096 bytes; a longer flash message is not told. */
const LONGEST = 3000
const LASTS_S = 60

/**
 * What keeps a flash message over the way from an order to the page that follows it: not the address, which anybody can write and a
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
  try {
    return flashMessageSchema.safeParse(JSON.parse(Buffer.from(value, 'base64url').toString())).data ?? null
  } catch {
    return null
  }
}

function writeCookie(value: string, seconds: number, isSecure: boolean): string {
  const lasting = { path: RESERVED_AREA, maxAge: seconds, sameSite: 'lax', httpOnly: true, secure: isSecure } as const
  return stringifySetCookie({ name: NAME, value, ...lasting })
}
