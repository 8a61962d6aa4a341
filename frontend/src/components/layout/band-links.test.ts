import { describe, expect, it } from '@jest/globals'
import { findWeatherPage } from './Weather.tsx'
import { sampleItem } from '../../samples/sample-site.ts'
import { linkEvents, linkOpinions, linkTelevision } from './band-links.ts'
import { createSpecifiedGrammar } from '@liberta/addresses/address-grammar'

const grammar = createSpecifiedGrammar()

const MENU = [
  sampleItem('Eventi', {
    URL: '/eventi',
    subItem: [
      sampleItem('Sagre', { URL: '/events/sagre' }),
      sampleItem('Nascosti', { URL: '/events/nascosti', type: 'menuHidden' }),
      sampleItem('Teatro', { URL: '/events/teatro' }),
    ],
  }),
  sampleItem('Notizie', { subItem: [sampleItem('Meteo')] }),
]

describe('the links beside a band’s name', () => {
  it('of events are today, the weekend and the lists of the menu', () => {
    expect(linkEvents(grammar, MENU).map(({ name }) => name)).toEqual(['Oggi', 'Nel fine settimana', 'Sagre', 'Teatro'])
    expect(linkEvents(grammar, []).map(({ href }) => href)).toEqual([
      '/eventi/ricerca/oggi',
      '/eventi/ricerca/fine-settimana',
    ])
  })

  it('lead to pages that there are', () => {
    for (const { href } of [...linkEvents(grammar, []), ...linkOpinions(grammar), ...linkTelevision(grammar)]) {
      expect([href, grammar.resolve(href, '').type]).toEqual([href, 'page'])
    }
  })
})

describe('the weather in the header', () => {
  it('leads to the paper’s own section, where the menu has one', () => {
    expect(findWeatherPage(MENU)).toBe('/news/meteo')
    expect(findWeatherPage([])).toBeNull()
  })
})
