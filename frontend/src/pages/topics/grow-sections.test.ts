import { describe, expect, it } from '@jest/globals'
import type { Section } from '@liberta/contracts/sections/section.schema'
import { growSections } from './topics.page.tsx'
import type { SectionBranch } from './topics.page.tsx'

const section = (id: number, parent: number | null): Section => ({
  id,
  slug: `s${id}`,
  name: `Sezione ${id}`,
  path: `s${id}`,
  URL: `/news/s${id}`,
  ids: String(id),
  parent,
  subsections: [],
})

type Shape = [number, Shape[]]
const shape = (branches: readonly SectionBranch[]): Shape[] =>
  branches.map(({ section: { id }, below }): Shape => [id, shape(below)])

describe('the tree of sections (requirements 3)', () => {
  it('puts every section below its parent, in the order of the list', () => {
    const tree = growSections([section(1, null), section(4, 1), section(3, 1), section(5, 3), section(2, null)])
    expect(shape(tree)).toEqual([
      [
        1,
        [
          [4, []],
          [3, [[5, []]]],
        ],
      ],
      [2, []],
    ])
  })

  it('keeps at the root what lies below a section that nobody knows', () => {
    expect(shape(growSections([section(7, 99)]))).toEqual([[7, []]])
  })

  it('ends where sections lie in each other', () => {
    expect(shape(growSections([section(1, null), section(2, 3), section(3, 2)]))).toEqual([[1, []]])
  })
})
