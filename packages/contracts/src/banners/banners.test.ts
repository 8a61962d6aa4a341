import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import type { BannerEntry } from '../configurations/banner-configuration.schema.ts'
import { BANNER_DEFINITIONS } from './banner-definition.table.ts'
import type { BannerDefinitionName } from './banner-definition.table.ts'
import { DEFAULT_BANNER_TAGS, readBannerTagMap } from './banner-tag-map.ts'
import { BREAKPOINT_NAMES, DEFAULT_BREAKPOINT_GROUPS, readBreakpointGroups } from './breakpoint-groups.ts'
import { chooseBanners, showBanner } from './choose-banners.ts'

const FITTING = { desktop: ['xl', '2xl'], tablet: ['md', 'lg'], mobile: ['sm', 'default'] }

function entry(visible: string[] = [], invisible: string[] = [], position = 1, tags: string[] = []): BannerEntry {
  return {
    position,
    multimedia: {
      id: 7001,
      title: 'Titolo',
      URL: '/podcast',
      picture: null,
      tags: tags.map((slug, index) => ({ id: index + 1, slug, name: slug })),
      visibleBreakpoints: visible,
      invisibleBreakpoints: invisible,
      forceScale: false,
    },
  }
}

describe('breakpoint groups from configuration (requirements 5)', () => {
  it.each<[string, unknown]>([
    ['in another order', FITTING],
    ['all in one group', { desktop: BREAKPOINT_NAMES, tablet: [], mobile: [] }],
  ])('%s are accepted', (_what, configured) => {
    expect(readBreakpointGroups(configured)).toEqual(configured)
  })

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['words', 'desktop'],
    ['an empty object', {}],
    ['a group that is missing', { desktop: FITTING.desktop, tablet: [...FITTING.tablet, ...FITTING.mobile] }],
    ['a group that is no array', { ...FITTING, tablet: 'md' }],
    ['one breakpoint left out', { ...FITTING, mobile: ['default'] }],
    ['one breakpoint twice', { ...FITTING, mobile: ['default', 'sm', 'md'] }],
    ['one breakpoint in place of another', { ...FITTING, mobile: ['default', 'default'] }],
    ['one that there is not', { ...FITTING, mobile: ['default', 'xs'] }],
    ['one that every object has', { ...FITTING, mobile: ['default', 'constructor'] }],
    ['one that is no word', { ...FITTING, mobile: ['default', 640] }],
  ])('%s: the defaults', (_what, configured) => {
    expect(readBreakpointGroups(configured)).toEqual({
      desktop: ['lg', 'xl', '2xl'],
      tablet: ['md'],
      mobile: ['default', 'sm'],
    })
  })

  it('always cover each breakpoint exactly once', () => {
    const group = fc.oneof(fc.subarray([...BREAKPOINT_NAMES]), fc.anything())
    fc.assert(
      fc.property(
        fc.oneof(fc.record({ desktop: group, tablet: group, mobile: group }), fc.anything()),
        (configured) => {
          const { desktop, tablet, mobile } = readBreakpointGroups(configured)
          expect([...desktop, ...tablet, ...mobile].toSorted()).toEqual(BREAKPOINT_NAMES.toSorted())
        },
      ),
    )
  })
})

describe('at which breakpoints a banner shows (requirements 3)', () => {
  it.each<[visible: string[], invisible: string[], shown: string[]]>([
    [[], [], ['default', 'sm', 'md', 'lg', 'xl', '2xl']],
    [['desktop'], [], ['lg', 'xl', '2xl']],
    [['mobile', 'tablet'], [], ['default', 'sm', 'md']],
    [[], ['mobile'], ['md', 'lg', 'xl', '2xl']],
    [['lg', 'sm', 'lg'], [], ['sm', 'lg']],
    [['desktop', 'mobile'], ['desktop'], ['default', 'sm']],
    [['desktop'], ['xl'], ['lg', '2xl']],
    [['xs', 'lg'], [], ['lg']],
    [['xs'], [], []],
    [[''], [''], ['default', 'sm', 'md', 'lg', 'xl', '2xl']],
    [['Desktop'], ['3xl'], ['lg', 'xl', '2xl']],
    [['constructor'], [], []],
    [['default', 'sm'], ['mobile'], []],
  ])('visible %j, invisible %j: %j', (visible, invisible, shown) => {
    expect([...showBanner(entry(visible, invisible), DEFAULT_BREAKPOINT_GROUPS)]).toEqual(shown)
  })

  it('aliases expand into the groups that are configured', () => {
    expect([...showBanner(entry(['tablet']), readBreakpointGroups(FITTING))]).toEqual(['md', 'lg'])
  })
})

describe('the tag map (requirements 3)', () => {
  it.each<[string[], string]>([
    [[], 'billboard'],
    [['piena-del-po'], 'billboard'],
    [['piena-del-po', 'banner-inread', 'banner-autopromo'], 'inread'],
    [['default'], 'billboard'],
    [['constructor'], 'billboard'],
  ])('of tags %j: %s', (tags, definition) => {
    const [banner] = chooseBanners({ id: 1, slug: 'a', name: 'A', multimedia: [entry([], [], 1, tags)] })
    expect(banner?.bannerDefinition).toBe(definition)
  })

  it.each<[unknown, unknown]>([
    [{ sponsor: 'autopromo' }, { sponsor: 'autopromo', default: 'billboard' }],
    [{ default: 'inread' }, { default: 'inread' }],
    [{ sponsor: 'hoarding' }, DEFAULT_BANNER_TAGS],
    [undefined, DEFAULT_BANNER_TAGS],
  ])('configured as %j is %j', (configured, map) => {
    expect(readBannerTagMap(configured)).toEqual(map)
  })
})

describe('the banners of a configuration', () => {
  it('stand by position, those of one position as listed, and those that show nowhere are left out', () => {
    const multimedia = [entry([], [], 4, ['a']), entry(['md'], [], 2), entry(['xs'], [], 1), entry(['lg'], [], 2)]
    const banners = chooseBanners({ id: 1, slug: 'sport', name: 'Sport', multimedia })
    expect(banners.map(({ position, breakpoints }) => [position, breakpoints.length])).toEqual([
      [2, 1],
      [2, 1],
      [4, 6],
    ])
    expect(banners.map(({ breakpoints }) => breakpoints[0])).toEqual(['md', 'lg', 'default'])
  })
})

describe('the sizes of banners, in CSS pixels (requirements 9)', () => {
  it.each<[BannerDefinitionName, [number, number], [number, number]]>([
    ['billboard', [970, 250], [340, 100]],
    ['autopromo', [687, 200], [340, 100]],
    ['large_rectangle', [448, 400], [448, 400]],
    ['medium_rectangle', [300, 250], [300, 250]],
    ['inread', [640, 160], [300, 250]],
  ])('the box of a %s is %j, on phones %j', (name, large, small) => {
    const boxes = [BANNER_DEFINITIONS[name].large, BANNER_DEFINITIONS[name].small]
    expect(boxes.map(({ width, height }) => [width, height])).toEqual([large, small])
  })
})
