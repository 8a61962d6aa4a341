import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { afterEach, describe, expect, it } from '@jest/globals'
import { ApiClient } from './api-client.ts'
import { close, listen } from '../testing/listen.ts'

let server: Server

afterEach(() => {
  close(server)
})

/** An API that answers so many calls of each connection, and closes it at the next. */
async function startApi(answers: number): Promise<{ client: ApiClient; calls: () => number }> {
  const used = new WeakMap<Socket, number>()
  let calls = 0
  server = createServer(({ socket }, response) => {
    calls += 1
    const before = used.get(socket) ?? 0
    used.set(socket, before + 1)
    if (before >= answers) socket.destroy()
    else response.end('{"data":{"id":1}}')
  })
  const baseURL = `http://127.0.0.1:${await listen(server)}`
  return { client: new ApiClient({ baseURL }), calls: () => calls }
}

describe('what a page is made of', () => {
  it('is read though the API closes kept connections as they are used again', async () => {
    const { client } = await startApi(1)
    const states: string[] = []
    for (let count = 0; count < 100; count += 1) states.push((await client.read('story', { id: 1 })).state)
    expect(states).toEqual(states.map(() => 'present'))
  })

  it('is asked for again, and not for ever', async () => {
    const { client, calls } = await startApi(0)
    expect((await client.read('story', { id: 1 })).state).toBe('unavailable')
    expect(calls()).toBe(3)
  })
})
