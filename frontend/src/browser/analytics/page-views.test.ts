import { describe, expect, it } from '@jest/globals'
import { describeView } from './page-views.ts'

describe('a page view', () => {
  it.each([
    ['https://www.example.it/', 'https://www.example.it/'],
    ['https://www.example.it/search/site?q=mario+rossi#top', 'https://www.example.it/search/site'],
    [
      'https://www.example.it/a?utm_source=po&email=a%40b.it&utm_campaign=x',
      'https://www.example.it/a?utm_source=po&utm_campaign=x',
    ],
  ])('of %s tells %s', (address, told) => {
    expect(describeView(address, 'Titolo')).toEqual({
      event: 'page_view',
      page_location: told,
      page_title: 'Titolo',
    })
  })
})
