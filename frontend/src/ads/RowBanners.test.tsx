import { describe, expect, it } from '@jest/globals'
import type { BannerConfiguration } from '@liberta/contracts/configurations/banner-configuration.schema'
import { renderToString } from 'react-dom/server'
import { sampleConfiguration } from '../testing/sample-configurations.ts'
import { DEFAULT_BANNER_SETTINGS } from './banner-settings.ts'
import { BannersContext } from './page-banners.ts'
import { RowBanners } from './RowBanners.tsx'

const configuration = sampleConfiguration('section', 12)

const draw = (row: number, of: BannerConfiguration | null = configuration, rows = 9) =>
  renderToString(
    <BannersContext value={of && { configuration: of, ...DEFAULT_BANNER_SETTINGS }}>
      <RowBanners after={row} of={rows} />
    </BannersContext>,
  )

/** The sample with another look for its first banner. */
function withFirst(changes: Partial<BannerConfiguration['multimedia'][number]['multimedia']>): BannerConfiguration {
  const multimedia = configuration.multimedia.map((entry) => ({
    ...entry,
    multimedia: { ...entry.multimedia, ...changes },
  }))
  return { ...configuration, multimedia: multimedia.slice(0, 1) }
}

describe('a banner in a list (specification §3, banner config)', () => {
  it('stands after its row, labelled, with its sentence, its link and its picture', () => {
    const html = draw(1)
    expect(html).toContain('aria-label="Pubblicità: Il giornale intero, dalle 5 del mattino"')
    expect(html).toContain('>Pubblicità</p>')
    expect(html).toContain('href="/abbonamenti"')
    expect(html).toContain('<picture')
    expect(html.match(/data-at-\w+/g)).toHaveLength(6)
  })

  it('says at which breakpoints it shows', () => {
    expect(draw(2).match(/data-at-\w+/g)).toEqual(['data-at-lg', 'data-at-xl', 'data-at-2xl'])
    expect(draw(3).match(/data-at-\w+/g)).toEqual(['data-at-default', 'data-at-sm', 'data-at-md'])
  })

  it('is scaled to the width of its place only where that is forced', () => {
    expect([draw(1), draw(2)].map((html) => /class="[^"]*scaled/.test(html))).toEqual([false, true])
  })

  it('is no link where it leads nowhere', () => {
    expect(draw(3)).not.toContain('<a ')
  })

  it('tells search engines that a link to elsewhere is paid for', () => {
    expect(draw(1, withFirst({ URL: 'https://www.example.it/' }))).toContain('rel="sponsored noopener"')
    expect(draw(1)).not.toContain('rel=')
  })

  it('is read by its picture’s words where it has no sentence, and not drawn without both', () => {
    const html = draw(1, withFirst({ title: null }))
    expect(html).toContain('aria-label="Pubblicità: Una piazza con i portici, all’alba"')
    expect(html).toContain('alt="Una piazza con i portici, all’alba"')
    expect(draw(1, withFirst({ title: null, picture: null }))).toBe('')
  })

  it.each([0, 4])('is nowhere but at its position: %i', (position) => {
    expect(draw(position)).toBe('')
  })

  it('stands after the last row where the page is shorter than its position, and never before the first', () => {
    expect(draw(2, configuration, 2)).toContain('data-at-default')
    expect(
      draw(1, { ...configuration, multimedia: configuration.multimedia.map((entry) => ({ ...entry, position: 0 })) }),
    ).toContain('<aside')
  })

  it('is not missed where there is no configuration', () => {
    expect(draw(1, null)).toBe('')
  })
})
