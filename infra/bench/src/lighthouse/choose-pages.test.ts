import { describe, expect, it } from '@jest/globals'
import { choosePages } from './choose-pages.ts'

describe('choosePages', () => {
  it('finds a section and a story among the links of the home page', () => {
    const html = `<a href="/">Libertà</a> <a class="x" href="/news/latest">Ultime</a> <a href="/news/cronaca">Cronaca</a>
      <a href="/news/sport/calcio/il-derby/107001">Il derby</a> <a href="/news/economia/il-raccolto/107002">Il raccolto</a>`
    expect(choosePages(html)).toEqual([
      { name: 'home', path: '/' },
      { name: 'section', path: '/news/cronaca' },
      { name: 'story', path: '/news/sport/calcio/il-derby/107001' },
      { name: 'search', path: '/ricerca/query_ponte/s' },
    ])
  })

  it('asks for home and search even of a paper without stories', () => {
    expect(choosePages('<main></main>').map(({ name }) => name)).toEqual(['home', 'search'])
  })
})
