import { createServer } from 'node:net'
import type { AddressInfo, Server } from 'node:net'
import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { CHANGES_PATH } from '@liberta/contracts/read-models/envelope.schema'
import { ReadModelReader } from '@liberta/platform/read-models/read-model-reader'
import { waitUntil } from '@liberta/test-kit/wait-until'
import { startApi } from '../testing/start-api.ts'

/** What a copy may take to stop; milliseconds. */
const LONGEST_STOP_MS = 5_000

/** A PostgreSQL that accepts connections and says nothing. */
let silent: Server

beforeAll(async () => {
  silent = createServer((socket) => void socket.on('error', () => undefined))
  silent.listen(0, '127.0.0.1')
  await once(silent, 'listening')
})
afterAll(() => void silent.close())

describe('an API that stops with a stream open', () => {
  it.each(['well', 'hung', 'gone'])(
    'ends within seconds, and the stream with a word, Redis being %s',
    async (redis) => {
      const { port } = silent.address() as AddressInfo
      const api = await startApi({ DATABASE_URL: `postgresql://127.0.0.1:${port}/none` })
      await waitUntil(() => api.application.get(ReadModelReader).isHearing)
      const stream = await fetch(api.origin + CHANGES_PATH)
      const heard = stream.text()
      if (redis === 'hung') api.redis.pause()
      if (redis === 'gone') await api.redis.goAway()
      const begun = performance.now()
      await api.application.close()
      expect(performance.now() - begun).toBeLessThan(LONGEST_STOP_MS)
      expect(await heard).toMatch(/event: end\ndata: \{\}\n\n$/)
      if (redis === 'hung') api.redis.resume()
      if (redis === 'gone') await api.redis.startAgain()
      await api.stop()
    },
  )
})
