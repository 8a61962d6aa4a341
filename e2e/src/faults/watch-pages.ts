import { setTimeout as pause } from 'node:timers/promises'
import { waitUntil } from '@liberta/test-kit/wait-until'
import { readPage } from '../../../infra/local/src/test-site/read-pages.ts'
import type { OwnPaper } from '../site/use-paper.ts'

/** How much a page holds: what a fault must not take away. */
interface Fullness {
  stories: number
  paragraphs: number
  links: number
}

/** Reads all warm pages again and again, and remembers whatever was not as it should be. */
export interface PageWatch {
  /** Reads every page at least twice more after this moment; resolves to the faults found since the last look. */
  look(): Promise<string[]>
  stop(): Promise<void>
}

const STORY = /href="(\/news\/[a-z0-9/-]+\/\d+)"/g

function measure(body: string): Fullness {
  const main = /<main[\s>].*<\/main>/s.exec(body)?.[0] ?? ''
  return {
    stories: new Set([...main.matchAll(STORY)].map((match) => match[1])).size,
    paragraphs: main.match(/<p[\s>]/g)?.length ?? 0,
    links: body.match(/<a[\s>]/g)?.length ?? 0,
  }
}

/** Never emptier: what comes in at the top of a list may push one out at its end, and a bad item may be dropped. */
function isEmptier(now: Fullness, before: Fullness): boolean {
  return (Object.keys(before) as (keyof Fullness)[]).some((part) => now[part] < Math.floor(before[part] * 0.9))
}

/** Begins to read the warm pages, one after the other without a pause, as they are now. */
export async function watchPages({ site, content }: OwnPaper): Promise<PageWatch> {
  const paths = Object.values(content.pages)
  const before = new Map<string, Fullness>()
  for (const path of paths) before.set(path, measure((await readPage(site.urls.site, path)).body))
  const state = { faults: new Set<string>(), rounds: 0, stopped: false }
  const judge = async (path: string, wanted: Fullness): Promise<string | null> => {
    const { status, body } = await readPage(site.urls.site, path)
    if (status !== 200) return `${path}: ${status}`
    const now = measure(body)
    return isEmptier(now, wanted) ? `${path}: ${JSON.stringify(now)} and was ${JSON.stringify(wanted)}` : null
  }
  const readOn = async () => {
    while (!state.stopped) {
      for (const [path, wanted] of before) {
        const fault = await judge(path, wanted).catch((error: unknown) => `${path}: ${String(error)}`)
        if (fault !== null) state.faults.add(fault)
      }
      state.rounds += 1
      await pause(50)
    }
  }
  const reading = readOn()
  return {
    async look() {
      const seen = state.rounds
      await waitUntil(() => state.rounds >= seen + 2, { what: 'every page was read twice more', withinMs: 120_000 })
      const found = [...state.faults]
      state.faults.clear()
      return found
    },
    async stop() {
      state.stopped = true
      await reading
    },
  }
}
