import { describe, expect, it } from '@jest/globals'
import type { BannerConfiguration } from '@liberta/contracts/configurations/banner-configuration.schema'
import { renderToString } from 'react-dom/server'
import { sampleConfiguration } from '../../samples/sample-configurations.ts'
import { DEFAULT_BANNER_SETTINGS } from '../../settings/banner-settings.ts'
import { BannersContext } from '../../page-definition/frame-context.ts'
import { RowBanners } from './RowBanners.tsx'

const configuration = sampleConfiguration('section', 12)

const draw = (row: number, of: BannerConfiguration | null = configuration, rows = 9) =>
  renderToString(
    <BannersContext value={of && { configuration: of, ...DEFAULT_BANNER_SETTINGS }}>
      <RowBanners after={row} of={rows} />
    </BannersContext>,
  )

const count = (html: string) => html.split('<aside').length - 1

function entryOf(index: number): BannerConfiguration['multimedia'][number] {
  const entry = configuration.multimedia[index]
  if (entry === undefined) throw new Error(`the sample has no banner ${index}`)
  return entry
}

/** The sample's first banner, which shows at every width, at each of these positions. */
function withPositions(positions: readonly number[]): BannerConfiguration {
  return { ...configuration, multimedia: positions.map((position) => ({ ...entryOf(0), position })) }
}

/** A banner that shows at these widths alone. */
const sole = (visibleBreakpoints: string[]) => ({ ...entryOf(1).multimedia, visibleBreakpoints })

/** The sample with another look for its first banner. */
function withFirst(changes: Partial<BannerConfiguration['multimedia'][number]['multimedia']>): BannerConfiguration {
  const multimedia = configuration.multimedia.map((entry) => ({
    ...entry,
    multimedia: { ...entry.multimedia, ...changes },
  }))
  return { ...configuration, multimedia: multimedia.slice(0, 1) }
}

/** How many banners wished after the first row stand after row `row` where rows are closed. */
const countAfter = (row: number, closed: readonly number[]) =>
  count(
    renderToString(
      <BannersContext value={{ configuration: withPositions([1]), ...DEFAULT_BANNER_SETTINGS }}>
        <RowBanners after={row} of={9} closed={closed} />
      </BannersContext>,
    ),
  )

describe('a row that ends with an advertisement of its own', () => {
  it('has no banner after it: that one stands after the next row', () => {
    expect([countAfter(1, []), countAfter(2, [])]).toEqual([1, 0])
    expect([countAfter(1, [1]), countAfter(2, [1])]).toEqual([0, 1])
  })
})

describe('a banner in a list (requirements 3, banner config)', () => {
  it('stands after its row, labelled, with its sentence, its link and its picture', () => {
    const html = draw(1)
    expect(html).toContain('aria-label="Pubblicità: Il giornale intero, dalle 5 del mattino"')
    expect(html).toContain('>Pubblicità</p>')
    expect(html).toContain('href="/abbonamenti"')
    expect(html.match(/data-at-\w+/g)).toHaveLength(6)
  })

  it('of the paper itself is drawn, never a photograph, and calls to act', () => {
    expect(draw(1)).not.toContain('<picture')
    expect(draw(1)).toContain('Scopri l’abbonamento')
    expect(draw(2)).toContain('Ascolta i podcast')
  })

  it('of an advertiser shows the advertiser’s picture', () => {
    expect(draw(1, withFirst({ URL: 'https://www.example.it/' }))).toContain('<picture')
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

  it.each([0, 4])('is nowhere but at its position, nor at row %i', (position) => {
    expect(draw(position)).toBe('')
  })

  it('is never the last thing of the page, however far down or up its position is', () => {
    expect(draw(4, configuration, 4)).toBe('')
    expect(draw(1, withPositions([9]), 2)).toContain('<aside')
    expect(draw(1, withPositions([0]), 2)).toContain('<aside')
    expect(draw(1, withPositions([1]), 1)).toBe('')
  })

  it('has no other under or over it: of two at one place the second stands a row further down, or up', () => {
    const both = withPositions([2, 2])
    expect([1, 2, 3].map((row) => count(draw(row, both, 4)))).toEqual([0, 1, 1])
    expect([1, 2].map((row) => count(draw(row, both, 3)))).toEqual([1, 1])
    expect(count(draw(1, both, 2))).toBe(1)
  })

  it('shares its place with one of other widths: a reader sees one of them', () => {
    const pair = [sole(['desktop']), sole(['mobile'])].map((multimedia) => ({ position: 1, multimedia }))
    expect(count(draw(1, { ...configuration, multimedia: pair }, 4))).toBe(2)
  })

  it('is not missed where there is no configuration', () => {
    expect(draw(1, null)).toBe('')
  })
})
