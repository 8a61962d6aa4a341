/**
 * Readers who keep coming: asks for the given pages in turn at an even pace, whether or not earlier answers are there, until
 * it is told to stop; then prints one line of JSON. Speaks over IPC when the first answer is there.
 */
import { Agent } from 'node:http'
import { readAnswer } from '../load/read-answer.ts'
import { describeSpread } from '@liberta/test-kit/summarise'

const LOOK_EVERY_MS = 2
const [origin = '', perSecond = '200', ...paths] = process.argv.slice(2)
const agent = new Agent({ keepAlive: true, maxSockets: 32 })
const milliseconds: number[] = []
const failures: string[] = []
const began = performance.now()
let sent = 0

async function readOne(path: string): Promise<void> {
  const sentAt = performance.now()
  const status = await readAnswer(`${origin}${path}`, { 'accept-encoding': 'br' }, agent).then(
    (answer) => String(answer.status),
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )
  milliseconds.push(performance.now() - sentAt)
  if (status !== '200') failures.push(`${path}: ${status}`)
}

const timer = setInterval(() => {
  const due = ((performance.now() - began) / 1000) * Number(perSecond)
  while (sent < due) {
    void readOne(paths[sent % paths.length] ?? '/')
    sent += 1
  }
}, LOOK_EVERY_MS)

process.once('SIGTERM', () => {
  clearInterval(timer)
  const seconds = (performance.now() - began) / 1000
  const report = {
    answers: milliseconds.length,
    perSecond: milliseconds.length / seconds,
    failures,
    ...describeSpread(milliseconds),
  }
  process.stdout.write(`${JSON.stringify(report)}\n`, () => process.exit(0))
})

await readOne('/')
process.send?.('reading')
