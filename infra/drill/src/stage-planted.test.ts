import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { lstatSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { listTree } from '../../release/src/digest-tree.ts'
import { PLANTED, plantCopy } from './stage-planted.ts'

let folder: string
const inside = (...path: string[]) => join(folder, ...path)
const listFiles = (place: string) => listTree(inside(place)).map(({ path }) => path)
/** Within what is copied, as it is in the repository. */
const COPY = 'root/.data/copy'
const OF_DEVELOPER = ['.env', 'frontend/.env.local', 'ours.env', 'secrets/session', '.git/config']

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'liberta-planted-'))
  const built = PLANTED.map((file) => join(dirname(file), 'built.js'))
  for (const file of [...built, ...OF_DEVELOPER, 'api/src/main.ts', 'node_modules/one/index.js', '.data/old']) {
    mkdirSync(dirname(inside('root', file)), { recursive: true })
    writeFileSync(inside('root', file), file)
  }
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('what secrets are planted in', () => {
  it('is a copy: the working copy stays as it is', () => {
    const before = listFiles('root')
    plantCopy(inside('root'), inside(COPY))
    expect(listFiles('root').filter((file) => !file.startsWith('.data/copy/'))).toEqual(before)
    expect(readFileSync(inside('root/.env'), 'utf8')).toBe('.env')
  })

  it('has sources and builds, the packages by a link, and every planted secret', () => {
    plantCopy(inside('root'), inside(COPY))
    const files = listFiles(COPY)
    expect(files).toEqual(expect.arrayContaining([...PLANTED, 'api/src/main.ts', 'api/dist/built.js', 'node_modules']))
    expect(lstatSync(inside(COPY, 'node_modules')).isSymbolicLink()).toBe(true)
  })

  it('holds no secret of whoever works here', () => {
    plantCopy(inside('root'), inside(COPY))
    const secrets = listFiles(COPY).filter((file) => OF_DEVELOPER.includes(file))
    expect(secrets.map((file) => readFileSync(inside(COPY, file), 'utf8'))).toEqual(
      secrets.map(() => expect.stringContaining('THE_DRILL_PLANTED_THIS')),
    )
    expect(listFiles(COPY).some((file) => file.startsWith('secrets/') || file === 'ours.env')).toBe(false)
  })

  it('replaces what a run that was killed has left', () => {
    mkdirSync(inside(COPY), { recursive: true })
    writeFileSync(inside(COPY, 'left'), '')
    plantCopy(inside('root'), inside(COPY))
    expect(listFiles(COPY)).not.toContain('left')
  })
})
