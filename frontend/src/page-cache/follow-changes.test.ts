import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { createServer } from 'node:http'
import type { Server, ServerResponse } from 'node:http'
import { followChanges } from './follow-changes.ts'
import type { ChangeFollower } from './follow-changes.ts'

let server: Server
let streams: ServerResponse[]
let follower: ChangeFollower
let purges: string[]
let heardOfRedirects: number

const cache = {
  purgeSoftly: (tags: readonly string[]) => void purges.push(`soft ${tags.join(' ')}`),
  purgeHard: (tags: readonly string[]) => void purges.push(`hard ${tags.join(' ')}`),
  distrustAll: () => void purges.push('all'),
}
const onRedirects = () => void (heardOfRedirects += 1)
const log = { warn: () => undefined, info: () => undefined }

async function until(condition: () => boolean): Promise<void> {
  for (let tries = 0; tries < 400 && !condition(); tries += 1) await new Promise((resolve) => setTimeout(resolve, 10))
}

const tell = (data: object) => streams.at(-1)?.write(`event: change\ndata: ${JSON.stringify(data)}\n\n`)

beforeEach(async () => {
  streams = []
  purges = []
  heardOfRedirects = 0
  server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write('retry: 20\n\n')
    streams.push(response)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  follower = followChanges({ url: `http://127.0.0.1:${address.port}/api/changes`, cache, onRedirects, log })
  await until(() => purges.length === 1)
  purges = []
  heardOfRedirects = 0
})

afterEach(() => {
  follower.close()
  server.closeAllConnections()
  server.close()
})

describe('pages follow the announced changes', () => {
  it('a changed read model makes the pages made of it stale', async () => {
    tell({ name: 'front:home', state: 'present', revision: '1-1', tags: ['story:7'] })
    await until(() => purges.length > 0)
    expect(purges).toEqual(['soft front:home'])
  })

  it('withdrawn content is purged hard', async () => {
    tell({ name: 'story:7', state: 'withdrawn', revision: '2-1', tags: [] })
    await until(() => purges.length > 0)
    expect(purges).toEqual(['hard story:7'])
  })

  it('where something may have been missed no page is trusted: a reset, a broken connection, a change that cannot be read', async () => {
    streams.at(-1)?.write('event: reset\ndata: {}\n\n')
    await until(() => purges.length === 1)
    streams.at(-1)?.write('event: change\ndata: {"name":\n\n')
    await until(() => purges.length === 2)
    streams.at(-1)?.destroy()
    await until(() => purges.length === 3)
    expect(purges).toEqual(['all', 'all', 'all'])
  })

  it('new redirect rules are heard of, and so is that some may have been missed', async () => {
    tell({ name: 'front:home', state: 'present', revision: '1-1', tags: [] })
    tell({ name: 'redirects:all', state: 'present', revision: '2-1', tags: [] })
    await until(() => purges.length === 2)
    expect(heardOfRedirects).toBe(1)
    streams.at(-1)?.write('event: reset\ndata: {}\n\n')
    await until(() => purges.length === 3)
    expect(heardOfRedirects).toBe(2)
  })
})
