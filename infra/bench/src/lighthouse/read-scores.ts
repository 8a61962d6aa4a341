import { join } from 'node:path'
import { z } from 'zod'
import { startChild } from '../../../local/src/children/start-child.ts'

const scoresSchema = z.array(
  z.object({
    url: z.string(),
    figures: z.object({ accessibility: z.number(), 'best practices': z.number(), SEO: z.number() }),
    shortfalls: z.array(z.string()),
  }),
)

/** Lighthouse's scores, in hundredths, of pages that are served; in a process of its own, with a browser of its own. */
export async function readScores(urls: readonly string[]): Promise<z.infer<typeof scoresSchema>> {
  const child = startChild({
    name: 'scores program',
    program: join(import.meta.dirname, 'scores.program.ts'),
    args: [...urls],
    env: {},
    onLine: () => {},
    onDeath: () => {},
  })
  try {
    return scoresSchema.parse(await child.firstMessage)
  } finally {
    await child.stop()
  }
}
