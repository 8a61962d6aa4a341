import { expect, test } from '@playwright/test'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '@liberta/http/find-free-port'
import { findRedis } from '../../../infra/local/src/services/find-redis.ts'
import { startEmptyRedis } from '../site/replace-redis.ts'
import { launch, processesOf, untilSays, withSharedStandIns } from './launch.ts'

export function describeMissing(): void {
  test.describe('on a machine that lacks a program, and where none can be installed', () => {
    /** All of PATH: no apt-get either. */
    let programs: string

    test.beforeEach(() => {
      programs = mkdtempSync(join(tmpdir(), 'liberta-path-'))
    })

    test.afterEach(() => rmSync(programs, { recursive: true, force: true }))

    test('no Redis to be had: one clear message that says what to do, and a non-zero exit', async () => {
      const site = await launch('start', { PATH: programs })
      expect(await site.ended).toBe(1)
      expect(site.output()).toContain('No redis-server was found on PATH')
      expect(site.output()).toContain('apt-get install redis-server')
      expect(processesOf(site.folder)).toEqual([])
    })

    test('no browser can be had: npm test says so and fails, it does not skip silently', async () => {
      symlinkSync(
        findRedis(() => undefined),
        join(programs, 'redis-server'),
      )
      const tests = await launch('test', { PATH: programs }, ['e2e'])
      expect(await tests.ended).toBe(1)
      expect(tests.output()).toContain('No Chromium was found on PATH')
      expect(tests.output()).toMatch(/^0 passed, 1 failed$/m)
    })
  })

  test('a Redis that runs already may be queue and cache at once', async () => {
    const url = `redis://127.0.0.1:${await findFreePort()}`
    const redis = await startEmptyRedis(url, 'noeviction')
    try {
      const site = await launch('start', { ...withSharedStandIns(), REDIS_QUEUE_URL: url, REDIS_CACHE_URL: url })
      await untilSays(site, 'Ready in')
      site.child.kill('SIGTERM')
      expect(await site.ended).toBe(0)
    } finally {
      await redis.stop()
    }
  })
}
