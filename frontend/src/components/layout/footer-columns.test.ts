import { describe, expect, it } from '@jest/globals'
import { sampleItem } from '../../samples/sample-site.ts'
import { buildFooterColumns } from './footer-columns.ts'

const group = (name: string, count = 9) =>
  sampleItem(name, { subItem: Array.from({ length: count }, (_, index) => sampleItem(`${name} ${index}`)) })
const NAMES = [
  'Notizie',
  'Sport',
  'Territorio',
  'Cultura',
  'Lifestyle',
  'Multimedia',
  'Eventi',
  'Servizi',
  'Trasparenza',
]

describe('buildFooterColumns (requirements 2, footer)', () => {
  const columns = buildFooterColumns(NAMES.map((name) => group(name)))
  const count = (name: string) =>
    [...columns.first, ...columns.second, ...columns.rest].find((column) => column.name === name)?.links.length

  it('splits at the first 4 items, the next 3, then the rest', () => {
    expect(columns.first.map(({ name }) => name)).toEqual(NAMES.slice(0, 4))
    expect(columns.second.map(({ name }) => name)).toEqual(NAMES.slice(4, 7))
    expect(columns.rest.map(({ name }) => name)).toEqual(NAMES.slice(7))
  })

  it('limits a column to 5 links', () => {
    expect(['Notizie', 'Sport', 'Territorio', 'Lifestyle', 'Eventi'].map(count)).toEqual([5, 5, 5, 5, 5])
  })

  it('shows all of the last item of the first group, of «Servizi» and of «Trasparenza»', () => {
    expect(['Cultura', 'Servizi', 'Trasparenza'].map(count)).toEqual([9, 9, 9])
  })

  it('folds what lies beyond the fifth link, and is nowhere else, where the menu cuts a group without a page', () => {
    const heading = (name: string, length: number) => ({ ...group(name, length), type: 'noLink' as const })
    const { first } = buildFooterColumns([
      heading('Notizie', 9),
      heading('Sport', 7),
      heading('Territorio', 9),
      group('Cultura'),
    ])
    expect(first.map(({ links }) => links.length)).toEqual([5, 5, 5, 9])
    expect(first.map(({ folded }) => folded.length)).toEqual([4, 0, 0, 0])
  })

  it('takes a short menu as it is', () => {
    const short = buildFooterColumns([group('Notizie'), group('Sport')])
    expect(short.first.map(({ links }) => links.length)).toEqual([5, 9])
    expect(short.rest).toEqual([])
  })
})
