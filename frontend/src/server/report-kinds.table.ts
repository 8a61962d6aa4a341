import { z } from 'zod'

/** Something that a page tells the site of itself, freed of what is a reader's. */
export type PageReport = PolicyReport | VitalsReport

/** What a page did not load for the policy. */
export interface PolicyReport {
  kind: 'csp'
  /** Where it happened: an address with query and fragment, or none; only its path is ever written down. */
  page: string
  /** What it was, by which alike ones are counted; in words of at most 100 characters. */
  facts: Readonly<Record<string, string>>
}

/** How a page of one visit in ten loaded, answered and held still: milliseconds, and the score of shifts; those that its browser knows. */
export interface VitalsReport {
  kind: 'vitals'
  /** Its path. */
  page: string
  vitals: { lcp?: number | undefined; inp?: number | undefined; cls?: number | undefined }
}

/** Of an address that is too long nobody needs the rest: what is told apart is its origin. */
const address = z
  .string()
  .default('')
  .transform((text) => text.slice(0, 2000))
/** A directive of a policy; some browsers send it with its sources. */
const directive = z.string().regex(/^[a-z-]{1,40}(?: |$)/)

const olderSchema = z.object({
  'csp-report': z
    .object({
      'document-uri': address,
      'blocked-uri': address,
      'effective-directive': directive.optional(),
      'violated-directive': directive.optional(),
    })
    .transform((body) => ({
      page: body['document-uri'],
      blocked: body['blocked-uri'],
      // Some browsers leave the newer one out, or send it empty.
      directive: body['effective-directive'] ?? body['violated-directive'],
    })),
})

const violationSchema = z.object({
  type: z.literal('csp-violation'),
  url: address,
  body: z.object({ blockedURL: address, effectiveDirective: directive }),
})
/** Browsers send what they have gathered, of all kinds; of one page it is never much. */
const newerSchema = z.array(z.object({ type: z.string().max(40) }).loose()).max(20)

const duration = z.number().min(0).max(600_000).optional()
const vitalsSchema = z.object({
  path: z.string().startsWith('/').max(2000),
  lcp: duration,
  inp: duration,
  cls: z.number().min(0).max(1000).optional(),
})

/** How the body of each media type is read: to reports, which may be none; throws for what is no report of that type. */
export const REPORT_READERS: ReadonlyMap<string, (body: unknown) => PageReport[]> = new Map([
  ['application/csp-report', (body) => [writeViolation(olderSchema.parse(body)['csp-report'])]],
  [
    'application/json',
    (body) => {
      const { path: page, ...vitals } = vitalsSchema.parse(body)
      return [{ kind: 'vitals', page, vitals }]
    },
  ],
  [
    'application/reports+json',
    (body) =>
      newerSchema
        .parse(body)
        .filter(({ type }) => type === 'csp-violation')
        .map((report) => violationSchema.parse(report))
        .map(({ url, body: { blockedURL, effectiveDirective } }) =>
          writeViolation({ page: url, blocked: blockedURL, directive: effectiveDirective }),
        ),
  ],
])

interface Violation {
  page: string
  blocked: string
  directive?: string | undefined
}

function writeViolation({ page, blocked, directive: name = 'unknown' }: Violation): PageReport {
  return { kind: 'csp', page, facts: { directive: name.split(' ', 1)[0] ?? '', blocked: nameBlocked(blocked) } }
}

/** Of an address its origin alone, of anything else its scheme; `inline` and `eval` stand as they are. */
function nameBlocked(text: string): string {
  if (/^https?:/i.test(text) && URL.canParse(text)) return new URL(text).origin.slice(0, 100)
  return /^[a-z][a-z-]{0,30}/.exec(text)?.[0] ?? 'unknown'
}
