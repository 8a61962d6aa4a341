import { describe, expect, it } from '@jest/globals'
import { sampleItem } from '../../samples/sample-site.ts'
import { listSectionLinks } from './Header.tsx'

const link = (...navsections: ReturnType<typeof sampleItem>[]) =>
  listSectionLinks({ navsections }).map(({ name, href }) => [name, href])
const LATEST = ['Ultime News', '/news/latest']
const OBITUARIES = ['Necrologie', '/necrologie/list']

describe('the sections of the header (requirements 2.89 to 2.91)', () => {
  it.each([
    ['a heading', { type: 'noLink' }],
    ['another address', { type: 'other', URL: 'https://necrologie.example.it/' }],
    ['an address that is no page', { URL: '/necrologie' }],
    ['the same page', { URL: '/necrologie/list' }],
  ] as const)('lead to the obituaries though the CMS has an item of their name: %s', (_what, changes) => {
    expect(link(sampleItem('Necrologie', changes), sampleItem('Sport'))).toEqual([
      LATEST,
      ['Sport', '/news/sport'],
      OBITUARIES,
    ])
  })

  it('lead to the latest news though the CMS has an item of that name, however it is written', () => {
    expect(link(sampleItem('Ultime news', { type: 'noLink' }))).toEqual([LATEST, OBITUARIES])
  })

  it('show each link once, and two sections of one name both', () => {
    const city = sampleItem('Cultura', { URL: '/news/citta/cultura' })
    const valleys = sampleItem('Cultura', { URL: '/news/valli/cultura' })
    expect(link(city, valleys, city)).toEqual([
      LATEST,
      ['Cultura', '/news/citta/cultura'],
      ['Cultura', '/news/valli/cultura'],
      OBITUARIES,
    ])
  })
})
