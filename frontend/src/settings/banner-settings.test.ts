import { describe, expect, it } from '@jest/globals'
import { DEFAULT_BANNER_TAGS } from '@liberta/contracts/banners/banner-tag-map'
import { DEFAULT_BREAKPOINT_GROUPS } from '@liberta/contracts/banners/breakpoint-groups'
import { DEFAULT_BANNER_SETTINGS, readBannerSettings } from './banner-settings.ts'

describe('the settings of banners (requirements 5)', () => {
  it('are the defaults where nothing is configured', () => {
    const sources = { section: null, folder: null, event_category: null }
    const defaults = { groups: DEFAULT_BREAKPOINT_GROUPS, tagMap: DEFAULT_BANNER_TAGS, sources }
    expect(readBannerSettings({})).toEqual(defaults)
  })

  it.each(['0', '-3', 'abc', '1.5', '', '12a', '1e3', '99999999999999999999', 'NaN', 'Infinity', 'true', '[12]'])(
    'a configured id %j is not used: only numeric ids of at least 1 are',
    (id) => {
      expect(readBannerSettings({ DEFAULT_SECTION_ID: id }).sources.section).toBeNull()
    },
  )

  it('a numeric id of at least 1 is used', () => {
    const ids = { DEFAULT_SECTION_ID: `${Number.MAX_SAFE_INTEGER}`, DEFAULT_EVENT_CATEGORY_ID: ' 3 ' }
    const { sources } = readBannerSettings({ ...ids, DEFAULT_FOLDER_ID: '201' })
    expect(sources).toEqual({ section: Number.MAX_SAFE_INTEGER, folder: 201, event_category: 3 })
  })

  it.each(['{', '[]', '{"desktop":["lg"],"tablet":["md"],"mobile":["default","sm"]}'])(
    'breakpoints %j do not cover each once: the defaults',
    (text) => {
      expect(readBannerSettings({ BANNER_BREAKPOINTS: text }).groups).toEqual(DEFAULT_BANNER_SETTINGS.groups)
    },
  )

  it('breakpoints that cover each once are used', () => {
    const groups = { desktop: ['xl', '2xl'], tablet: ['md', 'lg'], mobile: ['default', 'sm'] }
    expect(readBannerSettings({ BANNER_BREAKPOINTS: JSON.stringify(groups) }).groups).toEqual(groups)
  })
})
