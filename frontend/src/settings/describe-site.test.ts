import { describe, expect, it } from '@jest/globals'
import { describeSite } from './describe-site.ts'
import { siteSettingsSchema } from './site-settings.schema.ts'

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
