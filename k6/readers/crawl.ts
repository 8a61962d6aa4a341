import exec from 'k6/execution'
import { findLinks, pickStories } from '../choices/read-page.ts'
import { chooseListPage, pickOne } from '../choices/choose.ts'
import type { Run } from '../run/read-run.ts'
import { ask, textOf } from './ask.ts'
import type { Site } from './discover-site.ts'

/** As bots name themselves. */
const AGENTS = [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
  'CCBot/2.0 (https://commoncrawl.org/faq/)',
] as const

/** Addresses of stories that this bot has seen and not read yet. */
const waiting: string[] = []
const MOST_WAITING = 200

/** Reads the next old story; where none waits, a page deep in a section's list, which leads to more. */
export function crawl(run: Run, { sections, pages }: Site): void {
  const headers = { 'user-agent': pickOne(AGENTS, Math.random()) }
  const story = waiting.pop()
  if (story !== undefined) {
    ask(run, 'crawled', story, { headers, mayBeTurnedAway: !run.isOwn })
    return
  }
  // Of all bots together: what one has read no other reads again.
  const path = chooseListPage(sections, pages, exec.scenario.iterationInTest)
  const list = ask(run, 'crawled', path, { headers, mayBeTurnedAway: !run.isOwn, isRead: true })
  waiting.push(...pickStories(findLinks(textOf(list))).slice(0, MOST_WAITING))
}
