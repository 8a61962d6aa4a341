import { z } from 'zod'

/** How many open pages listen to a site, and how they come; goes to the process that plays them, as an argument. */
export const openPagesPlanSchema = z.object({
  origin: z.string(),
  /** With its query. */
  path: z.string(),
  streams: z.number(),
  /** How many open a second. */
  perSecond: z.number(),
  /** So many of each address; 0 where all come from one. */
  perAddress: z.number(),
  /** The addresses are said in X-Forwarded-For as well, for a site that believes this machine as its proxy. */
  isForwarded: z.boolean(),
})
export type OpenPagesPlan = z.infer<typeof openPagesPlanSchema>

/** When a story was heard of by how many streams; milliseconds since the epoch. */
const arrivalSchema = z.object({
  streams: z.number(),
  last: z.number(),
  /** How many heard of it by each time, to the hundredth of a second, and since the one before. */
  heardBy: z.record(z.string(), z.number()),
})
export type Arrival = z.infer<typeof arrivalSchema>

/** What open pages have seen so far. */
export const openPagesReportSchema = z.object({
  /** That are open now. */
  open: z.number(),
  /** That were given a stream. */
  taken: z.number(),
  /** That were open and ended without having been closed. */
  lost: z.number(),
  /** Answers other than 200 by status; `0` for none. */
  refusals: z.record(z.string(), z.number()),
  /** How long the slowest waited for the head of the answer; milliseconds. */
  slowestMs: z.number(),
  events: z.number(),
  /** By the story's id. */
  arrivals: z.record(z.string(), arrivalSchema),
  /** Of the process that plays them. */
  cpuSeconds: z.number(),
})
export type OpenPagesReport = z.infer<typeof openPagesReportSchema>
