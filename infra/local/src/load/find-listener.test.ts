import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { expect, it } from '@jest/globals'
import { findListener } from './find-listener.ts'

it('who listens at a port is found by it, and nobody once it is closed', async () => {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  expect(findListener(port)).toBe(process.pid)
  server.close()
  await once(server, 'close')
  expect(findListener(port)).toBeNull()
})
