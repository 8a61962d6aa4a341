/**
 * Readers who come at an even pace, whether or not earlier answers are there, as cheaply as can be: over raw sockets, with one request out at a
 * time on each. A time counts from when a request was due, so that one which waits for a connection has waited. Arguments: the port, how
 * many a second, for how many milliseconds, and the paths, in turn. Sends what it has seen over IPC.
 */
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { ResponseReader } from '../load/response-reader.ts'
import type { PacedReport } from './read-at-pace.ts'

const LOOK_EVERY_MS = 1
const CONNECTIONS = 64
/** Whoever is not answered by then is not waited for. */
const PATIENCE_MS = 10_000

const [port = '0', perSecond = '0', durationMs = '0', ...paths] = process.argv.slice(2)
const requests = paths.map((path) =>
  Buffer.from(`GET ${path} HTTP/1.1\r\nhost: localhost:${port}\r\naccept-encoding: br\r\n\r\n`),
)
const milliseconds: number[] = []
const failures: string[] = []
/** When those were due that no connection has been free for yet. */
const waiting: number[] = []
/** How many were sent, and how many of those that are due have no answer yet. */
const counts = { sent: 0, out: 0 }

interface Lane {
  socket: Socket
  reader: ResponseReader
  dueAt: number
}
const free: Lane[] = []

function openLane(): void {
  const socket = connect({ port: Number(port), host: '127.0.0.1', noDelay: true })
  const lane: Lane = { socket, reader: new ResponseReader(), dueAt: 0 }
  const release = () => {
    lane.dueAt = 0
    const next = waiting.shift()
    if (next === undefined) free.push(lane)
    else ask(lane, next)
  }
  const end = (why: string) => {
    if (lane.dueAt > 0) fail(why)
    lane.dueAt = 0
    socket.destroy()
  }
  socket.once('connect', release)
  socket.on('data', (bytes) => {
    try {
      if (!lane.reader.feed(bytes)) return
    } catch (error) {
      return end(String(error))
    }
    milliseconds.push(performance.now() - lane.dueAt)
    counts.out -= 1
    if (lane.reader.isLast) {
      lane.dueAt = 0
      socket.end()
    } else release()
  })
  socket.on('error', (error) => end(String(error)))
  socket.once('close', () => {
    end('the connection ended before the answer')
    const at = free.indexOf(lane)
    if (at >= 0) free.splice(at, 1)
    openLane()
  })
}

function fail(why: string): void {
  counts.out -= 1
  failures.push(why)
}

function ask(lane: Lane, dueAt: number): void {
  lane.dueAt = dueAt
  lane.socket.write(requests[counts.sent % requests.length] ?? '')
  counts.sent += 1
}

for (let count = 0; count < CONNECTIONS; count += 1) openLane()
while (free.length < CONNECTIONS) await pause(LOOK_EVERY_MS)
const before = process.cpuUsage()
const began = performance.now()
const every = 1000 / Number(perSecond)
const total = Math.round((Number(durationMs) / 1000) * Number(perSecond))
for (let due = 0; due < total; await pause(LOOK_EVERY_MS)) {
  for (const now = performance.now() - began; due < total && due * every <= now; due += 1) {
    counts.out += 1
    const dueAt = began + due * every
    const lane = free.pop()
    if (lane === undefined) waiting.push(dueAt)
    else ask(lane, dueAt)
  }
}
for (const until = performance.now() + PATIENCE_MS; counts.out > 0 && performance.now() < until;)
  await pause(LOOK_EVERY_MS)
const { user, system } = process.cpuUsage(before)
const seconds = (performance.now() - began) / 1000
const report: PacedReport = {
  asked: total,
  milliseconds,
  failures: failures.slice(0, 20),
  failed: failures.length + counts.out,
  cpuShare: (user + system) / 1e6 / seconds,
}
process.send?.(report, () => process.exit(0))
