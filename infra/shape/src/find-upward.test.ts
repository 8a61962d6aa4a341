import { describe, expect, it } from '@jest/globals'
import { findIntruders, findUpward } from './find-upward.ts'
import { LAYERS } from './layers.table.ts'
import type { Layers } from './layers.table.ts'

const LAYERS_OF_SITE: Layers = [['.'], ['server'], ['pages', 'browser'], ['parts'], ['parts/icons']]

const arrow = (from: string, to: string) => ({ from: join(from), to: join(to), imports: [] })
const join = (folder: string) => (folder === '.' ? 'site/src' : `site/src/${folder}`)

const front = (from: string, to: string) => ({ from: `frontend/src/${from}`, to: `frontend/src/${to}`, imports: [] })

function judge(from: string, to: string): boolean {
  return findUpward([arrow(from, to)], [], 'site/src', LAYERS_OF_SITE).upward.length > 0
}

describe('findUpward', () => {
  it.each([
    ['.', 'server', false],
    ['server', '.', true],
    ['server', 'pages/story', false],
    ['pages/story', 'server', true],
    ['pages/story', 'pages/front', false],
    ['pages/story', 'browser', true],
    ['browser', 'pages/story', true],
    ['parts/cards', 'parts/icons', false],
    ['parts/icons', 'parts/cards', true],
    ['parts/cards', 'partsandmore', false],
  ])('%s -> %s: upward is %s', (from, to, isUpward) => expect(judge(from, to)).toBe(isUpward))

  it('names the folders that no layer knows', () => {
    const folders = ['.', 'server/files', 'other'].map(join)
    expect(findUpward([], folders, 'site/src', LAYERS_OF_SITE).unplaced).toEqual(['site/src/other'])
  })
})

it('findIntruders: pages are known to the registry and to each other, the server to nobody', () => {
  const allowed = [front('rendering', 'pages/story'), front('pages/error', 'pages/story'), front('server/a', 'server')]
  const intruders = [front('components/cards', 'pages/story'), front('rendering', 'server')]
  expect(findIntruders([...allowed, ...intruders])).toEqual(intruders)
})

it.each(Object.entries(LAYERS))('%s: every name stands in one layer', (_root, layers) => {
  expect(new Set(layers.flat()).size).toBe(layers.flat().length)
})
