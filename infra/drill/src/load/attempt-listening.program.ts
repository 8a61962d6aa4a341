/**
 * Strangers who want to listen to changes through the site, each over a connection and from an address of their own: connects all of
 * them, says so over IPC, and sends their attempts, those of one stranger at once, at an even pace; then tells what was answered.
 * Arguments: the site's origin, the file of its certificate, how many strangers, how many attempts of each, and in how many milliseconds.
 */
import { readFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { CHANGES_PATH } from '@liberta/contracts/read-models/envelope.schema'
import type { AttemptsReport } from './start-streams.ts'
import { Visitor } from './visitor.ts'

// Strangers have machines of their own: on this one they compute when nobody who is measured wants to.
setPriority(19)

const [origin = '', file = '', strangers = '0', attempts = '0', withinMs = '0'] = process.argv.slice(2)
const certificate = readFileSync(file)
const visitors = Array.from(
  { length: Number(strangers) },
  (_, index) => new Visitor({ origin, certificate, address: `127.3.${index >> 7}.${(index & 127) + 1}` }),
)

/** What one stranger is answered; status 0 for no answer. */
function attempt(visitor: Visitor): Promise<AttemptsReport> {
  return Promise.all(
    Array.from({ length: Number(attempts) }, async (_, index) => {
      const began = performance.now()
      const path = index % 2 === 0 ? '/api/changes' : CHANGES_PATH
      const answer = await visitor.ask(path, { headers: { 'accept-encoding': 'br' } }).catch(() => null)
      return { status: answer?.status ?? 0, milliseconds: performance.now() - began }
    }),
  )
}

for (const visitor of visitors) await visitor.ask('/robots.txt')
process.send?.('connected')
const every = Number(withinMs) / Math.max(1, visitors.length)
const answers = await Promise.all(
  visitors.map(async (visitor, index) => {
    await pause(index * every)
    return attempt(visitor)
  }),
)
process.send?.(answers.flat(), () => process.exit(0))
