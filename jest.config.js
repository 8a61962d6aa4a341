/**
 * Two projects: `unit` needs nothing and runs in Node itself, `integration` gets a real PostgreSQL and Redis, and a realm of Jest's for
 * each file (docs/adr/0033). What needs a browser is run by Playwright (e2e/playwright.config.ts).
 * TypeScript is read from source (the `@liberta/source` export condition), so no build has to run first.
 */
const swc = (decorators) => [
  '@swc/jest',
  {
    jsc: {
      target: 'es2024',
      parser: { syntax: 'typescript', tsx: true, decorators },
      transform: {
        legacyDecorator: decorators,
        decoratorMetadata: decorators,
        react: { runtime: 'automatic' },
      },
    },
    module: { type: 'nodenext' },
    sourceMaps: 'inline',
  },
]

const everywhere = ['packages', 'api', 'worker', 'frontend', 'infra', 'k6']

export default {
  // For real services and long computations, on machines that have other things to do, too: a time holds no test but one that hangs.
  testTimeout: 120_000,
  // All processors: left to itself Jest keeps one for whoever looks on, and a machine of two then runs one file at a time.
  maxWorkers: '100%',
  projects: [
    {
      displayName: 'unit',
      runner: 'jest-light-runner/child-process',
      testMatch: everywhere.map((place) => `<rootDir>/${place}/**/*.test.{ts,tsx}`),
      testPathIgnorePatterns: ['/node_modules/', '/dist/', '\\.integration\\.test\\.ts$'],
      modulePathIgnorePatterns: ['/dist/'],
    },
    {
      displayName: 'integration',
      testMatch: everywhere.map((place) => `<rootDir>/${place}/**/*.integration.test.ts`),
      globalSetup: '<rootDir>/infra/testing/start-services.ts',
      globalTeardown: '<rootDir>/infra/testing/stop-services.ts',
      testEnvironment: '<rootDir>/infra/testing/test-environment.js',
      testEnvironmentOptions: { customExportConditions: ['@liberta/source', 'node', 'node-addons'] },
      extensionsToTreatAsEsm: ['.ts', '.tsx'],
      transform: { '^.+\\.tsx?$': swc(true) },
      moduleNameMapper: { '\\.module\\.css$': '<rootDir>/infra/testing/class-names.js' },
      modulePathIgnorePatterns: ['/dist/'],
    },
  ],
}
