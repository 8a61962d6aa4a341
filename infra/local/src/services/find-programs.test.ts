import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium, findWholeChromium } from './find-chromium.ts'
import { findK6, readsTypeScript } from './find-k6.ts'
import { findOnPath, findRedis } from './find-redis.ts'

let folder: string
const PATH = process.env.PATH
const said: string[] = []
const say = (line: string) => void said.push(line)

/** A machine that has nothing; no apt-get either, so that nothing can be installed without asking. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'liberta-path-'))
  process.env.PATH = folder
  said.length = 0
})

afterEach(() => {
  process.env.PATH = PATH
  rmSync(folder, { recursive: true, force: true })
})

/** A program that says `words`, and does what else it is told. */
function put(name: string, words: string, then = ''): string {
  const program = join(folder, name)
  writeFileSync(program, `#!/bin/sh\necho '${words}'\n${then}\n`, { mode: 0o755 })
  return program
}

it('a server is found where Debian puts servers, which is on the PATH of administrators alone', () => {
  expect(findOnPath(['chroot'])).toBe('/usr/sbin/chroot')
})

describe('where a program cannot be had, one clear message has the ways to get it', () => {
  it('no Redis to be had', () => {
    expect(() => findRedis(say)).toThrow(/^No redis-server was found on PATH[^]*apt-get install redis-server[^]*brew/)
  })

  it('no browser can be had', () => {
    expect(() => findChromium(say)).toThrow(
      /^No Chromium was found on PATH[^]*apt-get install chromium-headless-shell chromium\n[^]*brew/,
    )
  })

  it('no k6, and no Go to build it with', () => {
    expect(() => findK6(say, folder)).toThrow(/^k6 was not found on PATH\. There is no Go[^]*go install go\.k6\.io/)
  })

  it('a k6 that cannot read TypeScript is told as what it is', () => {
    const program = put('k6', 'k6 v0.49.0 (go1.21, linux/amd64)')
    expect(() => findK6(say, join(folder, 'built'))).toThrow(`${program} is too old: k6 reads TypeScript from v0.57 on`)
  })
})

describe('where one can be had', () => {
  it('the k6 of PATH is taken', () => {
    const program = put('k6', 'k6 v1.8.1 (go1.26, linux/amd64)')
    expect(findK6(say, join(folder, 'built'))).toBe(program)
  })

  it('else one is built with Go, once', () => {
    const built = join(folder, 'built')
    mkdirSync(built)
    put('k6', 'k6 v0.56.0')
    put('go', '', '[ "$1" = install ] && echo > "$GOBIN/k6"')
    expect(findK6(say, built)).toBe(join(built, 'k6'))
    expect(said).toHaveLength(1)
    rmSync(join(folder, 'go'))
    expect(findK6(say, built)).toBe(join(built, 'k6'))
    expect(said).toHaveLength(1)
  })

  it('a Chromium is taken that is its pages alone, before one with all around them', () => {
    const whole = put('chromium', '')
    expect(findChromium(say)).toBe(whole)
    const pages = put('chromium-headless-shell', '')
    expect(findChromium(say)).toBe(pages)
    expect(findWholeChromium(say)).toBe(whole)
  })

  it('Redis may be called by its other name', () => {
    const program = put('valkey-server', '')
    expect(findRedis(say)).toBe(program)
  })
})

describe('k6 reads TypeScript', () => {
  it.each([
    ['k6 v1.8.1 (go1.26.8, linux/amd64)', true],
    ['k6 v0.57.0 (commit/50afd82c18, go1.23.6, linux/amd64)', true],
    ['k6 v0.56.0 (go1.23, linux/amd64)', false],
    ['k6 v2.3.0', true],
    ['k6: command not understood', false],
    ['', false],
  ])('%s: %s', (words, does) => {
    expect(readsTypeScript(words)).toBe(does)
  })
})
