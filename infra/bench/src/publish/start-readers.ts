import { join } from 'node:path'
import { z } from 'zod'
import { startChild } from '../../../local/src/children/start-child.ts'
import { ROOT } from '../../../local/src/project.ts'

const readersReportSchema = z.object({
  answers: z.number(),
  perSecond: z.number(),
  failures: z.array(z.string()),
  p50: z.number(),
  p95: z.number(),
  p99: z.number(),
  most: z.number(),
})

/** What readers in another process have seen; times in milliseconds. */
export type ReadersReport = z.infer<typeof readersReportSchema>

/** Starts a process that reads these pages at an even pace; `stop` resolves to what it has seen. */
export async function startReaders(
  origin: string,
  perSecond: number,
  paths: readonly string[],
): Promise<{ stop: () => Promise<ReadersReport> }> {
  let lastLine = ''
  const child = startChild({
    name: 'readers',
    program: join(ROOT, 'infra/bench/src/publish/page-readers.program.ts'),
    args: [origin, String(perSecond), ...paths],
    env: {},
    onLine: (line) => (lastLine = line),
    onDeath: () => {},
  })
  await child.firstMessage
  return {
    async stop() {
      await child.stop()
      return readersReportSchema.parse(JSON.parse(lastLine))
    },
  }
}
