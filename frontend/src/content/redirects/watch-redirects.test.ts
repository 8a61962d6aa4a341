import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { waitUntil } from '@liberta/test-kit/wait-until'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RedirectRules } from '@liberta/contracts/redirects/redirect-rules.schema'
import { createSampleSource } from '../../samples/sample-source.ts'
import type { ApiAnswer } from '../content-source.ts'
import { watchRedirects } from './watch-redirects.ts'
import type { RedirectWatch } from './watch-redirects.ts'
import { ActiveRedirects } from './active-redirects.ts'
import { createSpecifiedGrammar } from '@liberta/addresses/address-grammar'

const grammar = createSpecifiedGrammar()

const PACE = { lookMs: 15, retryMs: 15 }

let folder: string
let redirects: ActiveRedirects
let watch: RedirectWatch
let changes: number
let warnings: string[]
let answer: ApiAnswer<RedirectRules>

const log = {
  info: () => undefined,
  warn: (facts: object, message: string) =>
    void warnings.push(
      `${message}: ${'err' in facts && facts.err instanceof Error ? facts.err.message : JSON.stringify(facts)}`,
    ),
}

const writeRules = (status: 301 | 302, rules: object | string) =>
  writeFile(join(folder, `${status}.json`), typeof rules === 'string' ? rules : JSON.stringify(rules))

const present = (permanent: RedirectRules[301]): ApiAnswer<RedirectRules> => ({
  state: 'present',
  body: { 301: permanent, 302: {} },
  tags: [],
})

function keep() {
  watch = watchRedirects({
    redirects,
    source: createSampleSource({ redirects: async () => answer }),
    folder,
    onChange: () => void (changes += 1),
    log,
    pace: PACE,
  })
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'liberta-redirects-'))
  redirects = new ActiveRedirects(grammar)
  changes = 0
  warnings = []
  answer = { state: 'missing' }
})

afterEach(async () => {
  watch.close()
  await rm(folder, { recursive: true, force: true })
})

describe('redirect rules of files and of the CMS (requirements 3)', () => {
  it('are read from 301.json and 302.json, and again when one changes', async () => {
    await writeRules(301, { '/vecchia/': { newUrl: '/news/cronaca' } })
    await writeRules(302, { '/derby': { newUrl: '/tag/derby' } })
    keep()
    await waitUntil(() => changes === 1)
    expect(redirects.find('/vecchia/')).toEqual({ status: 301, to: '/news/cronaca' })
    expect(redirects.find('/derby')).toEqual({ status: 302, to: '/tag/derby' })
    await writeRules(302, { '/derby': { newUrl: '/news/sport/calcio' } })
    await waitUntil(() => changes === 2)
    expect(redirects.find('/derby')).toEqual({ status: 302, to: '/news/sport/calcio' })
  })

  it('a file that is there only later is read then; without any rule nothing has moved', async () => {
    keep()
    expect(redirects.find('/vecchia/')).toBeNull()
    await writeRules(301, { '/vecchia/': { newUrl: '/news/cronaca' } })
    await waitUntil(() => redirects.find('/vecchia/') !== null)
  })

  it.each([
    ['no JSON', '{"/vecchia/": ', '301.json is no JSON'],
    ['no object', '[]', '301.json is no object of rules'],
  ])('a file that is %s leaves the rules active, and the log says which', async (_what, rules, words) => {
    await writeRules(301, { '/vecchia/': { newUrl: '/news/cronaca' } })
    keep()
    await waitUntil(() => changes === 1)
    await writeRules(301, rules)
    await waitUntil(() => warnings.length > 0)
    expect(warnings[0]).toContain(words)
    expect(redirects.find('/vecchia/')).toEqual({ status: 301, to: '/news/cronaca' })
  })

  it.each([
    ['a rule without a target', { '/guasta': { to: '/x' } }, '301.json: «/guasta»'],
    ['a loop', { '/a': { newUrl: '/b' }, '/b': { newUrl: '/a' } }, '/a → /b → /a'],
    ['a target that is no address', { '/a': { newUrl: 'javascript:alert(1)' } }, '/a leads to javascript:alert(1)'],
    ['a target of another origin by its slashes', { '/a': { newUrl: '//evil.example' } }, '/a leads to //evil.example'],
  ])('%s is left out and named, and the others stand, from the first start on', async (_what, rules, words) => {
    await writeRules(301, { '/vecchia/': { newUrl: '/news/cronaca' }, ...rules })
    answer = present({ '/altra/': { newUrl: '/news/sport' } })
    keep()
    await waitUntil(
      () => redirects.find('/vecchia') !== null && redirects.find('/altra') !== null && warnings.length > 0,
    )
    expect(warnings.join()).toContain(words)
    expect(redirects.find('/vecchia/')).toEqual({ status: 301, to: '/news/cronaca' })
    expect(['/a', '/guasta'].map((path) => redirects.find(path))).toEqual([null, null])
  })

  it('one bad rule of the CMS is left out and named, and the others stand', async () => {
    const bad = { '/crlf': { newUrl: '/b\r\nset-cookie: x' }, '/giro': { newUrl: '/giro' } }
    answer = present({ '/temporanea': { newUrl: '/news/latest' }, ...bad })
    keep()
    await waitUntil(() => changes === 1)
    expect(redirects.find('/temporanea')?.to).toBe('/news/latest')
    expect(warnings.join()).toMatch(/\/crlf leads to .*a loop: \/giro → \/giro/)
  })

  it('the CMS is asked until it answers, and again when its rules have changed', async () => {
    answer = { state: 'unavailable', retryAfterSeconds: 5 }
    keep()
    await new Promise((resolve) => setTimeout(resolve, 40))
    answer = present({ '/vecchia/': { newUrl: '/news/cronaca' } })
    await waitUntil(() => changes === 1)
    answer = present({ '/vecchia/': { newUrl: '/news/sport' } })
    watch.refresh()
    await waitUntil(() => changes === 2)
    expect(redirects.find('/vecchia/')?.to).toBe('/news/sport')
    watch.refresh()
    await new Promise((resolve) => setTimeout(resolve, 40))
    expect(changes).toBe(2)
  })

  it('files win over the CMS, in whatever spelling and with whatever status', async () => {
    await writeRules(302, { '/Vecchia': { newUrl: '/news/sport' } })
    answer = present({ '/vecchia/': { newUrl: '/news/cronaca' }, '/altra/': { newUrl: '/vecchia/' } })
    keep()
    await waitUntil(() => changes === 2)
    expect(redirects.find('/vecchia/')).toEqual({ status: 302, to: '/news/sport' })
    // A chain through both is followed at once, and is permanent only where all of it is.
    expect(redirects.find('/altra')).toEqual({ status: 302, to: '/news/sport' })
  })
})

describe('ActiveRedirects', () => {
  beforeEach(keep)

  it('knows 50,000 rules, and each by one look', async () => {
    const rules: RedirectRules[301] = {}
    for (let index = 0; index < 50_000; index += 1) {
      rules[`/news/cronaca/2015/03/01/una-storia-${index}/`] = { newUrl: `/news/cronaca/una-storia/${index + 1}` }
    }
    expect(await redirects.replace({ cms: { 301: rules, 302: {} } })).toBe(true)
    expect(redirects.count).toBe(50_000)
    expect(redirects.find('/news/cronaca/2015/03/01/una-storia-49999/')?.to).toBe('/news/cronaca/una-storia/50000')
    expect(redirects.find('/news/cronaca')).toBeNull()
  })

  it('leads to another origin only where a rule says so; what a reader adds never decides it', async () => {
    await redirects.replace({ files: { 301: { '/edizione': { newUrl: 'https://edizione.example.it/' } }, 302: {} } })
    expect(redirects.find('/edizione')?.to).toBe('https://edizione.example.it/')
    for (const path of [
      '//evil.example',
      '/\\evil.example',
      '/edizione/https://evil.example',
      '/%2f/evil.example',
      '/feed//evil.example',
    ]) {
      const to = redirects.find(path)?.to ?? '/'
      expect([path, new URL(to, 'https://www.example.it').origin]).toEqual([path, 'https://www.example.it'])
    }
  })

  it('knows the addresses of the former site by their form, also without any rule', () => {
    expect(redirects.find('/feed/')).toEqual({ status: 301, to: '/feed.rss' })
    expect(redirects.find('/teleliberta/2016/qualcosa/')?.to).toBe('/multimedia/folder/teleliberta')
  })
})
