import { once } from 'node:events'
import { createServer, get } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { afterEach, expect, it } from '@jest/globals'
import { waitUntil } from '@liberta/test-kit/wait-until'
import { createMediaHandler } from './media.handler.ts'
import type { RenditionCache } from './rendition-cache.ts'
import { sendPersonalFile } from './send-personal-page.ts'
import { close, listen } from '../testing/listen.ts'

const PATH = '/media/IMG_2026.4/3x2-320.jpg'

const open: Server[] = []

afterEach(() => {
  close(...open.splice(0))
})

/** Timers that keep the process alive. */
const countTimers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length

/** How many timers are left of an answer that is begun after its client has left. */
async function answerLate(
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): Promise<number> {
  const answered = Promise.withResolvers<number>()
  const server = createServer(async (request, response) => {
    client.destroy()
    await once(response, 'close')
    const before = countTimers()
    await answer(request, response)
    answered.resolve(countTimers() - before)
  })
  open.push(server)
  const client = get({ host: '127.0.0.1', port: await listen(server), path: PATH })
  client.on('error', () => undefined)
  return answered.promise
}

it('nothing is left of a picture whose client has left before it is there', async () => {
  const cache = { read: async () => Buffer.from('jpeg'), confirmedAt: () => undefined } as unknown as RenditionCache
  const serve = createMediaHandler({ mediaURL: 'http://127.0.0.1:9', cache })
  expect(await answerLate((request, response) => serve(request, response, PATH))).toBe(0)
})

it('nothing is left of an export whose reader has left before it is there, and no more of it is read', async () => {
  let isCancelled = false
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: (controller) => controller.enqueue(Buffer.alloc(1024)),
    cancel: () => void (isCancelled = true),
  })
  const file = { body, contentType: 'application/json', disposition: 'attachment' }
  expect(await answerLate((_request, response) => sendPersonalFile(response, file, {}))).toBe(0)
  await waitUntil(() => isCancelled)
})
