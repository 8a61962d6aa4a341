import { z } from 'zod'

/** An error for machines (RFC 9457). */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int().min(400).max(599),
  detail: z.string().optional(),
  instance: z.string().optional(),
})

export type Problem = z.infer<typeof problemSchema>

/** The media type of a problem (RFC 9457 §3). */
export const PROBLEM_MEDIA_TYPE = 'application/problem+json'
