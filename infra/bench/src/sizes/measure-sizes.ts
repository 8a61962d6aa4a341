import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { openBrowser, PHONE } from '../browser/open-browser.ts'
import { readAnswer } from '../load/read-answer.ts'
import { sumSizes } from './sum-sizes.ts'
import type { PageSizes, Resource, ResourceType } from './sum-sizes.ts'

const QUIET_MS = 600
const QUIET_WITHIN_MS = 15_000
const CLICK_WITHIN_MS = 3000
const WEIGHED = new Set<string>(['document', 'stylesheet', 'script', 'font'] satisfies ResourceType[])

type RequestedResource = Omit<Resource, 'bytes'>

declare global {
  interface Window {
    releaseIdle?: () => void
  }
}

/**
 * Visits the page at `siteUrl` for the first time on a phone and weighs what it asks for. «Before idle» does not hang on
 * the machine's speed: `requestIdleCallback` is held until the network is quiet, and only then let go.
 */
export async function measureSizes(siteUrl: string): Promise<PageSizes> {
  const browser = await openBrowser()
  try {
    const page = await (await browser.newContext(PHONE)).newPage()
    const requests = await visit(page, siteUrl)
    return sumSizes(await Promise.all(requests.map((resource) => weigh(resource, siteUrl))), siteUrl)
  } finally {
    await browser.close()
  }
}

async function visit(page: Page, siteUrl: string): Promise<RequestedResource[]> {
  const requests: RequestedResource[] = []
  let beforeIdle = true
  let lastRequest = 0
  page.on('request', (request) => {
    lastRequest = performance.now()
    const type = request.resourceType()
    if (!request.url().startsWith('http')) return
    requests.push({ url: request.url(), type: WEIGHED.has(type) ? (type as ResourceType) : 'other', beforeIdle })
  })
  const untilQuiet = async () => {
    const until = performance.now() + QUIET_WITHIN_MS
    lastRequest = performance.now()
    while (performance.now() - lastRequest < QUIET_MS && performance.now() < until) await pause(50)
  }
  await page.addInitScript(holdIdle)
  await page.goto(siteUrl, { waitUntil: 'load' })
  await untilQuiet()
  beforeIdle = false
  await page.evaluate(() => window.releaseIdle?.())
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await untilQuiet()
  await openMenu(page)
  await untilQuiet()
  return requests
}

/** Runs in the page, before anything of its own. */
function holdIdle(): void {
  const held: IdleRequestCallback[] = []
  const real = window.requestIdleCallback.bind(window)
  window.requestIdleCallback = (callback) => held.push(callback)
  window.releaseIdle = () => {
    window.requestIdleCallback = real
    for (const callback of held.splice(0)) real(callback)
  }
}

async function openMenu(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0))
  const opener = page.locator('header button:visible').first()
  if ((await opener.count()) > 0) await opener.click({ timeout: CLICK_WITHIN_MS })
}

async function weigh(resource: RequestedResource, siteUrl: string): Promise<Resource> {
  const isOurs = new URL(resource.url).host === new URL(siteUrl).host
  if (!isOurs || resource.type === 'other') return { ...resource, bytes: 0 }
  const { body } = await readAnswer(resource.url, { 'accept-encoding': 'br' })
  return { ...resource, bytes: body.length }
}

/** Bytes that the first visit to the home page may cost; a bar never rises because the page grew. */
export const SIZE_BARS = [
  { what: 'home HTML', size: 'html', most: 30 * 1024 },
  { what: 'home CSS', size: 'css', most: 15 * 1024 },
  { what: 'home JS before idle', size: 'scriptsBeforeIdle', most: 5 * 1024 },
  { what: 'home JS in all', size: 'scripts', most: 75 * 1024 },
] as const satisfies readonly { what: string; size: keyof PageSizes; most: number }[]
