import type { Bench, BenchContext, Figure } from '../bench.types.ts'
import { readAnswer, joinHeaders } from '../load/read-answer.ts'
import { measureRequestsPerCpuSecond, sendRequests } from '../load/send-requests.ts'
import { startNginx } from '../references/start-nginx.ts'
import type { ReferenceServer } from '../references/start-nginx.ts'
import { startVarnish } from '../references/start-varnish.ts'
import { measureInTurns } from '../statistics/measure-in-turns.ts'
import { medianRatio, median } from '@liberta/test-kit/summarise'

const ROUNDS = 11
const LOAD = { path: '/', headers: { 'accept-encoding': 'br' }, connections: 32, durationMs: 1000 }
const WARM_UP_MS = 2000
const BARS = { nginx: 0.85, varnish: 1 } as const

/** The frontend's warm home page beside nginx (and Varnish) sending the same bytes, in requests a CPU second. */
export const warmPageBench: Bench = {
  name: 'warm-page',
  summary: 'warm home page, requests a CPU second, beside nginx (and Varnish) with the same bytes',
  async run(context) {
    const site = await context.site()
    const ours = { port: Number(site.env.PORT), pid: site.pids.frontend ?? -1 }
    const page = await readAnswer(`http://127.0.0.1:${ours.port}/`, LOAD.headers)
    if (page.headers['content-encoding'] !== 'br') throw new Error('the home page did not come in br')
    const answer = { headers: joinHeaders(page.headers), body: page.body }
    const nginx = await startNginx(context.folder, answer, context.say)
    const varnish = await startVarnish(context.folder, nginx.port)
    try {
      return await compare(context, { ours, nginx, varnish }, page.body.length)
    } finally {
      await varnish?.stop()
      await nginx.stop()
    }
  },
}

interface Servers {
  ours: Pick<ReferenceServer, 'port' | 'pid'>
  nginx: ReferenceServer
  varnish: ReferenceServer | null
}

async function compare(
  { say, note }: BenchContext,
  { ours, nginx, varnish }: Servers,
  bytes: number,
): Promise<Figure[]> {
  const servers = { ours, nginx, ...(varnish ? { varnish } : {}) }
  for (const { port } of Object.values(servers)) await sendRequests({ ...LOAD, port, durationMs: WARM_UP_MS })
  const subjects = Object.fromEntries(
    Object.entries(servers).map(([name, { pid, port }]) => [
      name,
      () => measureRequestsPerCpuSecond(pid, { ...LOAD, port }),
    ]),
  )
  const measured = await measureInTurns(subjects, ROUNDS, (round, values) =>
    say(`  round ${round} of ${ROUNDS}: ${Object.entries(values).map(writeValue).join(', ')}`),
  )
  if (!varnish) note('warm-page: Varnish is not installed, so nginx alone is the reference.')
  const { ours: own = [], nginx: reference = [], varnish: other } = measured
  return [
    {
      what: 'warm page ÷ nginx',
      value: medianRatio(own, reference),
      unit: 'x',
      bar: { type: 'least', value: BARS.nginx },
      reference: `${middle(own)} beside nginx ${middle(reference)} requests a CPU second`,
      details: { bytes, rounds: ROUNDS, ...measured },
    },
    ...(other ? [besideVarnish(own, other)] : []),
  ]
}

function besideVarnish(own: readonly number[], varnish: readonly number[]): Figure {
  return {
    what: 'warm page ÷ Varnish',
    value: medianRatio(own, varnish),
    unit: 'x',
    bar: { type: 'least', value: BARS.varnish },
    reference: `Varnish ${middle(varnish)} requests a CPU second`,
    details: {},
  }
}

function middle(values: readonly number[]): number {
  return Math.round(median(values))
}

function writeValue([name, value]: [string, number]): string {
  return `${name} ${Math.round(value)}`
}
