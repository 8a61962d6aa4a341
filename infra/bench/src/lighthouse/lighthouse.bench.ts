import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import lighthouse from 'lighthouse'
import type { Browser } from 'playwright-core'
import { DATA_DIR } from '../../../local/src/project.ts'
import { findFreePort } from '@liberta/http/find-free-port'
import type { Bench, BenchContext, Figure } from '../bench.types.ts'
import { openBrowser, PHONE } from '../browser/open-browser.ts'
import { readAnswer } from '../load/read-answer.ts'
import { makeCertificate, startSiteNginx } from '../../../nginx/src/start-site-nginx.ts'
import { findProgram } from '../references/start-nginx.ts'
import { median } from '@liberta/test-kit/summarise'
import { choosePages } from './choose-pages.ts'
import type { AuditedPage } from './choose-pages.ts'
import { LIGHTHOUSE_BARS, FailedRunError, readResult } from './read-result.ts'
import type { LighthouseResult } from './read-result.ts'

/** An odd number: the median is one that was measured. */
const RUNS = 5
/** Of a run in which Lighthouse itself failed. */
const TRIES = 3
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
const WARM_UP_WITHIN_MS = 20_000

/**
 * Lighthouse's mobile preset with its own simulated throttling; the median of five runs for each page. The bars are held
 * against the site as readers reach it, behind the nginx that is shipped, with TLS and HTTP/2; plain HTTP/1.1, as `npm start` serves it, is told.
 */
export const lighthouseBench: Bench = {
  name: 'lighthouse',
  summary: `Lighthouse mobile on home, section, story and search, median of ${RUNS} runs each`,
  async run(context) {
    const site = (await context.site()).urls.site
    const home = await readAnswer(`${site}/`)
    const front = await startFront(context, site)
    const port = await findFreePort()
    const browser = await openBrowser(port)
    try {
      const figures: Figure[] = []
      for (const page of choosePages(home.body.toString()))
        figures.push(...(await auditPage(context, browser, { site, origin: front.origin, port, page })))
      figures.push(await auditPlainHome(context, { site, port }))
      return figures
    } finally {
      await browser.close()
      await front.stop()
    }
  },
}

/** The nginx that is shipped, with TLS and HTTP/2, before the site. */
async function startFront({ folder, say }: BenchContext, site: string) {
  findProgram('openssl', say)
  const port = await findFreePort()
  const nginx = await startSiteNginx([Number(new URL(site).port)], { tls: { ...makeCertificate(folder), port } })
  return { origin: `https://localhost:${port}`, stop: nginx.stop }
}

interface Audit {
  /** As the site itself listens. */
  site: string
  /** As readers reach it. */
  origin: string
  /** Of the browser's DevTools protocol. */
  port: number
  page: AuditedPage
}

async function auditPage(
  { say, note }: BenchContext,
  browser: Browser,
  { site, origin, port, page }: Audit,
): Promise<Figure[]> {
  const url = `${origin}${page.path}`
  const { status } = await readAnswer(`${site}${page.path}`)
  if (status === 404) {
    note(`lighthouse: ${page.name} was left out, since ${page.path} answers 404.`)
    return []
  }
  if (status !== 200) throw new Error(`${page.path} answers ${status}`)
  await warmUp(browser, url)
  const results: LighthouseResult[] = []
  for (let run = 1; run <= RUNS; run += 1) {
    const result = await auditAgain(() => audit(url, port, page.name), say)
    results.push(result)
    say(
      `  ${page.name} ${run} of ${RUNS}: ${LIGHTHOUSE_BARS.map(({ what }) => `${what} ${round(result.figures[what])}`).join(', ')}`,
    )
  }
  const shortfalls = [...new Set(results.flatMap((result) => result.shortfalls))]
  for (const shortfall of shortfalls) say(`    short of full: ${shortfall}`)
  return LIGHTHOUSE_BARS.map(({ what, unit, bar }) => {
    const values = results.map(({ figures }) => figures[what])
    return {
      what: `${page.name}: ${what}`,
      value: what === 'CLS' ? median(values) : Math.round(median(values)),
      unit,
      bar,
      reference: null,
      details: { path: page.path, values, ...(what === 'performance' ? { shortfalls } : {}) },
    }
  })
}

/** What the first page costs without HTTP/2: told, not held against a bar. */
async function auditPlainHome({ say }: BenchContext, { site, port }: { site: string; port: number }): Promise<Figure> {
  const { figures } = await auditAgain(() => audit(`${site}/`, port, 'home-plain'), say)
  const { LCP: value } = figures
  return {
    what: 'home over HTTP/1.1: LCP',
    value: Math.round(value),
    unit: 'ms',
    bar: null,
    reference: null,
    details: {},
  }
}

async function auditAgain(run: () => Promise<LighthouseResult>, say: BenchContext['say']): Promise<LighthouseResult> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run()
    } catch (error) {
      if (!(error instanceof FailedRunError) || attempt === TRIES) throw error
      say(`  ${error.message}; once more`)
    }
  }
}

/** Audits a page once; the whole result stands in .data/bench/lighthouse/ until the next run, for lighthouse's own viewer. */
async function audit(url: string, port: number, name: string): Promise<LighthouseResult> {
  const answer = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: CATEGORIES })
  if (!answer) throw new Error(`Lighthouse told nothing of ${url}`)
  const folder = join(DATA_DIR, 'bench/lighthouse')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(answer.lhr))
  return readResult(answer.lhr)
}

/**
 * One visit that is not measured: pictures are cut to size when they are first asked for, once for all readers. It ends when
 * nothing is loaded any more, so that no picture is still being cut beside the first measured run.
 */
async function warmUp(browser: Browser, url: string): Promise<void> {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'networkidle', timeout: WARM_UP_WITHIN_MS })
  await context.close()
}

function round(value: number): number {
  return Number(value.toFixed(value < 1 ? 3 : 0))
}
