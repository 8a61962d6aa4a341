import { defineConfig } from '@playwright/test'
import { join } from 'node:path'
import { DATA_DIR } from '../infra/local/src/project.ts'
import together from './playwright.config.ts'
import { ALONE, ON_ENGINES } from './src/site/groups.table.ts'

/**
 * Files of tests that measure times: one after another, with the machine to themselves. Each starts a site of its own, with a small archive.
 * With `FAULT_ENGINE` instead what the kind of PostgreSQL and Redis could change, on that one (`src/engines/engine.table.ts`).
 */
const { projects: _projects, testIgnore: _ignored, globalSetup: _shared, ...base } = together

export default defineConfig({
  ...base,
  testMatch: process.env.FAULT_ENGINE ? ON_ENGINES : ALONE,
  outputDir: join(DATA_DIR, 'browser-tests/alone'),
  workers: 1,
})
