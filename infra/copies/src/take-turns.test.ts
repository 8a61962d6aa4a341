import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { takeTurns } from './take-turns.ts'
import type { Balancer } from './take-turns.ts'

let copies: Server[]
let balancer: Balancer

async function startCopy(word: string): Promise<Server> {
  const server = createServer((_request, response) => void response.end(word))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

const originOf = (server: Server | undefined) =>
  `http://127.0.0.1:${(server?.address() as AddressInfo | undefined)?.port}`
const read = async () => (await fetch(balancer.origin)).text()
const readTwice = async () => [await read(), await read()].toSorted()

beforeEach(async () => {
  copies = await Promise.all(['one', 'two', 'three'].map(startCopy))
  balancer = await takeTurns(copies.slice(0, 2).map(originOf))
})
afterEach(() => {
  balancer.close()
  for (const copy of copies) copy.close()
})

describe('copies behind one address', () => {
  it('answer in turn', async () => {
    expect(await readTwice()).toEqual(['one', 'two'])
  })

  it('are passed over where they take no connection', async () => {
    for (const copy of copies.slice(0, 1)) await new Promise((resolve) => copy.close(resolve))
    expect(await readTwice()).toEqual(['two', 'two'])
  })

  it('are others from the moment on that they are named', async () => {
    balancer.use([originOf(copies[2])])
    expect(await readTwice()).toEqual(['three', 'three'])
  })

  it('are not asked while a path is broken off', async () => {
    balancer.breakOff('/', 2)
    expect([(await fetch(balancer.origin)).status, (await fetch(balancer.origin)).status]).toEqual([503, 503])
    expect([balancer.refusalsLeft, await read()]).toEqual([0, expect.stringMatching(/one|two/)])
  })
})
