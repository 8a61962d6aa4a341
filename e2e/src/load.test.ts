import { expect, test } from '@playwright/test'
import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ROOT } from '../../infra/local/src/project.ts'
import { findK6 } from '../../infra/local/src/services/find-k6.ts'
import { SMALL_ARCHIVE, startTestSite } from '../../infra/local/src/test-site/start-test-site.ts'
import type { TestSite } from '../../infra/local/src/test-site/start-test-site.ts'

/** What `npm run load -- smoke` says where k6 cannot be had; null where it can, built with Go first if need be. */
let cannotBeHad: string | null
let site: TestSite

test.beforeAll(async () => {
  cannotBeHad = null
  try {
    findK6((line) => void process.stderr.write(`${line}\n`))
  } catch (error) {
    cannotBeHad = error instanceof Error ? error.message : String(error)
    process.stderr.write(`The load script is not tried, only what is said without k6. ${cannotBeHad}\n`)
  }
  site = await startTestSite(SMALL_ARCHIVE)
})

test.afterAll(() => {
  return site.stop()
})

/** A sample, without a bar for the time that anything takes: two visits a second for two seconds, with short pauses. */
const SMOKE = ['smoke', '--rate', '2', '--seconds', '2', '--pause', '0.1', '--untimed']
/** From 5 pages a second over 50 to 100, within some six seconds. */
const SPIKE = ['spike', '--rate', '5', '--peak', '20', '--seconds', '4', '--untimed']

async function runLoad(words: string[], env: Record<string, string> = {}): Promise<{ code: number; output: string }> {
  const args = [join(ROOT, 'infra/local/launch.mjs'), 'load', ...words]
  const done = promisify(execFile)(process.execPath, args, { env: { ...process.env, ...site.env, ...env } })
  return done.then(
    ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, output: stdout + stderr }),
  )
}

test('npm run load -- smoke: its readers find every page whole; without k6 one clear message', async () => {
  const { code, output } = await runLoad(SMOKE)
  if (cannotBeHad === null) expect(output).toMatch(/^ok +story: holds NewsArticle/m)
  else expect(output).toContain(cannotBeHad)
  expect({ code, output }).toMatchObject({ code: cannotBeHad === null ? 0 : 1 })
})

test('npm run load -- spike: when twenty times the readers come none of them sees an error', async () => {
  const { code, output } = await runLoad(SPIKE)
  if (cannotBeHad === null) {
    expect(output, site.log.slice(-40).join('\n')).toMatch(/^ok +http_req_failed +rate==0/m)
    expect(output).toMatch(/^k6 took \d|^VOID: k6 took \d|is told on Linux alone/m)
    const junit = readFileSync(join(site.env['DATA_DIR'] ?? '', 'load/spike/junit.xml'), 'utf8')
    expect(junit).toContain('<testsuite name="load.spike"')
    expect(junit).not.toContain('<failure')
  } else expect(output).toContain(cannotBeHad)
  expect({ code, output }).toMatchObject({ code: cannotBeHad === null ? 0 : 1 })
})

test('npm run load -- breaking: nothing is written where nobody has said that this is a try-out', async () => {
  const { code, output } = await runLoad(['breaking', '--seconds', '2'])
  expect(output).toContain(cannotBeHad ?? '«breaking» writes: it runs against a local try-out only.')
  expect(code).not.toBe(0)
})

test('npm run load -- deploy: where nothing was deployed meanwhile nothing was shown, and it fails', async () => {
  const { code, output } = await runLoad(['deploy', '--rate', '5', '--seconds', '2', '--untimed'])
  expect(output).toMatch(cannotBeHad ?? /^MISSED +builds_deployed +count>0 +count 0\n/m)
  if (cannotBeHad === null) expect(output).toContain('FAILED: 1 bars were missed')
  expect(code).toBe(cannotBeHad === null ? 99 : 1)
})

test('npm run load -- smoke: without a site that answers it says so, and fails', async () => {
  const { code, output } = await runLoad(SMOKE, { PORT: '9' })
  expect(output).toContain(
    cannotBeHad ?? 'No site answers at http://127.0.0.1:9. Start it in another terminal: npm start',
  )
  expect(code).toBe(1)
  // Those of an earlier run would be taken for its own.
  expect(existsSync(join(site.env['DATA_DIR'] ?? '', 'load/smoke/figures.json'))).toBe(false)
})
