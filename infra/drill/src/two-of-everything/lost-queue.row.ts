import { setTimeout as pause } from 'node:timers/promises'
import type { Figure } from '../../../bench/src/bench.types.ts'
import type { RowContext } from '../drill.types.ts'
import { startLoad } from '../load/start-load.ts'
import { Visitor } from '../load/visitor.ts'
import { none, told } from '../report/make-figure.ts'
import { settleReaders } from '../site/settle-readers.ts'
import type { Paper } from '../site/start-paper.ts'

const WITHIN_MS = 120_000
const AWAY_MS = 2000
const LETTER_EVERY_MS = 200
/** Of the requests of a deployment. */
const SHARE = 0.2

/** The Redis of the queue is killed and comes back empty while readers save things and write to the desk. */
export async function measureLostQueue({ paper: start, amounts, folder, say }: RowContext): Promise<Figure[]> {
  const paper = await start()
  const { queue } = paper.engines
  const load = await startLoad(paper, folder, { command: SHARE * amounts.requestsPerSecond })
  const letters = keepWriting(paper)
  const half = (amounts.measuredS * 1000) / 2
  await pause(half)
  await queue.kill()
  await pause(AWAY_MS)
  await queue.forget()
  await queue.launch()
  const backAt = performance.now()
  say('  the queue is back, and empty')
  await pause(half)
  const [sent, report] = [await letters.stop(), await load.stop()]
  const command = report.kinds.command
  const readers = [...new Set(report.saved.map(({ readerId }) => readerId))]
  const findUndelivered = () => sent.taken.filter((subject) => !paper.mail.taken.some((each) => each.includes(subject)))
  const isDelivered = () => findUndelivered().length === 0
  const stale = await settleReaders(paper.engines, readers, backAt + WITHIN_MS, isDelivered)
  const undelivered = findUndelivered()
  const failures = [...(command?.failures ?? []), ...sent.failures]
  const copies = paper.mail.taken.filter((letter) => sent.taken.some((subject) => letter.includes(subject))).length
  return [
    none(`lost queue: undelivered of ${sent.taken.length} mails`, undelivered.length, undelivered),
    none(`lost queue: stale of ${readers.length} projections`, stale.length, stale),
    none(`lost queue: failed of ${(command?.answers ?? 0) + sent.taken.length} commands`, failures.length, failures),
    told('lost queue: all done after its return', Math.round((performance.now() - backAt) / 1000), 's'),
    told('lost queue: mails delivered more than once', copies - (sent.taken.length - undelivered.length)),
  ]
}

export interface Letters {
  /** The subjects of those that were acknowledged. */
  taken: string[]
  failures: string[]
}

/** Readers write to the desk, each from an address of their own. */
export function keepWriting(paper: Paper): { stop: () => Promise<Letters> } {
  const letters: Letters = { taken: [], failures: [] }
  const stopping = new AbortController()
  const run = async () => {
    for (let count = 0; !stopping.signal.aborted; count += 1) {
      const subject = `Lettera-${Date.now().toString(36)}-${count}-fine`
      const visitor = new Visitor({
        origin: paper.urls.site,
        certificate: paper.certificate,
        address: `127.5.${count >> 7}.${(count & 127) + 1}`,
      })
      const written = { kind: 'letter', name: 'Anna', email: 'anna@example.it', subject, body: 'Gentile direttore' }
      const headers = {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        'idempotency-key': subject,
      }
      await visitor.ask('/api/messages', { method: 'POST', headers, body: JSON.stringify(written) }).then(
        ({ status, body }) =>
          status < 300 ? letters.taken.push(subject) : letters.failures.push(`${status} ${body.slice(0, 80)}`),
        (error: unknown) => letters.failures.push(String(error)),
      )
      visitor.close()
      await pause(LETTER_EVERY_MS)
    }
  }
  const running = run()
  return {
    async stop() {
      stopping.abort()
      await running
      return letters
    },
  }
}
