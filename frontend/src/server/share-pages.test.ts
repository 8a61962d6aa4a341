import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { readConfiguration } from '@liberta/platform/configuration/read-configuration'
import { siteSettingsSchema } from '../settings/site-settings.schema.ts'
import { identifyPages } from './share-pages.ts'

let programs: string

beforeEach(() => {
  programs = mkdtempSync(join(tmpdir(), 'programs-'))
  writeFileSync(join(programs, 'main.js'), 'serve()')
})
afterEach(() => rmSync(programs, { recursive: true }))

const identify = (environment: Record<string, string> = {}, build = 'b1') =>
  identifyPages(programs, build, readConfiguration(siteSettingsSchema, environment))

describe('what pages of two copies have to have in common to be shared', () => {
  it('is not what belongs to one copy alone: its port, its folders, its memory, where the others are', () => {
    const own = { PORT: '3007', METRICS_PORT: '3008', MEDIA_CACHE_DIR: '/m', PAGE_CACHE_BYTES: '2000000' }
    const others = { API_URL: 'http://10.0.0.1:4000', REDIS_CACHE_URL: 'redis://10.0.0.2', LOG_LEVEL: 'debug' }
    expect(identify({ ...own, ...others })).toBe(identify())
  })

  it.each([
    ['PUBLISHER_PHONE', '0523 1'],
    ['ADS_PROVIDER', 'none'],
    ['SITE_ORIGIN', 'https://www.example.it'],
    ['PURGE_ADAPTER', 'nginx'],
    ['NODE_ENV', 'production'],
  ])('is every setting that shows on a page or in its headers: %s', (name, value) => {
    expect(identify({ [name]: value })).not.toBe(identify())
  })

  it('is the files for browsers, and the programs, also where those files are the same', () => {
    const before = identify()
    expect(identify({}, 'b2')).not.toBe(before)
    writeFileSync(join(programs, 'main.js'), 'serveOtherwise()')
    expect(identify()).not.toBe(before)
  })
})
