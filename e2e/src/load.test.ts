import { expect, test } from '@playwright/test'
import { execFile } from 'node:child_process'
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

/** A sample: two readers who open ten rounds of pages, without a bar for the time they take. */
const SAMPLE = ['smoke', '--vus', '2', '--iterations', '10', '--env', 'UNTIMED=yes']

async function runLoad(env: Record<string, string>): Promise<{ code: number; output: string }> {
  const args = [join(ROOT, 'infra/local/launch.mjs'), 'load', ...SAMPLE]
  const done = promisify(execFile)(process.execPath, args, { env: { ...process.env, ...site.env, ...env } })
  return done.then(
    ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, output: stdout + stderr }),
  )
}

test('npm run load -- smoke: its readers find every page whole; without k6 one clear message', async () => {
  const { code, output } = await runLoad({})
  if (cannotBeHad === null) expect(output).toContain('story: holds NewsArticle')
  else expect(output).toContain(cannotBeHad)
  expect({ code, output }).toMatchObject({ code: cannotBeHad === null ? 0 : 1 })
})

test('npm run load -- smoke: without a site that answers it says so, and fails', async () => {
  const { code, output } = await runLoad({ PORT: '9' })
  expect(output).toContain(
    cannotBeHad ?? 'No site answers at http://127.0.0.1:9. Start it in another terminal: npm start',
  )
  expect(code).toBe(1)
})
