import { REPORTS_PATH } from '@liberta/contracts/paths/api-path'
import type { EarlyScript } from './early-script.ts'
import { SPECULATION_RULES_FILE } from './speculation-rules.ts'

/** How the policy's directive and header call where browsers send what they did not load (csp). */
const REPORTS_GROUP = 'reports'

/** What a page may load beside its own: origins of others; of scripts also a hash, for what stands in the page. */
export interface PolicySources {
  script: readonly string[]
  frame: readonly string[]
  img: readonly string[]
  connect: readonly string[]
}

/** Nobody else's. */
export const NO_SOURCES: PolicySources = { script: [], frame: [], img: [], connect: [] }

/**
 * One static policy for cached pages: no inline script but one that is named by its hash. Style attributes carry a picture's own colour and nothing
 * else; style elements stay forbidden. Without frames of others there is no directive for them, and the default forbids them.
 */
function writePolicy({ script, frame, img, connect }: PolicySources): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...script].join(' '),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self'", ...img, 'data:'].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...connect].join(' '),
    ...(frame.length > 0 ? [["frame-src 'self'", ...frame].join(' ')] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Headers of every answer that this process makes itself and that a browser may show as a page. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': writePolicy(NO_SOURCES),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  // A file of its own, named by a header: the policy lets nothing inline speak.
  'speculation-rules': `"/assets/${SPECULATION_RULES_FILE}"`,
}

/**
 * Of what no browser shows as a page. Servers write headers out again with each file, half a kilobyte of them before the first
 * picture is there; what only pages read stays out. Opened by itself, such a file may load nothing at all.
 */
export const FILE_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'",
  'x-content-type-options': 'nosniff',
}

/** Faces, style sheets, scripts, rules, and pictures of points; a drawing (SVG) is a document, a film gets one from the browser. */
const NO_PAGE =
  /^(?:font\/|text\/(?:css|javascript)(?:;|$)|application\/speculationrules|image\/(?:avif|webp|jpeg|png|gif|x-icon)(?:;|$))/

/** The security headers that an answer of this type is sent with. */
export function securityHeadersOf(contentType: unknown): Readonly<Record<string, string>> {
  return typeof contentType === 'string' && NO_PAGE.test(contentType) ? FILE_HEADERS : SECURITY_HEADERS
}

const { 'speculation-rules': _rules, ...withoutRules } = SECURITY_HEADERS

/** The same of a lite version, for which no other page is prepared ahead: its readers pay for every byte. */
export const LITE_HEADERS: Readonly<Record<string, string>> = withoutRules

/** What is sent with pages, in place of or beside `SECURITY_HEADERS`: files, pictures and calls never get more than those allow. */
export interface PagePolicy {
  /** Of every page, with where to report what it did not load. */
  headers: Readonly<Record<string, string>>
}

/** The same with the script that stands in the pages, by its hash; the same where none does. */
export function allowEarlyScript(sources: PolicySources, early: EarlyScript | undefined): PolicySources {
  return early === undefined ? sources : { ...sources, script: [early.source, ...sources.script] }
}

/**
 * The policy of pages that load from these origins. Both ways to report are named: Safari and Firefox know the older one alone.
 * @param more headers of every page that are no policy
 */
export function createPagePolicy(sources: PolicySources, more: Readonly<Record<string, string>> = {}): PagePolicy {
  return {
    headers: {
      'content-security-policy': `${writePolicy(sources)}; report-uri ${REPORTS_PATH}; report-to ${REPORTS_GROUP}`,
      'reporting-endpoints': `${REPORTS_GROUP}="${REPORTS_PATH}"`,
      ...more,
    },
  }
}
