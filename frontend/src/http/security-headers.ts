import { SPECULATION_RULES_FILE } from './speculation-rules.ts'

/**
 * One static policy for cached pages: no inline script at all. Style attributes carry a picture's own colour and nothing
 * else; style elements stay forbidden.
 */
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** Headers of every answer that this process makes itself; those that mean something for pages only are ignored elsewhere. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  // A file of its own, named by a header: the policy lets nothing inline speak.
  'speculation-rules': `"/assets/${SPECULATION_RULES_FILE}"`,
}

/** Hosts may hold a semicolon, which would end the directive. */
const PLAIN_ORIGIN = /^https?:\/\/[\w.:[\]-]+$/

/**
 * The policy of a page that shows a reader's photograph, which comes from where the sign-in provider keeps it: that one
 * origin may be asked for pictures as well. Nothing where there is no photograph, or none at an address of the web.
 */
export function allowPictures(address: string | null): Record<string, string> {
  if (address === null || !URL.canParse(address)) return {}
  const { protocol, origin } = new URL(address)
  if (!/^https?:$/.test(protocol) || !PLAIN_ORIGIN.test(origin)) return {}
  return { 'content-security-policy': CONTENT_SECURITY_POLICY.replace("img-src 'self'", `img-src 'self' ${origin}`) }
}
