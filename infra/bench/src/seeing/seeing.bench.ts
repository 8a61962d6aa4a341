import { join } from 'node:path'
import { findFreePort } from '@liberta/http/find-free-port'
import { startChild } from '../../../local/src/children/start-child.ts'
import { listParts } from '../../../local/src/parts.table.ts'
import { readSettings } from '../../../local/src/settings.ts'
import type { TestSite } from '../../../local/src/test-site/start-test-site.ts'
import { waitUntilReady } from '../../../local/src/wait-until-ready.ts'
import { startSiteNginx } from '../../../nginx/src/start-site-nginx.ts'
import type { SiteNginx } from '../../../nginx/src/start-site-nginx.ts'
import type { Bench, BenchContext, Figure } from '../bench.types.ts'
import { measureRequestsPerCpuSecond, sendRequests } from '../load/send-requests.ts'
import { measureInTurns } from '../statistics/measure-in-turns.ts'
import { median, medianRatio } from '../statistics/summarise.ts'

const ROUNDS = 15
const LOAD = { path: '/', headers: { 'accept-encoding': 'br' }, connections: 32, durationMs: 1000 }
const WARM_UP_MS = 2000
const READY_WITHIN_MS = 60_000
/** What seeing may cost, of warm throughput. */
const BAR = 0.9

/** What one way of running the site is measured by. */
interface Way {
  frontend: { port: number; pid: number; stop: () => Promise<void> }
  nginx: SiteNginx
}

/** What metrics and the log of requests cost: the same build with both and with neither, in turns. */
export const seeingBench: Bench = {
  name: 'seeing',
  summary: 'warm home page with metrics and a line of log for each request, beside neither, in turns',
  async run(context) {
    const site = await context.site()
    const ways: Way[] = []
    try {
      for (const isSeen of [true, false]) ways.push(await startWay(site, isSeen))
      const [seen, unseen] = ways
      if (seen === undefined || unseen === undefined) throw new Error('two ways are compared')
      return [
        await compare(context, 'metrics', { seen: atFrontend(seen), unseen: atFrontend(unseen) }),
        await compare(context, 'metrics and the log of requests, behind nginx', {
          seen: atNginx(seen),
          unseen: atNginx(unseen),
        }),
      ]
    } finally {
      for (const { frontend, nginx } of ways) {
        await nginx.stop()
        await frontend.stop()
      }
    }
  },
}

/** Whom requests are sent to, and whose processors they take. */
interface Target {
  port: number
  pids: readonly number[]
}

const atFrontend = ({ frontend }: Way): Target => ({ port: frontend.port, pids: [frontend.pid] })
const atNginx = ({ frontend, nginx }: Way): Target => ({
  port: Number(new URL(nginx.origin).port),
  pids: [nginx.pid, frontend.pid],
})

async function compare(
  { say }: BenchContext,
  what: string,
  targets: Readonly<Record<'seen' | 'unseen', Target>>,
): Promise<Figure> {
  for (const { port } of Object.values(targets)) await sendRequests({ ...LOAD, port, durationMs: WARM_UP_MS })
  const measure =
    ({ port, pids }: Target) =>
    () =>
      measureRequestsPerCpuSecond(pids, { ...LOAD, port })
  const { seen, unseen } = await measureInTurns(
    { seen: measure(targets.seen), unseen: measure(targets.unseen) },
    ROUNDS,
    (round, values) =>
      say(`  ${what}, round ${round} of ${ROUNDS}: ${Math.round(values.seen)} beside ${Math.round(values.unseen)}`),
  )
  return {
    what: `warm page with ${what} ÷ without`,
    value: medianRatio(seen, unseen),
    unit: 'x',
    bar: { type: 'least', value: BAR },
    reference: `${Math.round(median(seen))} beside ${Math.round(median(unseen))} requests a CPU second`,
    details: { rounds: ROUNDS, seen, unseen },
  }
}

/** A frontend of its own before the site's API, and nginx before it with the shipped configuration. */
async function startWay(site: TestSite, isSeen: boolean): Promise<Way> {
  const port = await findFreePort()
  const settings = readSettings({ ...site.env, PORT: String(port), LOG_LEVEL: 'warn', TRUST_PROXY: 'loopback' })
  const part = listParts(settings, { databaseUrl: '', redisQueueUrl: '', redisCacheUrl: '' }).find(
    ({ name }) => name === 'frontend',
  )
  if (part === undefined) throw new Error('no part of a site is called frontend')
  const child = startChild({
    ...part,
    env: {
      ...part.env,
      NODE_ENV: 'production',
      MEDIA_CACHE_DIR: join(settings.DATA_DIR, `media-${port}`),
      ...(isSeen && { METRICS_PORT: String(await findFreePort()) }),
    },
    onLine: () => undefined,
    onDeath: () => undefined,
  })
  try {
    await waitUntilReady(part.name, part.readyUrl, READY_WITHIN_MS, new AbortController().signal)
    const nginx = await startSiteNginx([port], undefined, undefined, isSeen)
    return { frontend: { port, pid: child.pid, stop: () => child.stop() }, nginx }
  } catch (error) {
    await child.stop()
    throw error
  }
}
