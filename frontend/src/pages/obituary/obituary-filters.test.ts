import { describe, expect, it } from '@jest/globals'
import { ALL_OBITUARIES } from '@liberta/contracts/obituaries/obituary-filters.schema'
import type { Obituary, ObituaryList } from '@liberta/contracts/obituaries/obituary.schema'
import type { ObituaryListKey } from '@liberta/contracts/read-models/list-id'
import { canonicalOf, present, renderSample, unavailable } from '../../testing/render-sample.ts'
import { sampleObituary } from '../../samples/sample-obituaries.ts'

const LIST = '/necrologie/list'
const ORIGIN = 'https://www.example.it'
const list = (obituaries: Obituary[]): ObituaryList => ({
  ...ALL_OBITUARIES,
  page: 1,
  pages: 1,
  total: obituaries.length,
  obituaries,
})

/** The options of a select of the form, as `value=name`, the chosen one with a star. */
function optionsOf(body: string, name: string): string[] {
  const [, options = ''] = new RegExp(`<select[^>]* name="${name}"[^>]*>(.*?)</select>`, 's').exec(body) ?? []
  return [...options.matchAll(/<option value="([^"]*)"( selected="")?[^>]*>([^<]*)</g)].map(
    ([, value, chosen, shown]) => `${value}=${shown}${chosen ? '*' : ''}`,
  )
}

describe('the filters of the obituaries', () => {
  it('stand in one form that needs no script: a name, a town that obituaries name, a period', async () => {
    const { body } = await renderSample(LIST)
    const [form = ''] = /<form[^>]* action="\/necrologie\/list".*?<\/form>/s.exec(body) ?? []
    expect(form).not.toContain('method=')
    expect([...form.matchAll(/<label[^>]*>([^<]+)/g)].map(([, label]) => label)).toEqual([
      'Nome o cognome',
      'Comune',
      'Periodo',
    ])
    expect(optionsOf(form, 'comune').slice(0, 3)).toEqual(['=Tutti*', 'bettola=Bettola', 'bobbio=Bobbio'])
    expect(optionsOf(form, 'periodo')).toEqual([
      '=Ultimo anno*',
      'oggi=Oggi',
      'settimana=Ultimi 7 giorni',
      'mese=Ultimi 30 giorni',
      'semestre=Ultimi 6 mesi',
    ])
  })

  it('ask for what was chosen, and show it chosen', async () => {
    const asked: ObituaryListKey[] = []
    const { body } = await renderSample(`${LIST}?query=Rossi&comune=bobbio&periodo=mese`, {
      obituaryList: async (key) => {
        asked.push(key)
        return present(list([sampleObituary(0)]))
      },
    })
    expect(asked).toEqual([{ query: 'Rossi', town: 'bobbio', period: 'mese', page: 1 }])
    expect(body).toContain('value="Rossi"')
    expect(optionsOf(body, 'comune')).toContain('bobbio=Bobbio*')
    expect(optionsOf(body, 'periodo')).toContain('mese=Ultimi 30 giorni*')
    expect(body).toContain('1 annuncio per «Rossi» nel comune di Bobbio negli ultimi 30 giorni.')
  })

  it('the town stands in heading, title and canonical address, and is a page for search engines', async () => {
    const page = await renderSample(`${LIST}?comune=bobbio`)
    expect(page.body).toContain('Necrologie di Bobbio</h1>')
    expect(page.body).toMatch(/<title>Necrologie di Bobbio/)
    expect(page.body).toContain('Gli annunci del comune di Bobbio')
    expect(canonicalOf(page)).toBe(`${ORIGIN}${LIST}?comune=bobbio`)
    expect(page.body).not.toContain('noindex')
  })

  it.each(['periodo=mese', 'comune=bobbio&periodo=oggi', 'query=rossi', 'query=rossi&comune=bobbio'])(
    '%s is for readers alone, under its own canonical address',
    async (query) => {
      const page = await renderSample(`${LIST}?${query}`)
      expect(page.body).toContain('name="robots" content="noindex"')
      expect(canonicalOf(page)?.replaceAll('&amp;', '&')).toBe(`${ORIGIN}${LIST}?${query}`)
    },
  )

  it('go along from page to page', async () => {
    const { body } = await renderSample(`${LIST}?comune=bobbio&periodo=mese`)
    expect(body).toContain(`href="${LIST}/page_2?comune=bobbio&amp;periodo=mese"`)
  })

  it.each([
    ['comune=bobbio&periodo=oggi', 'Nessun annuncio nel comune di Bobbio oggi.', `${LIST}?comune=bobbio`],
    ['periodo=oggi', 'Nessun annuncio oggi.', LIST],
    ['query=nessuno&comune=bobbio', 'Nessun annuncio per «nessuno» nel comune di Bobbio.', LIST],
    ['comune=bobbio', 'Nessun annuncio nel comune di Bobbio.', LIST],
  ])('%s says kindly that there is nothing, and offers a way on', async (query, words, way) => {
    const { body } = await renderSample(`${LIST}?${query}`, { obituaryList: async () => present(list([])) })
    const [empty = ''] = /<p class="[^"]*\bempty\b[^"]*">.*?<\/p>/s.exec(body) ?? []
    expect(empty.replaceAll('<!-- -->', '')).toContain(words)
    expect(empty).toContain(`href="${way}"`)
    expect(empty).toMatch(/uardali tutti<\/a>/)
  })

  it('a narrowed list shows all it found: nothing of it stands beside', async () => {
    const { body } = await renderSample(`${LIST}?comune=bobbio`, {
      obituaryList: async () => present(list([sampleObituary(3)])),
    })
    expect(body).not.toContain('Anniversari</h2>')
    expect(body).toContain(sampleObituary(3).name)
  })

  it('a town that no notice names is a 404, and asks for no list', async () => {
    const page = await renderSample(`${LIST}?comune=atlantide`, {
      obituaryList: async () => {
        throw new Error('asked for a list of nowhere')
      },
    })
    expect(page).toMatchObject({ status: 404 })
  })

  it('without a town the towns are not waited for before the list is asked for', async () => {
    const steps: string[] = []
    const { status } = await renderSample(LIST, {
      obituaryTowns: async () => {
        await new Promise((resolve) => void setImmediate(resolve))
        steps.push('towns there')
        return present([])
      },
      obituaryList: async () => {
        steps.push('list asked for')
        return present(list([]))
      },
    })
    expect([status, steps]).toEqual([200, ['list asked for', 'towns there']])
  })

  it('without the towns the list stands, without that select; the list of a town cannot be had', async () => {
    const page = await renderSample(LIST, { obituaryTowns: unavailable })
    expect(page.status).toBe(200)
    expect(page.body).not.toContain('name="comune"')
    expect(await renderSample(`${LIST}?comune=bobbio`, { obituaryTowns: unavailable })).toMatchObject({
      status: 503,
    })
  })

  it('its page hangs on its own list and on the towns, so that a new obituary refreshes it', async () => {
    const { tags } = await renderSample(`${LIST}?comune=bobbio&periodo=mese`)
    expect(tags).toEqual(expect.arrayContaining(['obituaryList:town.bobbio.period.mese.1', 'obituaryTowns:all']))
  })
})
