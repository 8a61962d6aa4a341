import { afterAll, describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chooseCopy, createDraft, findMissingWal, keepDraft, listCopies, pruneCopies } from './backup-folder.ts'
import { readEnd, readStamp, writeStamp } from './backup-folder.ts'

describe('how a copy is called', () => {
  it('tells when it was made, to the second', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }), (at) => {
        expect(readStamp(writeStamp(at)).getTime()).toBe(Math.floor(at.getTime() / 1000) * 1000)
      }),
    )
  })
})

describe('which copy is restored', () => {
  const names = ['2026-11-21T02-00-00Z', '2026-11-22T02-00-00Z', '2026-11-23T02-00-00Z']

  it('the newest, where all is wanted', () => {
    expect(chooseCopy(names, null)).toBe('2026-11-23T02-00-00Z')
  })

  it('the newest from before the time that is wanted', () => {
    expect(chooseCopy(names, new Date('2026-11-22T18:00:00Z'))).toBe('2026-11-22T02-00-00Z')
  })

  it('none, where all are from after it', () => {
    expect(chooseCopy(names, new Date('2026-11-20T00:00:00Z'))).toBeUndefined()
  })
})

describe('when a copy was whole', () => {
  const [first, second] = ['2026-11-21T02-00-00Z', '2026-11-22T02-00-00Z'] as const
  const end = new Date('2026-11-22T02:31:07.250Z')
  const folder = mkdtempSync(join(tmpdir(), 'liberta-copies-'))

  /** As `takeBase` does. */
  function makeCopy(stamp: string, endedAt: Date): void {
    mkdirSync(createDraft(folder, stamp))
    keepDraft(folder, stamp, endedAt)
  }

  afterAll(() => rmSync(folder, { recursive: true }))

  it('is kept beside it, so that a time while it was made takes the one before', () => {
    mkdirSync(join(folder, first))
    makeCopy(second, end)
    const choose = (until: string) => chooseCopy(listCopies(folder), new Date(until), (name) => readEnd(folder, name))
    expect(choose('2026-11-22T02:31:07.249Z')).toBe(first)
    expect(choose('2026-11-22T02:31:07.250Z')).toBe(second)
  })

  it('is when it began, where nothing is kept or what is kept is no time', () => {
    expect(readEnd(folder, first)).toEqual(readStamp(first))
    writeFileSync(join(folder, `${first}.end`), '')
    expect(readEnd(folder, first)).toEqual(readStamp(first))
  })

  it('goes with its copy', () => {
    expect(pruneCopies(folder, 1)).toEqual([second])
    expect(readdirSync(folder).toSorted()).toEqual([second, `${second}.end`])
  })

  it('goes where the copy never came', () => {
    writeFileSync(join(folder, '2026-11-23T02-00-00Z.end'), end.toISOString())
    createDraft(folder, '2026-11-24T02-00-00Z')
    expect(existsSync(join(folder, '2026-11-23T02-00-00Z.end'))).toBe(false)
    expect(readEnd(folder, second)).toEqual(end)
  })
})

describe('a file of the log that is missing', () => {
  it.each([
    ['none', ['000000010000000000000002', '000000010000000000000003'], undefined],
    ['one between two', ['000000010000000000000002', '000000010000000000000004'], '000000010000000000000003'],
    ['none where a group of 256 ends', ['0000000100000000000000FF', '000000010000000100000000'], undefined],
    ['the first of a group', ['0000000100000000000000FF', '000000010000000100000001'], '000000010000000100000000'],
    ['none where another timeline begins', ['000000010000000000000002', '000000020000000000000002'], undefined],
    ['none where there is no log', [], undefined],
  ])('%s', (_, names, missing) => {
    expect(findMissingWal(names.toReversed())).toBe(missing)
  })
})
