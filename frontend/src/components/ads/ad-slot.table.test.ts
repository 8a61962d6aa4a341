import { describe, expect, it } from '@jest/globals'
import { AD_POSITIONS, buildSlotId, writeSizes } from './ad-slot.table.ts'
import type { AdPositionName } from './ad-slot.table.ts'

describe('slots (requirements 9)', () => {
  it('the prefix of slots is lib2025_, then section, position and number', () => {
    expect(buildSlotId('homepage', 'billboard', 2)).toBe('lib2025_homepage_billboard_2')
  })

  it.each<[AdPositionName, string]>([
    ['masthead', '1440:1370x270 0:375x100'],
    ['billboard', '1024:970x250 0:340x100'],
    ['autopromo', '1280:687x200 0:340x100'],
    ['large_rectangle', '1024:448x400 0:'],
    ['medium_rectangle', '0:300x250'],
    ['skyscraper_xl', '1024:300x600 0:'],
    ['slider_short', '1024:250x270 0:'],
    ['slider_tall', '1024:250x450 0:'],
    ['inread', '1440:640x160 0:300x250'],
    ['wideboard', '1440:1264x90 0:375x100'],
  ])('%s: %s', (position, sizes) => {
    expect(writeSizes(position)).toBe(sizes)
  })

  it.each<[AdPositionName]>([['skin'], ['interstitial']])('%s: out of page', (position) => {
    expect(writeSizes(position)).toBe('')
  })

  it('what narrow windows leave out has no size there', () => {
    expect(writeSizes('medium_rectangle', true)).toBe('1024:300x250 0:')
    expect(writeSizes('autopromo', true)).toBe('1280:687x200 1024:340x100 0:')
  })

  it('no size is wider than the window from which it stands', () => {
    for (const { wide } of Object.values(AD_POSITIONS)) {
      if (wide !== null) expect(wide.size[0] + 2 * 16).toBeLessThanOrEqual(wide.from)
    }
  })
})
