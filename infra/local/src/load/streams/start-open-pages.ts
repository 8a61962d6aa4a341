import { join } from 'node:path'
import { startChild } from '../../children/start-child.ts'
import { openPagesReportSchema } from './open-pages.schema.ts'
import type { OpenPagesPlan, OpenPagesReport } from './open-pages.schema.ts'

const TOLD_WITHIN_MS = 10_000

/** Pages that are open and listen. */
export interface OpenPages {
  /** When every one of them had been answered. */
  opened: OpenPagesReport
  /** As things are now. */
  read: () => Promise<OpenPagesReport>
  stop: () => Promise<void>
}

/** Opens pages in a process of their own; resolves when every one of them has been answered. */
export async function startOpenPages(plan: OpenPagesPlan): Promise<OpenPages> {
  const waiting: ((message: unknown) => void)[] = []
  const child = startChild({
    name: 'open pages',
    program: join(import.meta.dirname, 'open-pages.program.ts'),
    args: [JSON.stringify(plan)],
    env: {},
    onLine: () => undefined,
    onMessage: (message) => waiting.shift()?.(message),
    onDeath: () => undefined,
  })
  const opened = openPagesReportSchema.parse(await child.firstMessage)
  return {
    opened,
    async read() {
      const { promise, resolve, reject } = Promise.withResolvers<unknown>()
      const timer = setTimeout(() => reject(new Error('the open pages tell nothing')), TOLD_WITHIN_MS)
      waiting.push(resolve)
      child.send({ tell: true })
      const message = await promise.finally(() => clearTimeout(timer))
      return openPagesReportSchema.parse(message)
    },
    stop: () => child.stop(),
  }
}
