import { beforeAll, describe, expect, it } from '@jest/globals'
import { findFixedPage } from '@liberta/addresses/fixed-page.table'
import { ROUTES } from '@liberta/addresses/route.table'
import { RESERVED_AREA, RESERVED_PAGES } from '../page-definition/addresses/reserved-address.ts'
import { FORMS_OF_PAGES } from '../page-definition/forms/form-pages.table.ts'
import type { FormPageName } from '../page-definition/forms/form-pages.table.ts'
import { sampleSurveys } from '../samples/sample-pages.ts'
import { checkHtml } from '../../../infra/testing/check-html.ts'
import { toSample } from '../testing/public-pages.ts'
import { SAMPLE_SESSION } from '../testing/start-account-api.ts'
import { useOwnSite } from '../testing/use-own-site.ts'

/** Robots get the bare words of an error. */
const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
const SIGNED_IN = { ...BROWSER, cookie: SAMPLE_SESSION }

const site = useOwnSite({ INTERNAL_PAGES: 'open' })

/** The page of an address, wherever it leads on this site. */
async function arrive(path: string, headers: Record<string, string>, ways = 3): Promise<Response> {
  const answer = await site.get(path, headers)
  const next = answer.headers.get('location')
  return next === null || ways === 0 ? answer : arrive(next, headers, ways - 1)
}

interface Visit {
  name: string
  status: number
  ask: () => Promise<Response>
}

const nothing = new URLSearchParams()
const [survey] = sampleSurveys()
const formPages = Object.keys(FORMS_OF_PAGES) as FormPageName[]
const pathOfForm = (name: FormPageName) => findFixedPage(name).path ?? ''
const wrongWord = new URLSearchParams({ confirmation: 'no' })

/** Each kind of page as the table of routes has it, so that a new one is looked at without being named here. */
const KINDS: Visit[] = ROUTES.map(({ example }) => ({
  name: example,
  status: 200,
  ask: () => arrive(toSample(example), BROWSER),
}))
const RESERVED: Visit[] = Object.keys(RESERVED_PAGES).map((path) => {
  const address = path === '' ? RESERVED_AREA : `${RESERVED_AREA}/${path}`
  return { name: address, status: 200, ask: () => arrive(address, SIGNED_IN) }
})
const ERRORS: Visit[] = [
  { name: 'a story that is not there', status: 404, ask: () => site.get('/news/cronaca/nulla/999999', BROWSER) },
  { name: 'no address of the site', status: 400, ask: () => site.get('/news/%00', BROWSER) },
]
const FORMS: Visit[] = [
  ...[...formPages.map(pathOfForm), '/abbonamenti', `/surveyDetail?id=${survey?.slug}`].map((path) => ({
    name: `${path}, sent empty`,
    status: 422,
    ask: () => site.post(path, nothing, BROWSER),
  })),
  {
    name: 'the erasure of an account, without the word',
    status: 422,
    ask: () => site.post(`${RESERVED_AREA}/i-miei-dati/cancella`, wrongWord, SIGNED_IN),
  },
]

/** The faults of each page by its name; one run of the checker for all, whose start takes as long as many pages. */
const faults = new Map<string, string[]>()
const statuses = new Map<string, number>()

beforeAll(async () => {
  const visits = [...KINDS, ...RESERVED, ...ERRORS, ...FORMS]
  const pages = []
  for (const { name, ask } of visits) {
    const answer = await ask()
    statuses.set(name, answer.status)
    pages.push({ name, html: await answer.text() })
  }
  for (const fault of await checkHtml(pages)) {
    const page = visits.find(({ name }) => fault.startsWith(`${name}: `))?.name ?? 'elsewhere'
    faults.set(page, [...(faults.get(page) ?? []), fault])
  }
})

describe.each([
  ['every kind of page', KINDS],
  ['the pages of a reader', RESERVED],
  ['error pages', ERRORS],
  ['forms with mistakes', FORMS],
])('%s is HTML in which the Nu HTML checker finds no error', (_what, visits) => {
  it.each(visits)('$name', ({ name, status }) => {
    expect(statuses.get(name)).toBe(status)
    expect(faults.get(name) ?? []).toEqual([])
  })
})

it('the checker finds what is wrong', async () => {
  const html = '<!doctype html><html lang="it"><title>x</title><p><div></div></p><img src="a.png">'
  expect(await checkHtml([{ name: 'wrong', html }])).toHaveLength(2)
  expect(faults.get('elsewhere') ?? []).toEqual([])
})
