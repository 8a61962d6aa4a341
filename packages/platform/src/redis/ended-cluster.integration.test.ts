import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { expect, it } from '@jest/globals'
import { startRedisCluster } from '@liberta/test-kit/start-redis-cluster'

const at = (file: string) => JSON.stringify(pathToFileURL(join(import.meta.dirname, file)).href)

/** A program that uses a cluster, and ends its connection when it is told to. */
const PROGRAM = `
  import { once } from 'node:events'
  const { connectRedis } = await import(${at('connect-redis.ts')})
  const { createLogger } = await import(${at('../logging/create-logger.ts')})
  const redis = connectRedis(process.argv[1], 'worker', createLogger('test', 'silent'))
  await once(redis, 'ready')
  process.send('ready')
  await once(process, 'message')
  redis.disconnect()
  process.disconnect()`

/** Longer than between two looks at the cluster, and shorter than a look may take. */
const UNTIL_IT_LOOKS_MS = 6000

it('a program ends of itself after it has ended its connection to a cluster, though it was just asking which node has what', async () => {
  const server = await startRedisCluster()
  const words = ['--conditions=@liberta/source', '--input-type=module', '-e', PROGRAM, server.url]
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  try {
    await once(child, 'message')
    server.pause()
    await pause(UNTIL_IT_LOOKS_MS)
    const exited = once(child, 'exit')
    child.send('end')
    server.resume()
    expect(await Promise.race([exited, pause(20_000, 'still runs', { ref: false })])).toEqual([0, null])
  } finally {
    child.kill('SIGKILL')
    server.resume()
    await server.stop()
  }
})
