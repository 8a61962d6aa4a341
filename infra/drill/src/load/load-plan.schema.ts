import { z } from 'zod'

/**
 * What readers ask a site for, each a reader's way of its own. `search`: what nobody has sought before; `model`: a page that no frontend
 * has shown, of a read model that is there.
 */
export const LOAD_KINDS = ['page', 'asset', 'call', 'command', 'search', 'model'] as const
export type LoadKind = (typeof LOAD_KINDS)[number]

/** What a process that plays readers is told; it goes to it as a file. */
export const loadPlanSchema = z.object({
  origin: z.string(),
  /** The certificate to trust, PEM. */
  certificate: z.string(),
  /** How many of each a second, at an even pace, whether or not earlier answers are there. */
  perSecond: z.record(z.enum(LOAD_KINDS), z.number()),
  /** Pages in turn. */
  pages: z.array(z.string()),
  /** Calls of the API in turn. */
  calls: z.array(z.string()),
  /** Pages of the kind `model`, each asked for once; when there are no more, none is asked for. */
  models: z.array(z.string()),
  /** Who gives commands, in turn; each saves another thing every time. */
  readers: z.array(z.object({ id: z.string(), cookie: z.string() })),
})
export type LoadPlan = z.infer<typeof loadPlanSchema>

/** What came of one kind; times in milliseconds. */
const kindReportSchema = z.object({
  answers: z.number(),
  /** How many were asked twice, as the server said that it had not looked at them. */
  asksAgain: z.number(),
  statuses: z.record(z.string(), z.number()),
  failures: z.array(z.string()),
  milliseconds: z.array(z.number()),
  /** How far past its time the oldest answer was, as its Cache-Status tells it; seconds. */
  overdueS: z.number(),
})
export type KindReport = z.infer<typeof kindReportSchema>

/** What all readers have seen. */
export const loadReportSchema = z.object({
  seconds: z.number(),
  /** Of the process that plays them. */
  cpuSeconds: z.number(),
  /** For how long that process had to wait for a processor at most, milliseconds: as much is in every time that it measured then. */
  lagMs: z.number(),
  kinds: z.record(z.enum(LOAD_KINDS), kindReportSchema),
  /** What was acknowledged as saved, by reader, and when (Date.now). */
  saved: z.array(z.object({ readerId: z.string(), itemId: z.string(), at: z.number() })),
  /** Names of files for browsers that pages have named. */
  assets: z.number(),
})
export type LoadReport = z.infer<typeof loadReportSchema>
