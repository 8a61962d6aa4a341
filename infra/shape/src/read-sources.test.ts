import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from '@jest/globals'
import { readSources, roleOf } from './read-sources.ts'

describe('roleOf', () => {
  it.each([
    ['api/src/main.ts', 'production'],
    ['infra/local/launch.mjs', 'production'],
    ['api/src/testing/start-api.ts', 'test'],
    ['api/src/auth/cookies.test.ts', 'test'],
    ['api/src/auth/sign-in.integration.test.ts', 'test'],
    ['e2e/src/site/count-work.ts', 'test'],
    ['packages/test-kit/src/start-redis.ts', 'test'],
    ['frontend/src/components/cards/card.module.css', 'style'],
  ])('%s: %s', (path, role) => expect(roleOf(path)).toBe(role))
})

describe('readSources', () => {
  const root = mkdtempSync(join(tmpdir(), 'shape-'))
  afterAll(() => rmSync(root, { recursive: true }))

  it('reads what git knows or would add, as it is in the work tree, and nothing that is ignored', () => {
    const write = (path: string, text: string) => {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), text)
    }
    execFileSync('git', ['init', '-q'], { cwd: root })
    write('.gitignore', 'dist\n')
    write('b/old.ts', 'was')
    write('b/gone.ts', 'gone')
    execFileSync('git', ['add', '.'], { cwd: root })
    rmSync(join(root, 'b/gone.ts'))
    write('b/old.ts', 'is')
    write('a/new.tsx', 'new')
    write('a/dist/built.js', 'built')
    write('a/notes.md', 'notes')
    expect(readSources(root)).toEqual([
      { path: 'a/new.tsx', role: 'production', text: 'new' },
      { path: 'b/old.ts', role: 'production', text: 'is' },
    ])
  })
})
