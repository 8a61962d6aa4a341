import { describe, expect, it } from '@jest/globals'
import { findStrangers } from './find-strangers.ts'

describe('findStrangers', () => {
  it.each([
    ['frontend/src/content/client.ts', 'packages/contracts/src/story.ts', false],
    ['frontend/src/content/client.ts', 'api/src/app/main.ts', true],
    ['frontend/src/content/client.ts', 'infra/upstreams/src/main.ts', true],
    ['frontend/src/content/client.test.ts', 'infra/upstreams/src/main.ts', false],
    ['frontend/src/testing/start.ts', 'infra/local/src/project.ts', false],
    ['frontend/src/content/client.test.ts', 'api/src/app/main.ts', true],
    ['api/src/app/main.test.ts', 'worker/src/app/main.ts', true],
    ['api/src/app/main.test.ts', 'e2e/src/site/run.ts', true],
    ['worker/src/app/main.integration.test.ts', 'worker/src/app/main.ts', false],
    ['packages/platform/src/queue.ts', 'packages/contracts/src/story.ts', false],
    ['packages/platform/src/queue.test.ts', 'packages/test-kit/src/redis.ts', false],
    ['packages/platform/src/queue.test.ts', 'infra/testing/start-services.ts', true],
    ['packages/test-kit/src/redis.ts', 'api/src/app/main.ts', true],
    ['infra/bench/src/main.ts', 'frontend/src/server/main.ts', false],
    ['e2e/src/sign-in.test.ts', 'api/src/app/main.ts', false],
  ])('%s imports %s: a stranger is %s', (from, to, isStranger) =>
    expect(findStrangers([{ from, to }])).toEqual(isStranger ? [{ from, to }] : []),
  )
})
