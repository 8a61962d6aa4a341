import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DATA_DIR } from '../../../infra/local/src/project.ts'
import type { OpenSite, TestSite } from '../../../infra/local/src/test-site/start-test-site.ts'

/** Hands what is known of the site that all files share from the process that runs it to those that run tests. */
const VARIABLE = 'SHARED_TEST_SITE'
const LOG = join(DATA_DIR, 'browser-tests/shared-site.log')

/** A fresh log of the shared site; resolves each line's way into it. */
export function openSharedLog(): (line: string) => void {
  mkdirSync(dirname(LOG), { recursive: true })
  writeFileSync(LOG, '')
  return (line) => appendFileSync(LOG, `${line}\n`)
}

/** Lets the processes that run tests find this site, all that are started from now on. */
export function offerSharedSite({ urls, services, env }: TestSite): void {
  process.env[VARIABLE] = JSON.stringify({ urls, services, env })
}

/** The site that was started for all files. @throws Error where none was: in a run of tests that have sites of their own */
export function findSharedSite(): OpenSite {
  const offered = process.env[VARIABLE]
  if (offered === undefined) throw new Error('There is no shared site: run this file with e2e/playwright.config.ts')
  return {
    ...(JSON.parse(offered) as Omit<OpenSite, 'log'>),
    get log() {
      return readFileSync(LOG, 'utf8').split('\n')
    },
  }
}
