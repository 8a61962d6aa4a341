import { describe, expect, it } from '@jest/globals'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageServicesSchema } from '../../settings/third-parties.ts'
import { renderSample } from '../../testing/render-sample.ts'
import { describeStored, STORED_THINGS } from './describe-stored.ts'

const ROOT = join(import.meta.dirname, '../../../..')
const SOURCES = [
  'frontend/src/{browser,islands,page-definition,server}/**/*.ts',
  'packages/contracts/src/{accounts,surveys}/*.ts',
  'packages/http/src/*.ts',
  'api/src/auth/cookies.ts',
]
const code = SOURCES.flatMap((pattern) => globSync(pattern, { cwd: ROOT, exclude: ['**/*.test.ts'] }))
  .map((path) => readFileSync(join(ROOT, path), 'utf8'))
  .join('\n')

/** Names under which the code keeps something: constants of keys and of cookies, and the API's table. */
const KEPT =
  /\b(?:[A-Z_]*KEY|[A-Z_]*COOKIE|COOKIE[A-Z_]*) = '([a-z][a-z_-]+)'|\bname: '(liberta_[a-z]+)'|'(liberta_[a-z]+)'/g
const names = new Set([...code.matchAll(KEPT)].map(([, key, cookie, quoted]) => key ?? cookie ?? quoted ?? ''))

const KEY = /\b([A-Z_]*KEY) = '([a-z][a-z_-]+)'/g
/** What is written, by the constant of its key; what is only forgotten is written somewhere else. */
const WRITE = /\b(keep|keepInTab)\((\w+), (?!null\))/g
const PLACES: Readonly<Record<string, string>> = { keep: 'device', keepInTab: 'tab' }

const keysOf = (text: string) => [...text.matchAll(KEY)].map(([, key = '', name = '']) => [key, name] as const)

/** Where the browser's code keeps what: `tab giro`. A key is of its own file, or of the one that exports it. */
function findWrites(): Set<string> {
  const files = globSync('frontend/src/{browser,islands}/**/*.{ts,tsx}', { cwd: ROOT, exclude: ['**/*.test.*'] })
  const texts = files.map((path) => readFileSync(join(ROOT, path), 'utf8'))
  const all = new Map(texts.flatMap(keysOf))
  const writes = texts.flatMap((text) => {
    const own = new Map(keysOf(text))
    return [...text.matchAll(WRITE)].map(([, call = '', key = '']) => `${PLACES[call]} ${own.get(key) ?? all.get(key)}`)
  })
  return new Set(writes)
}

const told = (given: object) => JSON.stringify(describeStored(pageServicesSchema.parse(given)))

describe('what the page on cookies lists', () => {
  it('is all that the code keeps in a browser, and nothing else', () => {
    expect([...new Set(STORED_THINGS.map(({ name }) => name))].toSorted()).toEqual([...names].toSorted())
  })

  it('stands once for each place in which it is kept, on the device or with the tab', () => {
    const listed = STORED_THINGS.filter(({ where }) => where !== 'cookie').map(({ where, name }) => `${where} ${name}`)
    expect(listed.toSorted()).toEqual([...findWrites()].toSorted())
  })

  it('stands on the page whatever editors wrote, with what is asked and how to change one’s mind', async () => {
    const { body } = await renderSample('/policy')
    for (const { name } of STORED_THINGS) expect(body).toContain(name)
    expect(body).toContain('Come cambiare idea')
    expect(body).toContain('non conserviamo nemmeno l’indirizzo')
    expect(body).toContain('24 ore')
  })

  it('says of each thing in a sentence of its own what it does, and keeps a figure with its unit', () => {
    const things = describeStored(pageServicesSchema.parse({})).flatMap((block) =>
      block.type === 'facts' ? block.items.filter(({ when }) => when?.includes(', ')) : [],
    )
    expect(things).toHaveLength(STORED_THINGS.length)
    for (const { when, text } of things) {
      expect(text).toMatch(/^(?!Serve)\p{Lu}[^.]+\. (?:Necessario|Solo con il consenso a «[^»]+»)\.$/u)
      expect(when).not.toMatch(/\d /)
    }
  })

  it('names the companies that are configured, or the platform, or that there is nothing', () => {
    expect(told({ analyticsScript: 'https://stats.example.it/a.js' })).toContain('Società: stats.example.it')
    expect(told({ consentScript: 'https://cmp.example.it/a.js' })).toContain('piattaforma di cmp.example.it')
    expect(told({ ads: 'none' })).toContain('soltanto ciò che è necessario')
  })
})
