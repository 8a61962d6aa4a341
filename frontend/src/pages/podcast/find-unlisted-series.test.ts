import { describe, expect, it } from '@jest/globals'
import { findUnlistedSeries } from './find-unlisted-series.ts'
import { createSpecifiedGrammar } from '@liberta/addresses/address-grammar'

const grammar = createSpecifiedGrammar()

const episode = (URL: string, title: string) => ({ URL, title, series: 'Fascicolo aperto' })

describe('podcasts that the newest episodes lead to', () => {
  it('are found where the list does not have them, each once with its episodes', () => {
    const newest = [
      episode('/podcast#fascicolo-aperto', 'La valigia'),
      episode('/podcast#acqua-grande', 'La piena'),
      episode('/podcast#fascicolo-aperto', 'Il testimone'),
    ]
    expect(findUnlistedSeries(grammar, [{ slug: 'acqua-grande' }], newest)).toEqual([
      { slug: 'fascicolo-aperto', series: 'Fascicolo aperto', titles: ['La valigia', 'Il testimone'] },
    ])
  })

  it('are none where an episode leads elsewhere', () => {
    const elsewhere = ['/podcast', '/podcast#', '/multimedia#fascicolo', 'https://podcasts.example/podcast#fascicolo']
    expect(
      findUnlistedSeries(
        grammar,
        [],
        elsewhere.map((URL) => episode(URL, 'La valigia')),
      ),
    ).toEqual([])
  })
})
