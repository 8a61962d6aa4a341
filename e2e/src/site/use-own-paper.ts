import { afterAll, beforeAll } from '@jest/globals'
import type { Browser } from 'playwright-core'
import { findContent } from './find-pages.ts'
import { openBrowser } from './open-browser.ts'
import type { OwnPaper } from './use-paper.ts'
import { startTestSite } from '../../../infra/local/src/test-site/start-test-site.ts'
import type { TestSite } from '../../../infra/local/src/test-site/start-test-site.ts'

/** Starts both at once; where one cannot be had the other is stopped again, or Jest would wait for it for ever. */
export async function startSiteAndBrowser(): Promise<[TestSite, Browser]> {
  const [site, browser] = await Promise.allSettled([startTestSite(), openBrowser()])
  if (site.status === 'fulfilled' && browser.status === 'fulfilled') return [site.value, browser.value]
  if (site.status === 'fulfilled') await site.value.stop()
  if (browser.status === 'fulfilled') await browser.value.close()
  throw site.status === 'rejected' ? site.reason : new Error('no browser', { cause: browser })
}

/** Starts a site and a browser before the file's first test, and stops both after its last. */
export function useOwnPaper(): OwnPaper {
  const held: { -readonly [Part in keyof OwnPaper]?: OwnPaper[Part] } = {}
  const take = <Part extends keyof OwnPaper>(part: Part): OwnPaper[Part] => {
    const value: OwnPaper[Part] | undefined = held[part]
    if (value === undefined) throw new Error(`the ${part} is not there before the first test`)
    return value
  }
  beforeAll(async () => {
    ;[held.site, held.browser] = await startSiteAndBrowser()
    held.content = await findContent(take('site'))
  }, 180_000)
  afterAll(async () => {
    await held.browser?.close()
    await held.site?.stop()
  }, 60_000)
  return {
    get site() {
      return take('site')
    },
    get browser() {
      return take('browser')
    },
    get content() {
      return take('content')
    },
  }
}
