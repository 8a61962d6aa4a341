/**
 * Readers of pages that nobody has read: asks for each address of a file once, at an even pace whether or not earlier answers
 * are there, or so many at a time where no pace is given. Sends what it has seen over IPC, its own CPU time as well.
 */
import { readFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { readAnswer } from '../load/read-answer.ts'

const LOOK_EVERY_MS = 2
const [origin = '', file = '', perSecond = '0', atOnce = '2', encoding = 'br'] = process.argv.slice(2)
const addresses = readFileSync(file, 'utf8').split('\n').filter(Boolean)
const agent = new Agent({ keepAlive: true, maxSockets: 128 })
const headers: Record<string, string> = encoding === 'identity' ? {} : { 'accept-encoding': encoding }
const milliseconds: number[] = []
const failures: string[] = []

async function readOne(address: string): Promise<void> {
  const sentAt = performance.now()
  const status = await readAnswer(origin + address, headers, agent).then(
    (answer) => String(answer.status),
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )
  milliseconds.push(performance.now() - sentAt)
  if (status !== '200') failures.push(`${address}: ${status}`)
}

async function readAtPace(pace: number): Promise<void> {
  const began = performance.now()
  const reading: Promise<void>[] = []
  while (reading.length < addresses.length) {
    const due = Math.min(addresses.length, Math.floor(((performance.now() - began) / 1000) * pace))
    while (reading.length < due) reading.push(readOne(addresses[reading.length] ?? '/'))
    await pause(LOOK_EVERY_MS)
  }
  await Promise.all(reading)
}

async function readInTurn(): Promise<void> {
  const waiting = addresses.values()
  const lanes = Array.from({ length: Number(atOnce) }, async () => {
    // Each lane waits for its answer before it asks again.
    for (const address of waiting) await readOne(address)
  })
  await Promise.all(lanes)
}

const began = performance.now()
const before = process.cpuUsage()
await (Number(perSecond) > 0 ? readAtPace(Number(perSecond)) : readInTurn())
const { user, system } = process.cpuUsage(before)
process.send?.({
  milliseconds,
  failures: failures.slice(0, 20),
  failed: failures.length,
  perSecond: addresses.length / ((performance.now() - began) / 1000),
  cpuMs: (user + system) / 1000,
})
process.disconnect?.()
