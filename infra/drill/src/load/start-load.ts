import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inParallel, linksOf } from '../../../local/src/test-site/read-pages.ts'
import { startChild } from '../../../local/src/children/start-child.ts'
import type { Paper } from '../site/start-paper.ts'
import { loadReportSchema } from './load-plan.schema.ts'
import type { LoadPlan, LoadReport } from './load-plan.schema.ts'
import { Visitor } from './visitor.ts'

const PAGES = 30
/** Each reader saves so seldom that nginx never counts them out. */
const READERS = 40

/** Readers who are coming; `stop` resolves to what they have seen. */
export interface RunningLoad {
  /** The warm pages that they read. */
  pages: readonly string[]
  stop: () => Promise<LoadReport>
}

let loads = 0

/** What readers ask for beside what every load has. */
export interface MoreToRead {
  /** Pages of other kinds than the home page links to. */
  pages?: readonly string[]
  /** Pages that no frontend has shown yet, each asked for once. */
  models?: readonly string[]
}

/** Starts readers in a process of their own, who ask for so many of each kind a second. */
export async function startLoad(
  paper: Paper,
  folder: string,
  perSecond: Partial<LoadPlan['perSecond']>,
  { pages = [], models = [] }: MoreToRead = {},
): Promise<RunningLoad> {
  const plan: LoadPlan = {
    origin: paper.urls.site,
    certificate: paper.certificate.toString(),
    perSecond: { page: 0, asset: 0, call: 0, command: 0, search: 0, model: 0, ...perSecond },
    pages: await warmPages(paper, pages),
    models: [...models],
    calls: ['/api/weather', '/api/naxos/front/home'],
    readers: await paper.plantReaders(READERS),
  }
  loads += 1
  const file = join(folder, `load-${loads}.json`)
  writeFileSync(file, JSON.stringify(plan))
  const lines: string[] = []
  let report: unknown
  const child = startChild({
    name: 'readers',
    program: join(import.meta.dirname, 'play-readers.program.ts'),
    args: [file],
    env: {},
    onLine: (line) => void lines.push(line),
    onMessage: (message) => (report = message),
    onDeath: () => undefined,
  })
  await child.firstMessage
  return {
    pages: [...new Set(plan.pages)],
    async stop() {
      await child.stop()
      const parsed = loadReportSchema.safeParse(report)
      if (!parsed.success) throw new Error(`the readers told nothing:\n${lines.slice(-10).join('\n')}`)
      return parsed.data
    },
  }
}

/**
 * The home page, pages that it links to and `more`, read on every frontend and through nginx: those that are there, which are warm from
 * then on. Every other one is the home page.
 */
export async function warmPages(paper: Paper, more: readonly string[] = []): Promise<string[]> {
  const visitor = new Visitor({ origin: paper.urls.site, certificate: paper.certificate })
  try {
    const home = await visitor.ask('/', { headers: { 'accept-encoding': 'identity' } })
    const stories = linksOf(home.body).filter((link) => link.startsWith('/news/'))
    const readable: string[] = []
    await inParallel([...more, ...stories.slice(0, PAGES)], 4, async (path) => {
      const answer = await visitor.ask(path)
      if (answer.status !== 200) return
      for (const { origin } of paper.copies('frontend')) await (await fetch(origin + path)).arrayBuffer()
      readable.push(path)
    })
    return readable.flatMap((path, index) => (index % 2 === 0 ? ['/', path] : [path]))
  } finally {
    visitor.close()
  }
}
