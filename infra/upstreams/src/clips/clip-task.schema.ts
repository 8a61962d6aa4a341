import { z } from 'zod'

/** What the process that makes a clip is told: what to make, and the file that holds it in the end. */
export const clipTaskSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('tune'), path: z.string(), tune: z.number() }),
  z.object({ kind: z.literal('film'), path: z.string(), subject: z.string() }),
])

export type ClipTask = z.infer<typeof clipTaskSchema>
