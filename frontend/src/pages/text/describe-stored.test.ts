import { describe, expect, it } from '@jest/globals'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageServicesSchema } from '../../settings/third-parties.ts'
import { renderSample } from '../../testing/render-sample.ts'
import { describeStored, STORED_THINGS } from './describe-stored.ts'

const ROOT = join(import.meta.dirname, '../../../..')
const SOURCES = [
  'frontend/src/{browser,islands,page-definition,server}/**/*.ts',
  'packages/contracts/src/accounts/*.ts',
  'api/src/auth/cookies.ts',
]
const code = SOURCES.flatMap((pattern) => globSync(pattern, { cwd: ROOT, exclude: ['**/*.test.ts'] }))
  .map((path) => readFileSync(join(ROOT, path), 'utf8'))
  .join('\n')

/** Names under which the code keeps something: constants of keys and of cookies, and the API's table. */
const KEPT =
  /\b(?:[A-Z_]*KEY|[A-Z_]*COOKIE|COOKIE[A-Z_]*) = '([a-z][a-z_-]+)'|\bname: '(liberta_[a-z]+)'|'(liberta_[a-z]+)'/g
const names = new Set([...code.matchAll(KEPT)].map(([, key, cookie, quoted]) => key ?? cookie ?? quoted ?? ''))

const told = (given: object) => JSON.stringify(describeStored(pageServicesSchema.parse(given)))

describe('what the page on cookies lists', () => {
  it('is all that the code keeps in a browser, and nothing else', () => {
    expect(STORED_THINGS.map(({ name }) => name).toSorted()).toEqual([...names].toSorted())
  })

  it('stands on the page whatever editors wrote, with what is asked and how to change one’s mind', async () => {
    const { body } = await renderSample('/policy')
    for (const { name } of STORED_THINGS) expect(body).toContain(name)
    expect(body).toContain('Come cambiare idea')
    expect(body).toContain('non conserviamo nemmeno l’indirizzo')
    expect(body).toContain('24 ore')
  })

  it('names the companies that are configured, or the platform, or that there is nothing', () => {
    expect(told({ analyticsScript: 'https://stats.example.it/a.js' })).toContain('Società: stats.example.it')
    expect(told({ consentScript: 'https://cmp.example.it/a.js' })).toContain('piattaforma di cmp.example.it')
    expect(told({ ads: 'none' })).toContain('soltanto ciò che è necessario')
  })
})
