import { join } from 'node:path'
import { z } from 'zod'
import { startChild } from '../../../local/src/children/start-child.ts'

const pacedReportSchema = z.object({
  asked: z.number(),
  /** Of each answer, from when its request was due. */
  milliseconds: z.array(z.number()),
  failures: z.array(z.string()),
  /** Answers other than 200, and those that did not come. */
  failed: z.number(),
  /** Of one core, that the readers took themselves. */
  cpuShare: z.number(),
})

/** What readers in another process have seen. */
export type PacedReport = z.infer<typeof pacedReportSchema>

/** Readers of pages that are warm. */
export interface PacedLoad {
  port: number
  perSecond: number
  durationMs: number
  /** In turn. */
  paths: readonly string[]
}

/** Reads at an even pace, from a process of its own. */
export async function readAtPace({ port, perSecond, durationMs, paths }: PacedLoad): Promise<PacedReport> {
  const child = startChild({
    name: 'paced readers',
    program: join(import.meta.dirname, 'paced-readers.program.ts'),
    args: [port, perSecond, durationMs].map(String).concat(paths),
    env: {},
    onLine: () => undefined,
    onDeath: () => undefined,
  })
  try {
    return pacedReportSchema.parse(await child.firstMessage)
  } finally {
    await child.stop()
  }
}
