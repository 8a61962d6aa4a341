import { describe, expect, it } from '@jest/globals'
import { renderSample } from '../testing/render-sample.ts'

const reloadOf = async (path: string) => / data-reload="(\d*)"/.exec((await renderSample(path)).body)?.[1]

describe('pages that load themselves anew say after how many milliseconds', () => {
  it.each([
    ['/', '180000'],
    ['/multimedia/folder/teleliberta', '300000'],
    ['/news/latest', undefined],
    ['/multimedia/folder/video', undefined],
    ['/contact-us/request', undefined],
    ['/nowhere/at/all', undefined],
  ])('%s: %s', async (path, ms) => {
    expect(await reloadOf(path)).toBe(ms)
  })
})
