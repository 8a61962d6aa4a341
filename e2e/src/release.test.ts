import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { ROOT } from '../../infra/local/src/project.ts'
import { PACKAGES_LIMIT_BYTES, stageRelease } from '../../infra/release/src/stage-release.ts'
import { tryRelease } from '../../infra/release/src/try-release.ts'

const COMMIT = { id: 'tried', madeAt: '2026-01-01T00:00:00Z' }

let folder: string
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'liberta-release-'))
})
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

// What a package needs and does not name is found out only where the package is imported from the stage itself.
test('the three programs start from what an image holds, and each of them answers', async () => {
  const stage = join(folder, 'stage')
  const processor = process.arch === 'arm64' ? 'arm64' : 'x64'
  const report = await stageRelease({ root: ROOT, stage, processor, commit: COMMIT })
  expect(report.packageBytes).toBeLessThan(PACKAGES_LIMIT_BYTES)
  await tryRelease(stage, () => undefined)
})
