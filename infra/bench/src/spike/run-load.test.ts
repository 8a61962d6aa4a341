import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from '@jest/globals'
import { runLoad } from './run-load.ts'

const folder = mkdtempSync(join(tmpdir(), 'liberta-load-'))

afterAll(() => rmSync(folder, { recursive: true }))

it('a load that did not run is no run, though the figures of an earlier one are there', async () => {
  mkdirSync(join(folder, 'load/spike'), { recursive: true })
  writeFileSync(join(folder, 'load/spike/figures.json'), JSON.stringify({ requests: 100, failed: 0, k6Cpu: null }))
  await expect(runLoad({ env: { DATA_DIR: folder } }, ['spike', '--no-such-option'])).rejects.toThrow(
    '--no-such-option',
  )
})
