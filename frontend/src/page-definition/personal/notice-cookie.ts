import { parseCookie, stringifySetCookie } from 'cookie'
import { noticeSchema } from './notice.schema.ts'
import type { Notice } from './notice.schema.ts'
import { RESERVED_AREA } from '../addresses/reserved-address.ts'

const NAME = 'liberta_avviso'
/** Browsers keep 4096 bytes; a longer notice is not told. */
const LONGEST = 3000
const LASTS_S = 60

/**
 * What keeps a notice over the way from an order to the page that follows it: not the address, which anybody can write and a
 * reload would read again.
 */
export function keepNotice(notice: Notice, isSecure: boolean): string | null {
  const value = Buffer.from(JSON.stringify(notice)).toString('base64url')
  return value.length > LONGEST ? null : writeCookie(value, LASTS_S, isSecure)
}

/** Forgets the notice that was shown. */
export function forgetNotice(isSecure: boolean): string {
  return writeCookie('', 0, isSecure)
}

/** The notice in a `Cookie` header; null where there is none, or one that cannot be ours. */
export function readNotice(cookie: string | undefined): Notice | null {
  const value = parseCookie(cookie ?? '')[NAME]
  if (value === undefined || value === '' || value.length > LONGEST) return null
  try {
    return noticeSchema.safeParse(JSON.parse(Buffer.from(value, 'base64url').toString())).data ?? null
  } catch {
    return null
  }
}

function writeCookie(value: string, seconds: number, isSecure: boolean): string {
  const lasting = { path: RESERVED_AREA, maxAge: seconds, sameSite: 'lax', httpOnly: true, secure: isSecure } as const
  return stringifySetCookie({ name: NAME, value, ...lasting })
}
