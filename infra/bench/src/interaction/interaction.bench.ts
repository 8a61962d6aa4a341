import type { Browser, Page } from 'playwright-core'
import { SMALL_ARCHIVE, startTestSite } from '../../../local/src/test-site/start-test-site.ts'
import type { Bench } from '../bench.types.ts'
import { openBrowser } from '../browser/open-browser.ts'
import { choosePages } from '../lighthouse/choose-pages.ts'
import { readAnswer } from '../load/read-answer.ts'
import { median } from '@liberta/test-kit/summarise'
import { measurePress, onSlowPhone, readTimings } from './on-slow-phone.ts'
import type { Timings } from './on-slow-phone.ts'
import { readLongestScript, readLongestTask } from './read-timings.ts'

/** An odd number: the median is one that was measured. */
const RUNS = 5
/** Of a touch, and of a task; milliseconds. */
const [TOUCH, TASK] = [100, 50]
const BARS = {
  'consent: Scegli': TOUCH,
  'consent: Salva le mie scelte': TOUCH,
  'consent: Accetta': TOUCH,
  'consent: Rifiuta': TOUCH,
  'interstitial: opening': TOUCH,
  'interstitial: SALTA': TOUCH,
  'home: longest script of the load': TASK,
  'story: longest script of the load': TASK,
} as const
/** For the report: what of a load is no script of the site's. */
const TOLD = ['home: longest task of the load', 'story: longest task of the load'] as const
/** How long nothing new begins after a page has loaded and asked; milliseconds. */
const SETTLED_MS = 2500

/** A page of nothing but a button that opens a dialog: what the machine itself takes for a touch, now. */
const BARE = `data:text/html,<!doctype html><title>Bare</title><button onclick="d.showModal()">Open</button><dialog id=d>Opened</dialog>`

type Measured = Record<keyof typeof BARS | (typeof TOLD)[number] | 'bare', number>
interface Addresses {
  home: string
  section: string
  story: string
}

/**
 * How soon the question about cookies and the full-page advertisement answer a touch, and how long the page's own tasks hold up a load with
 * the question and the paper's own advertisements on it. A site of its own: others do not interrupt phones.
 */
export const interactionBench: Bench = {
  name: 'interaction',
  summary: `the question about cookies, the full-page advertisement and long tasks, on a slow phone, median of ${RUNS} runs`,
  async run({ say }) {
    say('  starting a site that interrupts phones, too …')
    const site = await startTestSite({ ...SMALL_ARCHIVE, INTERSTITIAL_ON_PHONES: 'on' })
    const browser = await openBrowser()
    const frames: Timings['frames'] = []
    try {
      const addresses = await findAddresses(site.urls.site)
      await warmUp(browser, addresses)
      const runs: Measured[] = []
      for (let run = 1; run <= RUNS; run += 1) {
        const measured = await measureOnce(browser, addresses, frames)
        runs.push(measured)
        const figures = Object.entries(measured).map(([what, value]) => `${what} ${Math.round(value)}`)
        say(`  ${run} of ${RUNS}: ${figures.join(', ')}`)
      }
      const bare = `a bare page's dialog ${median(runs.map((run) => run.bare))} ms`
      const barred = (Object.keys(BARS) as (keyof typeof BARS)[]).map((what) => {
        const values = runs.map((run) => run[what])
        const bar = { type: 'most' as const, value: BARS[what] }
        const details = { values, ...(BARS[what] === TASK ? { frames } : {}) }
        const reference = BARS[what] === TOUCH ? bare : null
        return { what, value: Math.round(median(values)), unit: 'ms', bar, reference, details }
      })
      const told = TOLD.map((what) => {
        const values = runs.map((run) => run[what])
        return { what, value: Math.round(median(values)), unit: 'ms', bar: null, reference: null, details: { values } }
      })
      return [...barred, ...told]
    } finally {
      await browser.close()
      await site.stop()
    }
  },
}

async function findAddresses(site: string): Promise<Addresses> {
  const pages = choosePages((await readAnswer(`${site}/`)).body.toString())
  const find = (wanted: string) => {
    const found = pages.find(({ name }) => name === wanted)
    if (found === undefined) throw new Error(`the home page links to no ${wanted}`)
    return site + found.path
  }
  return { home: find('home'), section: find('section'), story: find('story') }
}

/** Pictures are cut when they are first asked for. */
async function warmUp(browser: Browser, addresses: Addresses): Promise<void> {
  await onSlowPhone(browser, async (page) => {
    for (const address of Object.values(addresses)) await page.goto(address, { waitUntil: 'networkidle' })
  })
}

const questionOf = (page: Page) => page.getByRole('region', { name: 'Una scelta, prima di leggere' })
const buttonOf = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const isGone = (page: Page) => () => questionOf(page).waitFor({ state: 'hidden' })

async function openAsked(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'load' })
  await questionOf(page).waitFor()
}

/** One run; adds the frames that took long to `frames`. */
async function measureOnce(
  browser: Browser,
  { home, section, story }: Addresses,
  frames: Timings['frames'],
): Promise<Measured> {
  const measureLoad = (address: string) =>
    onSlowPhone(browser, async (page) => {
      await openAsked(page, address)
      await page.waitForTimeout(SETTLED_MS)
      const timings = await readTimings(page)
      frames.push(...timings.frames)
      return { script: readLongestScript(timings.frames), task: readLongestTask(timings.tasks) }
    })
  const [ofHome, ofStory] = [await measureLoad(home), await measureLoad(story)]
  return {
    bare: await onSlowPhone(browser, async (page) => {
      await page.goto(BARE)
      return measurePress(page, buttonOf(page, 'Open'), () => page.getByRole('dialog').waitFor())
    }),
    'home: longest script of the load': ofHome.script,
    'home: longest task of the load': ofHome.task,
    'story: longest script of the load': ofStory.script,
    'story: longest task of the load': ofStory.task,
    ...(await onSlowPhone(browser, async (page) => {
      await openAsked(page, home)
      const preferences = page.getByRole('dialog', { name: 'Le tue scelte sui cookie' })
      return {
        'consent: Scegli': await measurePress(page, buttonOf(page, 'Scegli'), () => preferences.waitFor()),
        'consent: Salva le mie scelte': await measurePress(page, buttonOf(page, 'Salva le mie scelte'), isGone(page)),
      }
    })),
    'consent: Accetta': await onSlowPhone(browser, async (page) => {
      await openAsked(page, story)
      return measurePress(page, buttonOf(page, 'Accetta'), isGone(page))
    }),
    ...(await onSlowPhone(browser, async (page) => {
      await openAsked(page, home)
      const refusal = await measurePress(page, buttonOf(page, 'Rifiuta'), isGone(page))
      return { 'consent: Rifiuta': refusal, ...(await measureInterstitial(page, section, story)) }
    })),
  }
}

/** The second page on to which a reader comes with a choice made is interrupted. */
async function measureInterstitial(page: Page, first: string, second: string) {
  await page.goto(first, { waitUntil: 'load' })
  await page.waitForTimeout(SETTLED_MS)
  await page.goto(second, { waitUntil: 'load' })
  const skip = buttonOf(page, 'SALTA')
  await skip.waitFor()
  const press = await measurePress(page, skip, () => skip.waitFor({ state: 'hidden' }))
  const { openings } = await readTimings(page)
  return { 'interstitial: opening': Math.max(...openings), 'interstitial: SALTA': press }
}
