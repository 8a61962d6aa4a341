import http from 'k6/http'
import { findLinks, findWords, pickSections, pickStories } from '../choices/read-page.ts'
import { MOST, WARM_STORIES } from '../load.table.ts'
import type { Run } from '../run/read-run.ts'
import { headersOf, textOf } from './ask.ts'

/** What the site's own pages lead to, the most prominent first. */
export interface Site {
  sections: string[]
  stories: string[]
  words: string[]
}

const LEAST_STORIES = 5
const MOST_SECTIONS = 12
const MOST_WORDS = 400

/** Reads the home page and the sections that it links to. @throws where there is too little to read */
export function discoverSite(run: Run): Site {
  const home = readPage(run, '/')
  const links = findLinks(home)
  const sections = pickSections(links).slice(0, MOST_SECTIONS)
  const stories = pickStories(links)
  const words = findWords(home)
  for (const section of sections) {
    const html = readPage(run, section)
    stories.push(...pickStories(findLinks(html)))
    words.push(...findWords(html))
  }
  const site = {
    sections,
    stories: [...new Set(stories)].slice(0, MOST.stories),
    words: [...new Set(words)].slice(0, MOST_WORDS),
  }
  if (sections.length === 0 || site.stories.length < LEAST_STORIES)
    throw new Error(`${run.target}/ leads to ${sections.length} sections and ${site.stories.length} stories only.`)
  return site
}

/** What readers of a spike find: the site as `discoverSite` has it, its first stories opened once. */
export function discoverHotSite(run: Run): Site {
  const site = discoverSite(run)
  const requests = site.stories.slice(0, WARM_STORIES).map((path) => ({
    method: 'GET' as const,
    url: run.target + path,
    params: { headers: headersOf(run), tags: { name: 'discovery' }, responseType: 'none' as const },
  }))
  http.batch(requests)
  return site
}

/** What stands in a page, before anything is measured. @throws where it is not there */
export function readPage(run: Run, path: string): string {
  const answer = http.get(run.target + path, {
    headers: headersOf(run),
    tags: { name: 'discovery' },
    responseType: 'text',
  })
  if (answer.status !== 200) throw new Error(`${run.target}${path} answers ${answer.status} ${answer.error}`)
  return textOf(answer)
}
