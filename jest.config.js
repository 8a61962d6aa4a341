/**
 * Two projects: `unit` needs nothing, `integration` gets a real PostgreSQL and Redis. Both run in Node itself, without a realm for each
 * file (docs/adr/0033). What needs a browser is run by Playwright (e2e/playwright.config.ts).
 * TypeScript is read from source (the `@liberta/source` export condition), so no build has to run first.
 */
const everywhere = ['packages', 'api', 'worker', 'frontend', 'infra', 'k6']
const runner = 'jest-light-runner/child-process'
const modulePathIgnorePatterns = ['/dist/']

export default {
  // For real services and long computations, on machines that have other things to do, too: a time holds no test but one that hangs.
  testTimeout: 120_000,
  // All processors: left to itself Jest keeps one for whoever looks on, and a machine of two then runs one file at a time.
  maxWorkers: '100%',
  projects: [
    {
      displayName: 'unit',
      setupFiles: ['<rootDir>/infra/testing/load-react.mjs'],
      runner,
      modulePathIgnorePatterns,
      testMatch: everywhere.map((place) => `<rootDir>/${place}/**/*.test.{ts,tsx}`),
      testPathIgnorePatterns: ['/node_modules/', '/dist/', '\\.integration\\.test\\.ts$'],
    },
    {
      displayName: 'integration',
      runner,
      modulePathIgnorePatterns,
      testMatch: everywhere.map((place) => `<rootDir>/${place}/**/*.integration.test.ts`),
      globalSetup: '<rootDir>/infra/testing/start-services.ts',
      globalTeardown: '<rootDir>/infra/testing/stop-services.ts',
    },
  ],
}
