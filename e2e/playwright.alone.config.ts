import { defineConfig } from '@playwright/test'
import { join } from 'node:path'
import { DATA_DIR } from '../infra/local/src/project.ts'
import together from './playwright.config.ts'
import { ALONE } from './src/site/groups.table.ts'

/** Files of tests that measure times: one after another, with the machine to themselves. Each starts a site of its own, with a small archive. */
const { projects: _projects, testIgnore: _ignored, globalSetup: _shared, ...base } = together

export default defineConfig({
  ...base,
  testMatch: ALONE,
  outputDir: join(DATA_DIR, 'browser-tests/alone'),
  workers: 1,
})
