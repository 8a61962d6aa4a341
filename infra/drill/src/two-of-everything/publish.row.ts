import { setTimeout as pause } from 'node:timers/promises'
import type { Figure } from '../../../bench/src/bench.types.ts'
import { WatchedPage } from '../../../bench/src/publish/watched-page.ts'
import { delayAnswers } from '../../../copies/src/delay-answers.ts'
import { publishStory } from '../../../upstreams/src/client/edit-naxos.ts'
import type { RowContext } from '../drill.types.ts'
import { mostOf, none } from '../report/make-figure.ts'

const LATE_MS = 100
const LOOK_EVERY_MS = 20
const PAUSE_MS = { least: 20, most: 120 }
const BAR_P95_MS = 1000
const BAR_MOST_MS = 2000

/** Stories are published while one of the two APIs hears of everything 100 ms late: each shows on the home page of both frontends. */
export async function measurePublish({ paper: start, amounts, say }: RowContext): Promise<Figure[]> {
  const paper = await start()
  const late = await delayAnswers(Number(new URL(paper.engines.redisCacheUrl).port), LATE_MS)
  await paper.replaceCopy('api', 1, { env: { REDIS_CACHE_URL: `redis://127.0.0.1:${late.port}` } })
  const watches = paper.copies('frontend').map(({ origin }) => new WatchedPage(`${origin}/`, LOOK_EVERY_MS))
  const [seen, lost]: [number[], string[]] = [[], []]
  try {
    const mark = Date.now().toString(36)
    for (let count = 1; count <= amounts.publishes; count += 1) {
      const title = `Prova di pubblicazione ${mark}-${count}.`
      const began = performance.now()
      const published = publishStory(paper, { title })
      const times = await Promise.all(watches.map((watch) => watch.waitFor(title, began)))
      await published
      const latest = times.includes(null) ? null : Math.max(...times.map(Number))
      if (latest === null) lost.push(title)
      else seen.push(latest)
      if (count % 50 === 0)
        say(`  ${count} of ${amounts.publishes}, the last one after ${latest?.toFixed(0) ?? '—'} ms`)
      await pause(PAUSE_MS.least + Math.random() * (PAUSE_MS.most - PAUSE_MS.least))
    }
  } finally {
    for (const watch of watches) watch.close()
    await paper.replaceCopy('api', 1)
    late.close()
  }
  return [
    mostOf('publish to visible on both frontends, p95', seen, 'p95', BAR_P95_MS),
    mostOf('publish to visible on both frontends, longest', seen, 'most', BAR_MOST_MS),
    none(`stories of ${amounts.publishes} not seen within 10 s`, lost.length, lost),
    none('publish: failed answers', ...countAndList(watches.flatMap(({ failures }) => failures))),
  ]
}

function countAndList(failures: readonly string[]): [number, readonly string[]] {
  return [failures.length, failures]
}
