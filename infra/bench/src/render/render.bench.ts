import { join } from 'node:path'
import { z } from 'zod'
import { startChild } from '../../../local/src/children/start-child.ts'
import { ROOT } from '../../../local/src/project.ts'
import type { Bench } from '../bench.types.ts'
import { describeSpread, median } from '@liberta/test-kit/summarise'
import { buildRenderer } from './build-renderer.ts'
import { STORY_CARDS } from './compose-home.ts'

const WARM_UPS = 300
const RENDERS = 600
const BAR_MS = 1.8

const measuredSchema = z.object({
  milliseconds: z.array(z.number()).min(1),
  bytes: z.number(),
  bytesInBrotli: z.number(),
  articles: z.number(),
  links: z.number(),
})

/** CPU time of rendering the home page of 150 cards after one of them has changed: all threads of the process, so collecting garbage counts. */
export const renderBench: Bench = {
  name: 'render',
  summary: `CPU time of rendering a home page of ${STORY_CARDS} story cards, one of them new, warm`,
  async run({ say }) {
    say('  bundling the renderer …')
    const folder = await buildRenderer()
    say(`  rendering ${WARM_UPS} + ${RENDERS} times …`)
    let lastLine = ''
    const child = startChild({
      name: 'render program',
      program: join(import.meta.dirname, 'render.program.ts'),
      args: [folder, join(ROOT, 'frontend/dist/client'), String(WARM_UPS), String(RENDERS)],
      env: { NODE_ENV: 'production' },
      onLine: (line) => (lastLine = line),
      onDeath: () => {},
    })
    const { milliseconds, ...page } = measuredSchema.parse(await child.firstMessage)
    await child.stop()
    if (page.links < STORY_CARDS)
      throw new Error(`the page has but ${page.links} links: not every card was rendered. ${lastLine}`)
    return [
      {
        what: `render of ${STORY_CARDS} cards, CPU`,
        value: median(milliseconds),
        unit: 'ms',
        bar: { type: 'most', value: BAR_MS },
        reference: null,
        details: { ...describeSpread(milliseconds), ...page },
      },
    ]
  },
}
