import { describe, expect, it } from '@jest/globals'
import { sampleFront } from '../../samples/sample-front.ts'
import { layFront } from './lay-front.ts'

describe('layFront', () => {
  const { blocks } = sampleFront()
  const bands = layFront(blocks, true)
  const asides = bands.flatMap((band) =>
    band.type === 'opening' || band.type === 'section'
      ? band.rows.flatMap((row) => row.cells.flatMap((cell) => cell.aside ?? []))
      : [],
  )

  it('keeps the editor’s order', () => {
    const laid = bands.map(({ type }) => type).filter((type) => type !== 'advertisement')
    const given = blocks.map(({ type }) => type).filter((type) => type !== 'latest' && type !== 'mostRead')
    expect(laid).toEqual(given)
  })

  it('stands the latest in the opening, the most read beside the first section, one guide in the second', () => {
    expect(asides).toEqual(['ad-podcast', 'latest', 'mostRead', 'ad-guide'])
  })

  it('gives a list that finds no place a band of its own', () => {
    const lists = blocks.filter(({ type }) => type === 'latest' || type === 'mostRead')
    expect(layFront(lists, true).map(({ type }) => type)).toEqual(['list', 'list'])
  })

  it('lays a front of nothing as nothing', () => {
    expect(layFront([], true)).toEqual([])
  })
})
