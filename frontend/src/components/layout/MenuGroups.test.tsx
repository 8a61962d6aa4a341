import { describe, expect, it } from '@jest/globals'
import { renderToString } from 'react-dom/server'
import { sampleItem } from '../../samples/sample-site.ts'
import { buildMenuGroups } from './menu-groups.ts'
import { MenuAccordion, MenuColumns } from './MenuGroups.tsx'

const leaf = () => [sampleItem('Voce')]
const groups = buildMenuGroups([
  sampleItem('Sport', { subItem: leaf() }),
  sampleItem('Territorio', { subItem: leaf() }),
  sampleItem('Servizi', { type: 'noLink', subItem: leaf() }),
  sampleItem('Meteo'),
])

/** Address and words of every link. */
const linksIn = (html: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]+)"[^>]*>([^<]+)<\/a>/g)].map(([, href, words]) => `${words} ${href}`)

describe('the menu’s groups (requirements 2)', () => {
  it('wide: a limited group has «Vedi tutti», and every group with a page has it under its name', () => {
    expect(linksIn(renderToString(<MenuColumns groups={groups} />))).toEqual([
      'Sport /news/sport',
      'Voce /news/voce',
      'Vedi tutti /news/sport',
      'Territorio /news/territorio',
      'Voce /news/voce',
      'Voce /news/voce',
      'Meteo /news/meteo',
    ])
  })

  it('below 1024 px, where a name unfolds its group: every group’s own page can be reached all the same', () => {
    expect(linksIn(renderToString(<MenuAccordion groups={groups} />))).toEqual([
      'Voce /news/voce',
      'Vedi tutti /news/sport',
      'Voce /news/voce',
      'Vai a Territorio /news/territorio',
      'Voce /news/voce',
      'Meteo /news/meteo',
    ])
  })

  it('a group without links is a link, not something to unfold', () => {
    const html = renderToString(<MenuAccordion groups={groups} />)
    expect(html.match(/<details/g)).toHaveLength(3)
    expect(html).not.toContain('<ul class="links"></ul>')
  })

  it('says to readers by ear of what «Vedi tutti» shows all', () => {
    expect(renderToString(<MenuColumns groups={groups} />)).toContain('aria-label="Vedi tutti: Sport"')
  })
})
