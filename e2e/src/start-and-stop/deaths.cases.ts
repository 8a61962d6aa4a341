import { expect, test } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findProcess, launch, processesOf, untilSays, withSharedStandIns } from './launch.ts'

const pidIn = (folder: string, file: string) =>
  Number(readFileSync(join(folder, 'services', file), 'utf8').split('\n', 1)[0])

interface Mortal {
  name: string
  says: string
  find: (folder: string) => number
  /** Stand-ins of its own are among what has to be stopped. */
  hasStandIns?: true
}

const CHILDREN: readonly Mortal[] = [
  {
    name: 'the worker',
    says: 'worker ended (SIGKILL)',
    find: (folder) => findProcess(folder, 'worker/dist/main.js'),
    hasStandIns: true,
  },
  {
    name: 'the Redis of the queue',
    says: 'The Redis of the queue ended (SIGKILL)',
    find: (folder) => pidIn(folder, 'redis-queue/redis.pid'),
  },
  {
    name: 'PostgreSQL',
    says: 'PostgreSQL ended (SIGKILL)',
    find: (folder) => pidIn(folder, 'postgres/postmaster.pid'),
  },
]

export function describeDeaths(): void {
  test.describe('a child that dies: one clear message that says what to do, everything else stopped, a non-zero exit', () => {
    for (const { says, find, name, hasStandIns } of CHILDREN) {
      test(name, async () => {
        const site = await launch('start', hasStandIns ? {} : withSharedStandIns())
        await untilSays(site, 'Ready in')
        process.kill(find(site.folder), 'SIGKILL')
        expect(await site.ended).toBe(1)
        expect(site.output().split(says)).toHaveLength(2)
        expect(site.output()).toContain('start again: npm start')
        expect(processesOf(site.folder)).toEqual([])
      })
    }

    test('a part, while a later one is still starting: it is never said to be ready', async () => {
      const site = await launch('start', withSharedStandIns())
      await untilSays(site, 'Starting api')
      process.kill(findProcess(site.folder, 'worker/dist/main.js'), 'SIGKILL')
      expect(await site.ended).toBe(1)
      expect(site.output()).toContain('worker ended (SIGKILL)')
      expect(site.output()).not.toContain('Ready in')
      expect(processesOf(site.folder)).toEqual([])
    })
  })
}
