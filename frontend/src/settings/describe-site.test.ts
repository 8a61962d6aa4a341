import { describe, expect, it } from '@jest/globals'
import { describeSite } from './describe-site.ts'
import { siteSettingsSchema } from './site-settings.schema.ts'

const preferredOf = (origin: string) =>
  describeSite(siteSettingsSchema.parse({ SITE_ORIGIN: origin })).preferredSourceURL

describe('the page on which readers prefer the site at Google', () => {
  it('names the site as its address does', () => {
    expect(preferredOf('https://www.liberta.it')).toBe('https://google.com/preferences/source?q=www.liberta.it')
    expect(preferredOf('https://prova.liberta.it:8443/')).toBe(
      'https://google.com/preferences/source?q=prova.liberta.it',
    )
  })

  it.each([
    'http://localhost:3000',
    'http://127.0.0.1:3000',
    'http://[::1]:3000',
    'https://liberta',
    'https://sito.localhost',
    'https://www.liberta.test',
    'https://frontend.liberta.svc.cluster.local',
  ])('is none for %s, which nobody else reaches', (origin) => expect(preferredOf(origin)).toBeNull())

  it.each(['::1', '127.0.0.1'])('is none where the site knows no more of itself than that it listens at %s', (HOST) =>
    expect(describeSite(siteSettingsSchema.parse({ HOST })).preferredSourceURL).toBeNull(),
  )
})

const openIn = (variables: Record<string, string>) => describeSite(siteSettingsSchema.parse(variables)).hasInternalPages

describe('internal test pages (requirements 2.41 to 2.43)', () => {
  it.each<[string, Record<string, string>, boolean]>([
    ['open where nothing is said', {}, true],
    ['open in development', { NODE_ENV: 'development' }, true],
    ['closed where NODE_ENV is production', { NODE_ENV: 'production' }, false],
    ['open there where they are opened by name', { NODE_ENV: 'production', INTERNAL_PAGES: 'open' }, true],
    ['closed by name', { INTERNAL_PAGES: 'closed' }, false],
  ])('are %s', (_what, variables, open) => {
    expect(openIn(variables)).toBe(open)
  })
})
