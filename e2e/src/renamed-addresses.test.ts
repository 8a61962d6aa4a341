import { expect, test } from '@playwright/test'
import { addressPrefixesSchema } from '@liberta/addresses/address-settings.schema'
import { createAddressGrammar, createSpecifiedGrammar } from '@liberta/addresses/address-grammar'
import { addressSettingsSchema } from '@liberta/addresses/address-settings.schema'
import { EMPTY_SEARCH } from '@liberta/contracts/search/search-parameters.schema'
import { waitUntil } from '@liberta/test-kit/wait-until'
import { hasWords, linksOf, readPage } from '../../infra/local/src/test-site/read-pages.ts'
import { SMALL_ARCHIVE, startTestSite } from '../../infra/local/src/test-site/start-test-site.ts'
import type { TestSite } from '../../infra/local/src/test-site/start-test-site.ts'
import { checkLinks } from './links/check-links.ts'
import { warmPage } from './site/find-pages.ts'
import { publishStory, withdrawStory } from '../../infra/upstreams/src/client/edit-naxos.ts'

/** Every prefix there is, under another word; addresses that requirements 2 gives word for word stay. */
const prefixes = Object.fromEntries(
  Object.entries(addressPrefixesSchema.parse({})).map(([family, prefix]) => [family, `altri/${prefix}`]),
)
const maskedPath = '/altra-area'
const settings = addressSettingsSchema.parse({ prefixes, maskedPath })
const { build, resolve } = createAddressGrammar(settings)
const specified = createSpecifiedGrammar()

const section = (sectionPath: string) => build({ type: 'section', sectionPath, page: 1 })
const search = build({ type: 'search', scope: 'site', search: EMPTY_SEARCH })
const DOORS = [
  '/',
  section('cronaca'),
  section('sport'),
  '/eventi',
  '/multimedia/folder/teleliberta',
  '/tags',
  '/podcast',
]
/** Pages drawn beside these whose links are all followed; what they lead to, some hundreds, is read as well. */
const SAMPLE = 3

/** Whether a link is spelled as requirements 2 spells a family that has another prefix here. */
function isOld(path: string): boolean {
  const type = specified.parse(path)?.type
  return type !== undefined && resolve(path).type !== 'page' && !['category', 'article'].includes(type)
}

let site: TestSite
const read = (path: string) => readPage(site.urls.site, path)

test.beforeAll(async () => {
  site = await startTestSite({ ...SMALL_ARCHIVE, ADDRESS_SETTINGS: JSON.stringify({ prefixes, maskedPath }) })
})
test.afterAll(() => {
  return site?.stop()
})

test.describe('a site of which every prefix has another name', () => {
  test(`links to no former name on any of hundreds of pages, and every link leads somewhere`, async () => {
    const report = await checkLinks({
      site: site.urls.site,
      from: DOORS,
      sample: SAMPLE,
      seed: 20_261_122,
      skip: /^\/media\//,
      look: (body) =>
        linksOf(body)
          .filter(isOld)
          .map((path) => `links to ${path}`),
      say: () => undefined,
    })
    expect(report.faults).toEqual([])
    expect(report.pages).toBe(DOORS.length + SAMPLE)
    expect(report.followed).toBeGreaterThan(300)
  })

  test('shows a published story at its new address, in its section and on the home page, and takes it back', async () => {
    const { id, title } = await publishStory(site, {
      title: 'Un indirizzo tutto nuovo',
      section: 'cronaca',
      lead: true,
    })
    const pages = ['/', section('cronaca'), '/news/latest']
    const shows = async (path: string) => hasWords((await read(path)).body, title)
    await waitUntil(async () => (await Promise.all(pages.map(shows))).every(Boolean), { what: 'the story is seen' })
    const path = linksOf((await read('/')).body).find((link) => link.endsWith(`/${id}`)) ?? ''
    expect(path.startsWith(`/${prefixes['story']}/cronaca/`)).toBe(true)
    await warmPage(site, path)
    await withdrawStory(site, id)
    await waitUntil(async () => (await read(path)).status === 410, { what: 'the story is gone' })
    await waitUntil(async () => !(await Promise.all(pages.map(shows))).some(Boolean), { what: 'no list shows it' })
  })

  test('finds, takes forms and keeps what is a reader’s own', async () => {
    const home = await read('/')
    expect(home.body).toContain(`action="${search}"`)
    const sent = await read(`${search}?query=piacenza`)
    expect([sent.status, String(sent.headers.location).startsWith(search)]).toEqual([301, true])
    await warmPage(site, String(sent.headers.location))
    expect((await read('/contact-us/request')).body).toContain('<form')
    expect((await read(maskedPath)).status).toBeLessThan(400)
    const own = await read('/area-riservata/salvati')
    expect([own.status, own.headers.location]).toEqual([302, '/'])
  })
})
