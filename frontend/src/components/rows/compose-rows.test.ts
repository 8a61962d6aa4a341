import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { composeRows, composeRelated } from './compose-rows.ts'
import { ROW_PATTERNS, jointsOf, LEAD_PATTERN, shareJoint } from './row-pattern.table.ts'

const picture = { id: 'a', width: 1, height: 1, alt: '', caption: null, credit: null, colour: null }
const stories = (count: number, withPicture: (index: number) => boolean = () => true) =>
  Array.from({ length: count }, (_, id) => ({ id, picture: withPicture(id) ? picture : null }))
const names = (rows: { pattern: { name: string } }[]) => rows.map((row) => row.pattern.name)
const laid = <Item>(rows: { cells: { cards: { story: Item }[] }[] }[]) =>
  rows.flatMap((row) => row.cells.flatMap((cell) => cell.cards.map((card) => card.story)))

describe('row patterns', () => {
  it('fill twelve columns each', () => {
    ROW_PATTERNS.forEach(({ cells }) => expect(cells.reduce((sum, { span }) => sum + span, 0)).toBe(12))
  })

  it('know where their joints are', () => {
    expect(jointsOf(LEAD_PATTERN)).toEqual([8])
  })
})

describe('composeCourses', () => {
  it('lays the opening as docs/design.md draws it: 8|4, 3|3|3|3, 5|3|4', () => {
    const asides = [
      { name: 'podcast', span: 3, under: 2, height: 270 },
      { name: 'latest', span: 4, under: 0, height: 600 },
    ] as const
    const rows = composeRows(stories(10), {
      lead: true,
      opening: ['3|3|3|3', '5|3|4'],
      asides,
    })
    expect(names(rows)).toEqual(['8|4', '3|3|3|3', '5|3|4'])
    expect(rows[2]?.cells.map((cell) => cell.aside)).toEqual([null, 'podcast', 'latest'])
    expect(rows[2]?.cells[1]?.cards.map((card) => card.size)).toEqual(['text', 'text'])
  })

  it('gives the lead its place even without a picture, because the editor chose it', () => {
    const [first] = composeRows(
      stories(3, (index) => index > 0),
      { lead: true },
    )
    expect(first?.cells[0]?.cards[0]?.story.id).toBe(0)
  })

  it('gives places made for a picture to stories that have one', () => {
    const [row] = composeRows(
      stories(5, (index) => index !== 0),
      { above: LEAD_PATTERN, opening: ['6|3|3'] },
    )
    expect(row?.cells[0]?.cards[0]?.story.picture).not.toBeNull()
  })

  it('lays a lone story over the whole width', () => {
    expect(names(composeRows(stories(1)))).toEqual(['12'])
  })

  it('lays every story once, however many, and no joint stands above another', () => {
    fc.assert(
      fc.property(fc.nat({ max: 60 }), fc.boolean(), fc.func(fc.boolean()), (count, lead, withPicture) => {
        const given = stories(count, (index) => withPicture(index))
        const rows = composeRows(given, { lead })
        expect(
          laid(rows)
            .map((story) => story.id)
            .toSorted((one, other) => one - other),
        ).toEqual(given.map((story) => story.id))
        rows.slice(1).forEach((row, index) => {
          const above = rows[index]
          expect(above !== undefined && shareJoint(above.pattern, row.pattern)).toBe(false)
        })
      }),
    )
  })

  it('keeps the most read beside the first course of a section', () => {
    const [row] = composeRows(stories(4), {
      opening: ['6|3|3'],
      asides: [{ name: 'mostRead', span: 3, under: 0, height: 460 }],
    })
    expect(row?.pattern.name).toBe('6|3|3')
    expect(row?.cells[2]).toEqual({ span: 3, aside: 'mostRead', cards: [] })
    expect(row?.cells[1]?.cards).toHaveLength(3)
  })
})

describe('composeRelated', () => {
  it('lays three stories as 4|3|5', () => {
    expect(names(composeRelated(stories(5)))).toEqual(['4|3|5'])
  })
})

describe('what is left over', () => {
  it('is never a lone story where more than two can be laid together', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 60 }), (count) => {
        expect(names(composeRows(stories(count)))).not.toContain('12')
      }),
    )
  })
})
