import { setTimeout as pause } from 'node:timers/promises'
import { awaitEmptyOutbox } from '../../../local/src/test-site/await-empty-outbox.ts'
import { plantReaders } from '../../../local/src/test-site/plant-readers.ts'
import type { Bench } from '../bench.types.ts'
import { readCpuSeconds } from '../processes/cpu-time.ts'
import { describeSpread, median, percentile } from '@liberta/test-kit/summarise'
import { sendCommands } from './send-commands.ts'

const READERS = 200
const CONNECTIONS = 16
const WARM_UP_MS = 3000
const ROUND_MS = 3000
const ROUNDS = 5
const BAR_PER_SECOND = 400
const BAR_P95_MS = 25
const PACED_MS = 15_000
/** For what is left of the rounds at full speed, in queues and on the disk, once their outbox is worked off. */
const REST_MS = 5000

/** Toggles with an Idempotency-Key each: session, receipt, row, revision and outbox, committed with fsync on. */
export const toggleBench: Bench = {
  name: 'toggle',
  summary: `save commands a second of API CPU with fsync on, and their p95 at ${BAR_PER_SECOND / 2} a second`,
  async run({ site: startSite, say }) {
    const site = await startSite()
    const database = site.services.postgres?.url ?? ''
    const readers = await plantReaders(database, READERS)
    const load = { port: Number(site.env.API_PORT), readers, connections: CONNECTIONS }
    const api = site.pids.api ?? -1
    await sendCommands({ ...load, durationMs: WARM_UP_MS })
    const perCpuSecond: number[] = []
    const perSecond: number[] = []
    for (let round = 1; round <= ROUNDS; round += 1) {
      const before = readCpuSeconds(api)
      const { milliseconds, seconds } = await sendCommands({ ...load, durationMs: ROUND_MS })
      perCpuSecond.push(milliseconds.length / (readCpuSeconds(api) - before))
      perSecond.push(milliseconds.length / seconds)
      say(`  round ${round} of ${ROUNDS}: ${Math.round(perSecond.at(-1) ?? 0)} commands a second`)
    }
    await awaitEmptyOutbox(database)
    await pause(REST_MS)
    const paced = await sendCommands({ ...load, durationMs: PACED_MS, perSecond: BAR_PER_SECOND / 2 })
    return [
      {
        what: 'toggle: commands per second of API CPU',
        value: Math.round(median(perCpuSecond)),
        unit: '',
        bar: { type: 'least', value: BAR_PER_SECOND },
        reference: `${Math.round(median(perSecond))} commands a second with one API process, load and database on the same machine`,
        details: { readers: READERS, connections: CONNECTIONS, perCpuSecond, perSecond },
      },
      {
        what: `toggle: p95 at ${BAR_PER_SECOND / 2} a second`,
        value: percentile(paced.milliseconds, 0.95),
        unit: 'ms',
        bar: { type: 'most', value: BAR_P95_MS },
        reference: null,
        details: describeSpread(paced.milliseconds),
      },
    ]
  },
}
