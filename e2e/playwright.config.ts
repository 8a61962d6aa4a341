import { defineConfig } from '@playwright/test'
import { join } from 'node:path'
import { DATA_DIR } from '../infra/local/src/project.ts'
import { CHROMIUM_FLAGS, findChromium } from '../infra/local/src/services/find-chromium.ts'
import { ALONE, ONE_BY_ONE } from './src/site/groups.table.ts'

// As sites are tried everywhere: with the internal pages that production does not have.
process.env.NODE_ENV ??= 'test'

/** Files of tests that bear others beside them. Those that do not are run by `playwright.alone.config.ts`. */
export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.test.ts',
  testIgnore: ALONE,
  globalSetup: './src/site/start-shared-site.ts',
  outputDir: join(DATA_DIR, 'browser-tests/together'),
  forbidOnly: true,
  // Six were no sooner done on two processors, and what waits for seconds was late.
  workers: 4,
  // For its trace: what passes only then has failed.
  retries: 1,
  failOnFlakyTests: true,
  // As long as it takes, on a machine that has other things to do, too: a time holds no test but one that hangs.
  timeout: 420_000,
  globalTimeout: 30 * 60_000,
  expect: { timeout: 60_000 },
  reporter: 'dot',
  // The system's own; none is ever downloaded.
  use: {
    launchOptions: {
      executablePath: findChromium((line) => void process.stderr.write(`${line}\n`)),
      args: [...CHROMIUM_FLAGS],
    },
    // What was on the page before and after each step, of a second try alone: to note it takes as long as many of the steps. A film of
    // it would take a core of its own.
    trace: { mode: 'on-first-retry', screenshots: false },
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'one by one', testMatch: ONE_BY_ONE, workers: 1 },
    { name: 'together', testIgnore: [...ALONE, ...ONE_BY_ONE] },
  ],
})
