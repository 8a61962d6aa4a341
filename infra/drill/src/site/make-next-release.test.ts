import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { makeNextRelease } from './make-next-release.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'liberta-next-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function write(path: string, content: string): void {
  mkdirSync(dirname(join(folder, 'stage', path)), { recursive: true })
  writeFileSync(join(folder, 'stage', path), content)
}

describe('the release after a staged one', () => {
  it('calls every file for browsers otherwise, wherever it is named, and leaves the staged one as it is', () => {
    const client = 'frontend/dist/client'
    write(`${client}/assets/main-abcd_-Hz.js`, 'import "./list-1234567A.css"')
    write(`${client}/assets/main-abcd_-Hz.js.br`, 'compressed')
    write(`${client}/assets/list-1234567A.css`, 'a {}')
    write(`${client}/.vite/manifest.json`, '{"file":"assets/main-abcd_-Hz.js"}')
    write('frontend/dist/server/main.js', 'serve("/assets/list-1234567A.css")')
    const next = makeNextRelease(join(folder, 'stage'), join(folder, 'next'))
    const read = (path: string) => readFileSync(join(next, path))
    expect(readdirSync(join(next, client, 'assets'))).toEqual([
      'list-1234567B.css',
      'main-abcd_-HA.js',
      'main-abcd_-HA.js.br',
    ])
    expect(brotliDecompressSync(read(`${client}/assets/main-abcd_-HA.js.br`)).toString()).toBe(
      'import "./list-1234567B.css"',
    )
    expect(read(`${client}/.vite/manifest.json`).toString()).toBe('{"file":"assets/main-abcd_-HA.js"}')
    expect(read('frontend/dist/server/main.js').toString()).toBe('serve("/assets/list-1234567B.css")')
    expect(readdirSync(join(folder, 'stage', client, 'assets'))).toContain('main-abcd_-Hz.js')
  })
})
