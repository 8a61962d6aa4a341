import { describe, expect, it } from '@jest/globals'
import { ALL_OBITUARIES } from '@liberta/contracts/obituaries/obituary-filters.schema'
import type { Obituary, ObituaryList } from '@liberta/contracts/obituaries/obituary.schema'
import {
  canonicalOf,
  headingLevels,
  present,
  renderSample,
  structureOf,
  unavailable,
} from '../../testing/render-sample.ts'
import { sampleObituary } from '../../samples/sample-obituaries.ts'
import { SAMPLE_SETTINGS } from '../../samples/sample-site.ts'

const ORIGIN = 'https://www.example.it'
const OBITUARY = sampleObituary(1)
const PATH = `/necrologie/${OBITUARY.id}`
const list = (obituaries: Obituary[], query: string | null = null): ObituaryList => ({
  ...ALL_OBITUARIES,
  query,
  page: 1,
  pages: 1,
  total: obituaries.length,
  obituaries,
})

function expectOrderly(levels: readonly number[]): void {
  expect(levels.filter((level) => level === 1)).toHaveLength(1)
  levels.slice(1).forEach((level, index) => expect(level - (levels[index] ?? 1)).toBeLessThanOrEqual(1))
}

describe('the list of obituaries (requirements 2: /necrologie/list)', () => {
  it('stands by day, search first, and is true until midnight in Rome', async () => {
    const page = await renderSample('/necrologie/list')
    expect(page).toMatchObject({ status: 200, kind: 'today', validUntil: new Date('2026-11-21T23:00:00Z') })
    expect(canonicalOf(page)).toBe(`${ORIGIN}/necrologie/list`)
    expectOrderly(headingLevels(page))
    expect(page.body).toMatch(/<form[^>]* action="\/necrologie\/list"[\s\S]*Oggi, sabato 21 novembre/)
    expect(page.body).toContain('Ieri, venerdì 20 novembre')
  })

  it('calls the publisher’s number, which may have its country’s code, and promises no hours', async () => {
    const settings = { ...SAMPLE_SETTINGS, publisher: { ...SAMPLE_SETTINGS.publisher, phone: '+39 0523 393939' } }
    const { body } = await renderSample('/necrologie/list', {}, undefined, settings)
    expect(body).toContain('href="tel:+390523393939"')
    expect(body).not.toContain('tel:+3939')
    expect(body).not.toContain('festivi compresi')
  })

  it.each(['/necrologie/list', PATH])('%s is quiet: no topics, no advertisement (docs/design.md)', async (path) => {
    const { body } = await renderSample(path)
    expect(body).toMatch(/<main class="[^"]*\bquiet\b/)
    expect(body).not.toContain('Temi di oggi')
    const [, main = ''] = /<main[^>]*>([\s\S]*)<\/main>/.exec(body) ?? []
    expect(main).not.toContain('Pubblicità')
    expect(body).not.toContain('lib2025_')
  })

  it('says of each what people come for: rite, day and hour, church', async () => {
    const { body } = await renderSample('/necrologie/list', {
      obituaryList: async () => present(list([OBITUARY])),
    })
    expect(body).toMatch(
      /Di anni 75, Bettola[\s\S]*Funerale[\s\S]*Domani, <\/span>domenica 22 novembre, ore 12\.42[\s\S]*San Savino, Bettola/,
    )
  })

  it('sets anniversaries beside, but shows all that a search finds in its list', async () => {
    const obituaries = [sampleObituary(3), OBITUARY]
    const beside = await renderSample('/necrologie/list', { obituaryList: async () => present(list(obituaries)) })
    expect(beside.body).toContain('Anniversari</h2>')
    const found = await renderSample('/necrologie/list?query=campodarco', {
      obituaryList: async () => present(list(obituaries, 'campodarco')),
    })
    expect(found.body).not.toContain('Anniversari</h2>')
    expect(found.body).toContain('2 annunci per «campodarco»')
  })

  it('keeps what was sought as it was written, and out of search engines', async () => {
    const page = await renderSample('/necrologie/list?query=Rossi%20%3Cb%3E')
    expect(page.body).toContain('value="Rossi &lt;b&gt;"')
    expect(page.body).toContain('name="robots" content="noindex"')
    expect(canonicalOf(page)).toBe(`${ORIGIN}/necrologie/list?query=Rossi%20%3Cb%3E`)
  })

  it('says kindly that nothing was found, or that there is nothing', async () => {
    expect((await renderSample('/necrologie/list?query=nessuno')).body).toContain('Nessun annuncio per «nessuno»')
    const { body } = await renderSample('/necrologie/list', { obituaryList: async () => present(list([])) })
    expect(body).toContain('In questi giorni non ci sono annunci')
  })

  it('is a 404 past its last page and a 503 where it cannot be had now', async () => {
    expect(await renderSample('/necrologie/list/page_13')).toMatchObject({ status: 404 })
    expect(await renderSample('/necrologie/list', { obituaryList: unavailable })).toMatchObject({ status: 503 })
  })
})

describe('an obituary (requirements 2: /necrologie/{id})', () => {
  it('tells who, when, what the family wrote, and the rite', async () => {
    const page = await renderSample(PATH)
    expect(page).toMatchObject({ status: 200, kind: 'detail' })
    expect(canonicalOf(page)).toBe(ORIGIN + PATH)
    expectOrderly(headingLevels(page))
    const told = ['Annuncio', OBITUARY.name, 'Di anni 75, Bettola', OBITUARY.text, 'Funerale', 'Tutti gli annunci']
    told.forEach((words) => expect(page.body).toContain(words))
    expect(structureOf(page)).toMatchObject([{ '@type': 'WebPage' }, { '@type': 'BreadcrumbList' }])
    expect(page.body).toContain('/3x4-')
  })

  it.each([
    ['death', 'Annuncio'],
    ['thanks', 'Ringraziamento'],
    ['mass', 'Messa di suffragio'],
    ['anniversary', 'Anniversario'],
  ] as const)('words an obituary of %s as «%s»', async (kind, words) => {
    const { body } = await renderSample(PATH, { obituary: async () => present({ ...OBITUARY, kind }) })
    expect(body).toMatch(new RegExp(`<p class="kind">${words}</p>`))
  })

  it('shows the other obituaries of the same person, and stands without them', async () => {
    const thanks: Obituary = { ...OBITUARY, id: 9001, kind: 'thanks', rite: null }
    const namesake: Obituary = { ...OBITUARY, id: 9002, town: 'Bobbio' }
    const page = await renderSample(PATH, { obituaryList: async () => present(list([OBITUARY, thanks, namesake])) })
    expect(page.body).toContain(`Altri annunci per ${OBITUARY.name}`)
    expect(page.body).toContain('href="/necrologie/9001"')
    expect(page.body).not.toContain('href="/necrologie/9002"')
    const alone = await renderSample(PATH, { obituaryList: unavailable })
    expect(alone.status).toBe(200)
    expect(alone.body).not.toContain('Altri annunci')
    expect(alone.tags).toContain('obituaryList:query.guerrino%20sassofermo.1')
  })

  it('stands with little: a name alone, however long', async () => {
    const bare: Obituary = {
      ...OBITUARY,
      name: `Maria ${'Roncaglioni '.repeat(8).trim()}`,
      age: null,
      town: null,
      diedOn: null,
      rite: null,
      text: null,
      portrait: null,
    }
    const page = await renderSample(PATH, { obituary: async () => present(bare) })
    expect(page.status).toBe(200)
    expect(page.body).not.toContain('null')
  })

  it.each([
    ['missing', 404],
    ['withdrawn', 410],
  ] as const)('%s is %i', async (state, status) => {
    expect(await renderSample(PATH, { obituary: async () => ({ state }) })).toMatchObject({ status })
  })

  it('says of one that was withdrawn what is true of every page: it is no article', async () => {
    const { body } = await renderSample(PATH, { obituary: async () => ({ state: 'withdrawn' }) })
    expect(body).toContain('Questa pagina è stata ritirata.</h1>')
    expect(body).not.toContain('Questo articolo')
  })
})
