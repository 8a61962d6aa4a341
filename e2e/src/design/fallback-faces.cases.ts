import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { asReader, DESK } from '../site/reader.ts'
import type { Paper } from '../site/use-paper.ts'

/** Of the width of all words: a line of forty letters then breaks at the same word nearly always. */
const MOST_APART = 0.02
/** A weight with fewer letters on the pages is no measure of anything. */
const LEAST_LETTERS = 150
const FALLBACKS = {
  'Libre Bodoni': 'Bodoni fallback',
  'Instrument Sans': 'Instrument fallback',
  Faustina: 'Faustina fallback',
} as const

interface Setting {
  face: keyof typeof FALLBACKS
  weight: string
}

/** All upright words of a page by the face and the weight that they are set in. */
function readWords(page: Page): Promise<(Setting & { words: string })[]> {
  return page.evaluate(() => {
    const found = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const read: (Setting & { words: string })[] = []
    for (let text = found.nextNode(); text; text = found.nextNode()) {
      const element = text.parentElement
      const words = (text.nodeValue ?? '').trim()
      if (!element || words === '' || !element.checkVisibility()) continue
      const { fontFamily, fontWeight: weight, fontStyle, textTransform } = getComputedStyle(element)
      const face = fontFamily.split(',')[0]?.replaceAll('"', '') as Setting['face']
      if (fontStyle === 'normal')
        read.push({ face, weight, words: textTransform === 'uppercase' ? words.toUpperCase() : words })
    }
    return read
  })
}

/** How many times as wide as in the site's face these words are in the one that holds its place. */
function compareWidths(page: Page, { face, weight }: Setting, words: string): Promise<number> {
  return page.evaluate(
    async ([own, fallback, heavy, all]) => {
      const context = document.createElement('canvas').getContext('2d')
      const measure = async (family: string) => {
        const font = `${heavy} 100px "${family}"`
        if ((await document.fonts.load(font, all)).length === 0 || context === null) return Number.NaN
        // Without one that both could fall back on: serifs are no measure of a face without.
        context.font = `${font}, monospace`
        return context.measureText(all).width
      }
      return (await measure(fallback)) / (await measure(own))
    },
    [face, FALLBACKS[face], weight, words] as const,
  )
}

/** The system's faces that hold the place of the site's own until these have come (frontend/scripts/fallback-faces.ts). */
export function describeFallbackFaces(paper: Paper): void {
  test('«nothing moves when faces arrive»: a system face is as wide as the one it stands for, in each weight', async () => {
    const { home, story } = paper.content.pages
    await asReader(paper.browser, { viewport: DESK }, async (page) => {
      const words = new Map<string, Setting & { words: string }>()
      for (const path of [story, home]) {
        await page.goto(paper.site.urls.site + path, { waitUntil: 'load' })
        for (const read of await readWords(page)) {
          if (!(read.face in FALLBACKS)) continue
          const key = `${read.face} ${read.weight}`
          words.set(key, { ...read, words: `${words.get(key)?.words ?? ''} ${read.words}` })
        }
      }
      const measured = [...words].filter(([, { words: all }]) => all.length >= LEAST_LETTERS)
      expect(measured.map(([key]) => key).toSorted()).toEqual([
        'Faustina 400',
        'Instrument Sans 400',
        'Instrument Sans 500',
        'Instrument Sans 600',
        'Libre Bodoni 500',
        'Libre Bodoni 600',
      ])
      for (const [key, { words: all, ...setting }] of measured) {
        const ratio = await compareWidths(page, setting, all)
        expect(ratio, `${key}, by Liberation (Debian's fonts-liberation)`).toBeGreaterThan(1 - MOST_APART)
        expect(ratio, key).toBeLessThan(1 + MOST_APART)
      }
    })
  })
}
