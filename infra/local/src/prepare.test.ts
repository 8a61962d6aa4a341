import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

let root: string

/** A project with a launcher, a lock file and nothing installed; its npm succeeds and installs nothing. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'liberta-launch-'))
  mkdirSync(join(root, 'infra/local/src'), { recursive: true })
  mkdirSync(join(root, 'node_modules/node/bin'), { recursive: true })
  mkdirSync(join(root, 'bin'))
  copyFileSync(join(import.meta.dirname, '../prepare.mjs'), join(root, 'infra/local/prepare.mjs'))
  writeFileSync(join(root, 'package-lock.json'), '{}')
  writeFileSync(join(root, 'bin/npm'), '#!/bin/sh\nexit 0\n', { mode: 0o755 })
  const launcher = `import { prepare, run } from './prepare.mjs'\nprepare()\nrun('src/program.mjs', [])\n`
  writeFileSync(join(root, 'infra/local/launch.mjs'), launcher)
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

function launch(): { child: ChildProcess; output: () => string; ended: Promise<unknown[]> } {
  const child = spawn(process.execPath, [join(root, 'infra/local/launch.mjs')], {
    env: { PATH: `${join(root, 'bin')}:${process.env.PATH}` },
    stdio: 'pipe',
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  return { child, output: () => output, ended: once(child, 'close') }
}

describe('the launcher', () => {
  it('says what to do where npm was not allowed to bring the pinned Node', async () => {
    const { output, ended } = launch()
    expect(await ended).toEqual([1, null])
    expect(output()).toContain('npm rebuild node')
    expect(output()).not.toMatch(/^\s+at /m)
  })

  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'hands %s on to its program, and ends as that ends',
    async (name) => {
      symlinkSync(process.execPath, join(root, 'node_modules/node/bin/node'))
      const program = `process.on('${name}', () => process.exit(7)); setInterval(() => undefined, 1000); console.log('up')`
      writeFileSync(join(root, 'infra/local/src/program.mjs'), program)
      const { child, output, ended } = launch()
      while (!output().includes('up')) await once(child.stdout ?? child, 'data')
      child.kill(name)
      expect(await ended).toEqual([7, null])
    },
  )
})
