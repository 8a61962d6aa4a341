import { expect, test } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { describeTextSpacing } from './design/text-spacing.cases.ts'
import { auditBothLooks } from './site/audit-both-looks.ts'
import { auditPage, COLOUR_RULES } from './site/audit-page.ts'
import type { SitePages } from './site/find-pages.ts'
import { findLongMovements, findSidewaysScroll, layOutWholePage, readHeadings } from './site/inspect-page.ts'
import { asReader, DESK, PHONE } from './site/reader.ts'
import { usePage } from './site/use-page.ts'
import { usePaper } from './site/use-paper.ts'
import { findHiddenFocus, tabThrough } from './site/walk-by-keyboard.ts'

// Half of the cases for each worker: one block of them all would be waited for by the rest.
test.describe.configure({ mode: 'parallel' })

type Kind = keyof SitePages | 'error'
const KINDS: readonly Kind[] = [
  'home',
  'section',
  'sectionSecond',
  'latest',
  'tag',
  'journalist',
  'story',
  'group',
  'error',
]
/**
 * Pages made of the same parts in another order are looked at once, in the light at a desk and in the dark on a phone; all without
 * their pictures, which are as on the others.
 */
const PLAINER_KINDS: readonly Kind[] = [
  'search',
  'agenda',
  'events',
  'event',
  'obituaries',
  'obituary',
  'folder',
  'clip',
  'gallery',
  'galleryViewer',
  'teleliberta',
  'programmes',
  'podcasts',
  'shortVideos',
  'tags',
  'topics',
  'text',
  'questions',
  'letters',
  'plans',
  'newsletters',
  'survey',
  'newsroom',
  'staffMember',
  'position',
  'signIn',
]

const paper = usePaper()

/** One of its words is as long as a window. */
const MISSING = `/questa-pagina/non-esiste-${'m'.repeat(30)}`

const addressOf = (kind: Kind) => (kind === 'error' ? MISSING : paper.content.pages[kind])

async function open(page: Page, kind: Kind): Promise<void> {
  await page.goto(paper.site.urls.site + addressOf(kind), { waitUntil: 'load' })
}

/** The reader's own setting of the browser, which media queries see as well. */
async function doubleText(page: Page): Promise<void> {
  const tools = await page.context().newCDPSession(page)
  await tools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
}

/** Larger letters alone, as where a system enlarges what a page sets: media queries see nothing of it. */
async function doubleLetters(page: Page): Promise<void> {
  const tools = await page.context().newCDPSession(page)
  await tools.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } })
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
}

/** Words that stand where a drawing does, or large numerals that stand for one. */
function findWordsOverDrawings(advertisement: Locator): Promise<string[]> {
  return advertisement.evaluate((element) => {
    const boxes = (selector: string) =>
      [...element.querySelectorAll(selector)].map((found) => {
        const range = document.createRange()
        range.selectNodeContents(found)
        return { text: found.textContent, box: (found.matches('svg') ? found : range).getBoundingClientRect() }
      })
    const drawings = boxes('svg, [aria-hidden="true"]')
    const words = boxes('div > p:not([aria-hidden]), a')
    if (words.length === 0) throw new Error('no words')
    const overlaps = words.filter(({ box }) =>
      drawings.some(
        (drawing) =>
          Math.min(box.right, drawing.box.right) - Math.max(box.left, drawing.box.left) > 1 &&
          Math.min(box.bottom, drawing.box.bottom) - Math.max(box.top, drawing.box.top) > 1,
      ),
    )
    return overlaps.map(({ text }) => text)
  })
}

/** axe in both themes at both widths, on the page as it stands; in the dark for what hangs on colours. */
async function auditEveryLook(page: Page, rules?: readonly string[]): Promise<string[]> {
  const looks = new Map<string, string[]>()
  for (const viewport of [DESK, PHONE]) {
    await page.setViewportSize(viewport)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      for (const fault of await auditPage(page, colorScheme === 'dark' ? COLOUR_RULES : rules)) {
        looks.set(fault, [...(looks.get(fault) ?? []), `${viewport.width} px ${colorScheme}`])
      }
    }
  }
  return [...looks].map(([fault, where]) => `${fault} (${where.join(', ')})`)
}

for (const kind of [...KINDS, ...PLAINER_KINDS]) {
  test.describe(kind, () => {
    const opened = usePage(paper, () => addressOf(kind), { pictures: KINDS.includes(kind) })

    test('axe finds 0 violations in both themes, at 1440 and 375 px', async () => {
      const { page } = opened
      expect(await (KINDS.includes(kind) ? auditEveryLook(page) : auditBothLooks(page, kind))).toEqual([])
    })

    test('has one banner, main and contentinfo, one h1, no heading that skips a level, and its language', async () => {
      const { page } = opened
      for (const role of ['banner', 'main', 'contentinfo'] as const) expect(await page.getByRole(role).count()).toBe(1)
      const levels = (await readHeadings(page)).map(({ level }) => level)
      expect(levels.filter((level) => level === 1)).toEqual([1])
      expect(levels.filter((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1)).toEqual([])
      expect(await page.locator('html').getAttribute('lang')).toBe('it')
    })

    test('nobody has to scroll sideways: at 320 px, and with text of 200 % at 1280, 640 and 390 px', async () => {
      const { page } = opened
      await page.setViewportSize({ width: 320, height: 640 })
      const faults = [await findSidewaysScroll(page)]
      await doubleText(page)
      for (const width of [1280, 640, 390]) {
        await page.setViewportSize({ width, height: 900 })
        faults.push(await findSidewaysScroll(page))
      }
      await doubleLetters(page)
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 900 })
        faults.push(await findSidewaysScroll(page))
      }
      expect(faults.flat()).toEqual([])
    })
  })
}

test('every component in every state: its text has its contrast, in both themes, at 1440 and 375 px', async () => {
  await asReader(paper.browser, { starts: false }, async (page) => {
    // Without scripts, which would change what is looked at: each state stands in the page.
    await page.route('**/*.js', (route) => route.abort())
    await page.goto(`${paper.site.urls.site}/_subjects`, { waitUntil: 'load' })
    expect(await auditEveryLook(page, COLOUR_RULES)).toEqual([])
  })
})

test.describe('menu, skip link, language of a part', () => {
  test('axe finds 0 violations on the home page with the menu open', async () => {
    await asReader(paper.browser, {}, async (page) => {
      await open(page, 'home')
      await page.getByRole('banner').getByRole('button', { name: 'Cerca' }).click()
      await page.getByRole('dialog').waitFor()
      expect(await auditEveryLook(page)).toEqual([])
    })
  })

  test('the error page says in English what is English', async () => {
    await asReader(paper.browser, {}, async (page) => {
      await open(page, 'error')
      for (const words of ['This is not the page you ar looking for..', 'Go Home']) {
        const language = await page
          .getByText(words)
          .evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))
        expect(language).toBe('en')
      }
    })
  })

  test('the skip link is the first stop of the keyboard, is seen, and leads into the content', async () => {
    await asReader(paper.browser, {}, async (page) => {
      await open(page, 'home')
      await page.keyboard.press('Tab')
      const skip = page.locator(':focus')
      expect(await skip.getAttribute('href')).toMatch(/^#/)
      const box = await skip.boundingBox()
      expect(Math.min(box?.x ?? -1, box?.y ?? -1)).toBeGreaterThanOrEqual(0)
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(true)
    })
  })
})

test.describe('everything can be reached by keyboard, and the focus is seen', () => {
  for (const viewport of [DESK, PHONE]) {
    test(`forwards from the top, ${viewport.width} px wide`, async () => {
      await asReader(paper.browser, { viewport, reducedMotion: 'reduce' }, async (page) => {
        await open(page, 'home')
        const stops = await tabThrough(page, 'Tab', 45)
        expect(stops.length).toBeGreaterThan(25)
        expect(findHiddenFocus(stops)).toEqual([])
      })
    })
  }

  for (const viewport of [DESK, PHONE]) {
    test(`backwards from the bottom, where a header that sticks could hide it, ${viewport.width} px`, async () => {
      await asReader(paper.browser, { viewport, reducedMotion: 'reduce' }, async (page) => {
        await open(page, 'section')
        // What is laid out above while one goes up moves what has the focus.
        await layOutWholePage(page)
        await page.getByRole('contentinfo').getByRole('link').first().focus()
        expect(findHiddenFocus(await tabThrough(page, 'Shift+Tab', 45))).toEqual([])
      })
    })
  }

  test('opens the menu, keeps the focus in it, closes it with Escape and gives the focus back', async () => {
    await asReader(paper.browser, {}, async (page) => {
      await open(page, 'home')
      const opener = page.getByRole('banner').getByRole('button', { name: 'Cerca' })
      await opener.focus()
      await page.keyboard.press('Enter')
      await page.getByRole('dialog').waitFor()
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true)
      expect(findHiddenFocus(await tabThrough(page, 'Tab', 12))).toEqual([])
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
      expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true)
    })
  })
})

test.describe('settings of the reader’s system', () => {
  test('the text of a story follows the reader’s setting for its size', async () => {
    await asReader(paper.browser, {}, async (page) => {
      await open(page, 'story')
      const size = () =>
        page
          .locator('article p')
          .last()
          .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
      const before = await size()
      await doubleText(page)
      expect(await size()).toBeGreaterThanOrEqual(before * 1.9)
    })
  })

  test('with text of 200 % in a window of 390 px no drawing lies under the words of the masthead’s advertisement', async () => {
    await asReader(paper.browser, { viewport: { width: 390, height: 844 } }, async (page) => {
      await doubleText(page)
      for (const kind of ['home', 'journalist', 'clip'] as const) {
        await open(page, kind)
        expect(await findWordsOverDrawings(page.locator('[data-ad="masthead"]'))).toEqual([])
      }
    })
  })

  describeTextSpacing(paper)

  for (const kind of ['home', 'story', 'error'] as const) {
    test(`reduced motion: nothing moves on ${kind}`, async () => {
      await asReader(paper.browser, { reducedMotion: 'reduce' }, async (page) => {
        await open(page, kind)
        expect(await findLongMovements(page)).toEqual([])
      })
    })
  }
})
