import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { findCycles, listCycleArrows } from './find-cycles.ts'

const arrow = (text: string) => {
  const [from = '', to = ''] = text.split('>')
  return { from, to }
}
const arrows = (...texts: string[]) => texts.map(arrow)

describe('findCycles', () => {
  it('finds none where every arrow runs on', () => {
    expect(findCycles(arrows('a>b', 'b>c', 'a>c', 'd>c'))).toEqual([])
  })

  it('finds each cycle with all its folders, whatever hangs on it', () => {
    const graph = arrows('in>a', 'a>b', 'b>c', 'c>a', 'c>out', 'x>y', 'y>x', 'out>x')
    expect(findCycles(graph)).toEqual([
      ['x', 'y'],
      ['a', 'b', 'c'],
    ])
  })

  it('holds two folders to be in one cycle just where each can be reached from the other', () => {
    const folder = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f')
    fc.assert(
      fc.property(fc.array(fc.record({ from: folder, to: folder })), (graph) => {
        const cycles = findCycles(graph)
        for (const one of 'abcdef')
          for (const other of 'abcdef') {
            if (one === other) continue
            const isTogether = cycles.some((cycle) => cycle.includes(one) && cycle.includes(other))
            expect(isTogether).toBe(canReach(graph, one, other) && canReach(graph, other, one))
          }
      }),
    )
  })
})

it('listCycleArrows: only what keeps a cycle closed', () => {
  const graph = arrows('in>a', 'a>b', 'b>a', 'b>x', 'x>y', 'y>x')
  expect(listCycleArrows(findCycles(graph), graph)).toEqual(arrows('a>b', 'b>a', 'x>y', 'y>x'))
})

function canReach(graph: readonly { from: string; to: string }[], from: string, to: string): boolean {
  const found = new Set([from])
  for (const folder of found) for (const next of graph) if (next.from === folder) found.add(next.to)
  return found.has(to)
}
