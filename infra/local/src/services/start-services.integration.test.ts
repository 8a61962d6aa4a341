import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { waitUntil } from '@liberta/test-kit/wait-until'
import { startServices } from './start-services.ts'
import type { Services } from './start-services.ts'

let folder: string
let services: Services | null
/** What was told of services that died. */
let deaths: string[]

/** A clone may stand in a folder of any name. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'liberta, two words=one-'))
  // PostgreSQL runs as a user of its own, who has to reach its files.
  chmodSync(folder, 0o755)
  services = null
  deaths = []
})

afterEach(async () => {
  await services?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const startAll = () =>
  startServices({
    folder,
    postgres: true,
    redis: true,
    say: () => undefined,
    onDeath: (report) => deaths.push(report),
  })

function listens(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.end(() => resolve(true)))
    socket.once('error', () => resolve(false))
  })
}

describe('PostgreSQL and Redis of npm start', () => {
  it('a service that dies is told by its name, the others go on, and all stop without waiting for the dead', async () => {
    services = await startAll()
    const { postgres, redisQueue, redisCache } = services
    process.kill(redisCache?.pid ?? 0, 'SIGKILL')
    await waitUntil(() => deaths.length === 1, { what: 'the death of Redis is told' })
    expect(deaths[0]).toBe('The Redis of the cache ended (SIGKILL)')
    expect(await listens(postgres?.url ?? '')).toBe(true)
    process.kill(postgres?.pid ?? 0, 'SIGKILL')
    await waitUntil(() => deaths.length === 2, { what: 'the death of PostgreSQL is told' })
    expect(deaths[1]).toBe('PostgreSQL ended (SIGKILL)')
    expect(await listens(redisQueue?.url ?? '')).toBe(true)
    await services.stop()
    expect(await listens(redisQueue?.url ?? '')).toBe(false)
    expect(deaths).toHaveLength(2)
  })

  it('whoever runs them is killed: that is told, and none of them is left behind', async () => {
    services = await startAll()
    const { postgres, redisQueue, redisCache } = services
    const status = readFileSync(`/proc/${redisQueue?.pid}/status`, 'utf8')
    process.kill(Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]), 'SIGKILL')
    await waitUntil(() => deaths.length === 1, { what: 'the death is told' })
    expect(deaths[0]).toMatch(/^services ended \(SIGKILL\)/)
    await services.stop()
    for (const service of [postgres, redisQueue, redisCache]) expect(await listens(service?.url ?? '')).toBe(false)
  })

  it('PostgreSQL that cannot start: its own words, and no Redis is left behind', async () => {
    const database = join(folder, 'postgres')
    mkdirSync(database)
    writeFileSync(join(database, 'PG_VERSION'), '9.6\n')
    await expect(startAll()).rejects.toThrow(/^PostgreSQL did not start: [^]*postgres/)
    expect(deaths).toEqual([])
    // Redis takes the file away when it has ended in order.
    const left = ['redis-queue', 'redis-cache'].filter((name) => existsSync(join(folder, name, 'redis.pid')))
    expect(left).toEqual([])
  })
})
