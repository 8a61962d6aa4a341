import type { Bench } from '../bench.types.ts'
import { readAnswer, joinHeaders } from '../load/read-answer.ts'
import { measureRequestsPerCpuSecond, sendRequests } from '../load/send-requests.ts'
import type { Load } from '../load/send-requests.ts'
import { startBareFastify } from '../references/start-bare-fastify.ts'
import { measureInTurns } from '../statistics/measure-in-turns.ts'
import { median, medianRatio } from '@liberta/test-kit/summarise'

const PATH = '/api/naxos/front/home'
const ROUNDS = 11
const LOAD = { headers: {}, connections: 32, durationMs: 1000 }
const WARM_UP_MS = 2000
const BAR = 0.7

/** A warm read of the API beside a bare Fastify route that returns the same bytes, in requests a CPU second. */
export const apiReadBench: Bench = {
  name: 'api-read',
  summary: `warm GET ${PATH}, requests a CPU second, beside a bare Fastify route with the same bytes`,
  async run({ site: startSite, folder, say }) {
    const site = await startSite()
    const api = { port: Number(site.env.API_PORT), pid: site.pids.api ?? -1, path: PATH }
    const { status, headers, body } = await readAnswer(`http://127.0.0.1:${api.port}${PATH}`)
    if (status !== 200) throw new Error(`${PATH} answers ${status}`)
    const bare = await startBareFastify(folder, { headers: joinHeaders(headers), body })
    try {
      for (const server of [api, { ...bare, path: '/bare' }]) {
        await sendRequests({ ...ask(server), durationMs: WARM_UP_MS })
      }
      const subjects = {
        api: () => measureRequestsPerCpuSecond(api.pid, ask(api)),
        bare: () => measureRequestsPerCpuSecond(bare.pid, ask({ ...bare, path: '/bare' })),
      }
      const measured = await measureInTurns(subjects, ROUNDS, (round, values) =>
        say(`  round ${round} of ${ROUNDS}: API ${Math.round(values.api)}, bare Fastify ${Math.round(values.bare)}`),
      )
      const [own, reference] = [Math.round(median(measured.api)), Math.round(median(measured.bare))]
      return [
        {
          what: 'API read ÷ bare Fastify',
          value: medianRatio(measured.api, measured.bare),
          unit: 'x',
          bar: { type: 'least', value: BAR },
          reference: `${own} beside bare Fastify ${reference} requests a CPU second`,
          details: { bytes: body.length, rounds: ROUNDS, ...measured },
        },
      ]
    } finally {
      await bare.stop()
    }
  },
}

function ask({ port, path }: { port: number; path: string }): Load {
  return { ...LOAD, port, path }
}
