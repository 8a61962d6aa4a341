/**
 * Frontends that listen: opens as many streams of changes at each of the APIs as it takes, and, once those are open, some more, which it is
 * to refuse. Tells over IPC how many were taken and how long those that were refused had to wait, and holds the others until it is told to
 * stop. Arguments: how many at each, how many more, and the APIs' origins.
 */
import { Agent, get } from 'node:http'
import { setPriority } from 'node:os'
import { CHANGES_PATH } from '@liberta/contracts/read-models/envelope.schema'
import type { StreamsReport } from './start-streams.ts'

// Frontends have machines of their own: see the strangers.
setPriority(19)

const [each = '0', more = '0', ...origins] = process.argv.slice(2)
const report: StreamsReport = { taken: 0, refusals: [] }
const agent = new Agent({ keepAlive: false, maxSockets: Infinity })

function listen(origin: string): Promise<void> {
  const askedAt = performance.now()
  return new Promise((resolve) => {
    const asked = get(`${origin}${CHANGES_PATH}`, { agent }, (answer) => {
      if (answer.statusCode === 200) report.taken += 1
      else report.refusals.push({ status: answer.statusCode ?? 0, milliseconds: performance.now() - askedAt })
      answer.resume()
      answer.once('error', () => undefined)
      resolve()
    })
    asked.once('error', () => {
      report.refusals.push({ status: 0, milliseconds: performance.now() - askedAt })
      resolve()
    })
  })
}

const listenAtAll = (count: number) =>
  Promise.all(origins.flatMap((origin) => Array.from({ length: count }, () => listen(origin))))

await listenAtAll(Number(each))
// Not together with the others: how long this process takes to connect two thousand times would be theirs to wait.
await listenAtAll(Number(more))
process.send?.(report)
process.once('SIGTERM', () => process.exit(0))
