import { join } from 'node:path'
import { z } from 'zod'
import { startChild } from '../../../local/src/children/start-child.ts'
import type { SteadyCategory } from './read-result.ts'

const scoresSchema = z.array(
  z.object({
    url: z.string(),
    figures: z.record(z.string(), z.number()),
    shortfalls: z.array(z.string()),
  }),
)

/**
 * Lighthouse's scores of these categories, in hundredths by their names, of pages that are served; in a process of its own, with a browser
 * of its own. Of `seo` alone, without what Lighthouse asks axe for, that a page has a title, and pictures their words, and without `robots.txt`.
 */
export async function readScores(
  urls: readonly string[],
  categories: readonly SteadyCategory[],
): Promise<z.infer<typeof scoresSchema>> {
  const child = startChild({
    name: 'scores program',
    program: join(import.meta.dirname, 'scores.program.ts'),
    args: [categories.join(','), ...urls],
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
