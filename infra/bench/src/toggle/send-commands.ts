import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { PlantedReader } from '../../../local/src/test-site/plant-readers.ts'

export interface CommandLoad {
  port: number
  readers: readonly PlantedReader[]
  /** At once. */
  connections: number
  durationMs: number
  /** As fast as they are answered, unless it is said how many a second. */
  perSecond?: number
}

/** What came of it: milliseconds of every answer, from the moment at which the command was due. */
export interface CommandsSent {
  milliseconds: number[]
  seconds: number
}

/** Sends toggles, each of another item and each a change; readers take turns. @throws at the first answer that is not 200. */
export async function sendCommands(load: CommandLoad): Promise<CommandsSent> {
  const agent = new Agent({ keepAlive: true, maxSockets: load.connections })
  const mark = Date.now().toString(36)
  const milliseconds: number[] = []
  const began = performance.now()
  const until = began + load.durationMs
  let count = 0
  const lane = async () => {
    for (;;) {
      const index = count++
      const due = load.perSecond === undefined ? performance.now() : began + (index * 1000) / load.perSecond
      if (due >= until) return
      const early = due - performance.now()
      if (early > 0) await pause(early)
      const reader = load.readers[index % load.readers.length]
      if (reader) await toggle(agent, load.port, reader, `${mark}-${index}`)
      milliseconds.push(performance.now() - due)
    }
  }
  await Promise.all(Array.from({ length: load.connections }, lane))
  agent.destroy()
  return { milliseconds, seconds: (performance.now() - began) / 1000 }
}

function toggle(agent: Agent, port: number, { cookie }: PlantedReader, itemId: string): Promise<void> {
  const body = JSON.stringify({ itemId, title: 'Una notizia salvata', currentStatus: false })
  const headers = {
    cookie,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'sec-fetch-site': 'same-origin',
    'idempotency-key': itemId,
  }
  return new Promise((resolve, reject) => {
    const path = '/api/save-for-later/toggle'
    const sent = request({ agent, host: '127.0.0.1', port, method: 'POST', path, headers }, (answer) => {
      answer.resume()
      answer.once('end', () =>
        answer.statusCode === 200 ? resolve() : reject(new Error(`a toggle was answered ${answer.statusCode}`)),
      )
    })
    sent.once('error', reject)
    sent.end(body)
  })
}
