import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { ROOT } from './project.ts'

/** Commands that take options, each with a line of what it says of its use. */
const COMMANDS = [
  ['infra/local/src/start.ts', 'npm start -- [--dev] [--monitoring]'],
  ['infra/drill/src/main.ts', 'npm run drill -- two-of-everything'],
  ['infra/backup/src/main.ts', 'npm run backup -- restore'],
  ['infra/release/src/main.ts', 'npm run release -- --stage DIR'],
  ['infra/shape/src/main.ts', 'npm run shape -- [--json] [--check] [figure …]'],
] as const

describe('a command that is told what it does not know', () => {
  it.each(COMMANDS)('%s says how it is used, and does nothing', (file, usage) => {
    const program = ['--conditions=@liberta/source', join(ROOT, file), '--unheard-of']
    const { status, stdout, stderr } = spawnSync(process.execPath, program, { cwd: ROOT, encoding: 'utf8' })
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).toContain("Unknown option '--unheard-of'")
    expect(stderr).toContain(usage)
    expect(stderr).not.toContain('    at ')
  })
})
