import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { waitUntil } from '@liberta/test-kit/wait-until'
import { parseForm } from '../page-definition/forms/parse-upload.ts'
import { believeProxies } from '../http/believe-proxies.ts'
import { createFormGate } from './form-gate.ts'
import { close, listen } from '../testing/listen.ts'

const MB = 1024 * 1024

setFlagsFromString('--expose_gc')
const collectGarbage = runInNewContext('gc') as () => void

let port: number
let sockets: Socket[]
let server: Server

beforeEach(async () => {
  sockets = []
  const settleWhoAsks = believeProxies('loopback')
  const letIn = createFormGate()
  server = createServer((request, response) => {
    settleWhoAsks(request)
    if (!letIn(request, response)) return
    parseForm(request).then(
      ({ files }) => response.end(`read ${files.length}`),
      () => response.writeHead(400).end(),
    )
  })
  port = await listen(server)
})

afterEach(() => {
  for (const socket of sockets) socket.destroy()
  close(server)
})

const PART = '--X\r\ncontent-disposition: form-data; name="allegati"; filename="a.pdf"\r\n\r\n'
const END = '\r\n--X--\r\n'

/** A form of so many bytes of which `sent` are sent; gives what is heard so far. */
function sendForm({ from, declared, sent }: { from: string; declared: number | null; sent: number }) {
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  let heard = ''
  socket.on('error', () => undefined)
  socket.on('data', (chunk: Buffer) => (heard += chunk.toString()))
  const length = declared === null ? 'transfer-encoding: chunked' : `content-length: ${declared}`
  socket.write(`POST /contact-us HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${from}\r\n${length}\r\n`)
  socket.write('content-type: multipart/form-data; boundary=X\r\n\r\n')
  if (declared !== null) socket.write(PART + 'a'.repeat(Math.max(0, sent - PART.length)))
  return { heard: () => heard, leave: () => socket.destroy(), end: (rest: string) => socket.write(rest) }
}

const bytesHeld = () => {
  collectGarbage()
  return process.memoryUsage().arrayBuffers
}

describe('forms that are half sent', () => {
  it('of one client are held up to a bound, the others’ are taken', async () => {
    const forms = Array.from({ length: 12 }, () => sendForm({ from: '192.0.2.7', declared: 6 * MB, sent: 1000 }))
    await waitUntil(() => forms.filter(({ heard }) => heard().includes(' 503 ')).length === 9)
    expect(forms.filter(({ heard }) => heard() === '')).toHaveLength(3)
    const refused = forms.find(({ heard }) => heard() !== '')?.heard()
    expect(refused).toContain('retry-after: 10')
    expect(refused).toContain('Aspetta qualche secondo e invialo di nuovo.')
    const other = sendForm({ from: '192.0.2.8', declared: PART.length + END.length + 4, sent: 0 })
    other.end(`%PDF${END}`)
    await waitUntil(() => other.heard() !== '')
    expect(other.heard()).toContain('read 1')
  })

  it('of 40 connections fill no memory without bound, and give back what they took', async () => {
    const before = bytesHeld()
    const forms = Array.from({ length: 40 }, (_, index) =>
      sendForm({ from: `10.0.${index}.1`, declared: 6 * MB, sent: MB / 2 }),
    )
    await waitUntil(() => forms.filter(({ heard }) => heard().includes(' 503 ')).length === 32)
    expect(forms.filter(({ heard }) => heard() === '')).toHaveLength(8)
    // The senders live in this process, too: what they have not handed to the system yet is theirs.
    await waitUntil(() => bytesHeld() - before < 12 * MB)
    expect(bytesHeld() - before).toBeLessThan(12 * MB)
    for (const { leave } of forms) leave()
    await waitUntil(() => bytesHeld() - before < 2 * MB)
    expect(bytesHeld() - before).toBeLessThan(2 * MB)
    const next = sendForm({ from: '10.0.0.1', declared: 16 * MB, sent: 0 })
    await pause(50)
    expect(next.heard()).toBe('')
  })

  it('weigh as much as the largest where they do not say how large they are', async () => {
    const forms = Array.from({ length: 3 }, () => sendForm({ from: '192.0.2.7', declared: null, sent: 0 }))
    const countHeard = () => forms.filter(({ heard }) => heard() !== '').length
    await waitUntil(() => countHeard() >= 2)
    expect(countHeard()).toBe(2)
  })
})
