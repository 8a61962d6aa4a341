import exec from 'k6/execution'
import { countPages, findRows } from '../choices/read-page.ts'
import { pickOne } from '../choices/choose.ts'
import type { Run } from '../run/read-run.ts'
import { ask, textOf } from './ask.ts'
import { discoverHotSite, readPage } from './discover-site.ts'
import type { Site } from './discover-site.ts'
import { noteCrawled } from './metrics.ts'

/** As bots name themselves. */
const AGENTS = [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
  'CCBot/2.0 (https://commoncrawl.org/faq/)',
] as const

/** The list in which every story stands once. */
const ALL_STORIES = '/news/latest'

/** A site and how many pages its list of all stories has. */
export interface Archive extends Site {
  pages: number
}

/** What a bot and the readers beside it find. */
export function discoverArchive(run: Run): Archive {
  return { ...discoverHotSite(run), pages: countPages(readPage(run, ALL_STORIES)) }
}

/**
 * Reads the next page of the list of all stories, then its stories, one after the other, but for those that the readers have. It begins with the
 * oldest: what is published meanwhile moves no story to a page that is still to come, so that none is read twice. The first page is that of the readers.
 */
export function crawl(run: Run, { stories, pages }: Archive): void {
  const page = pages - exec.scenario.iterationInTest
  if (page < 2) return
  const headers = { 'user-agent': pickOne(AGENTS, Math.random()) }
  const mayBeTurnedAway = !run.isOwn
  const path = `${ALL_STORIES}/page_${page}`
  const list = ask(run, 'crawled', path, { headers, mayBeTurnedAway, holds: '<ol start="' })
  for (const story of findRows(textOf(list))) {
    if (!stories.includes(story)) noteCrawled(ask(run, 'crawled', story, { headers, mayBeTurnedAway }))
  }
}
