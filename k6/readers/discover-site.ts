import http from 'k6/http'
import { countPages, findLinks, findWords, pickSections, pickStories } from '../choices/read-page.ts'
import { MOST, WARM_STORIES } from '../load.table.ts'
import type { Run } from '../run/read-run.ts'
import { headersOf, textOf } from './ask.ts'

/** What the site's own pages lead to, the most prominent first. */
export interface Site {
  sections: string[]
  stories: string[]
  words: string[]
  /** How many pages each section has. */
  pages: Record<string, number>
}

const LEAST_STORIES = 5
const MOST_SECTIONS = 12
const MOST_WORDS = 400

/** Reads the home page and the sections that it links to. @throws where there is too little to read */
export function discoverSite(run: Run): Site {
  const home = read(run, '/')
  const links = findLinks(home)
  const sections = pickSections(links).slice(0, MOST_SECTIONS)
  const stories = pickStories(links)
  const words = findWords(home)
  const pages: Record<string, number> = {}
  for (const section of sections) {
    const html = read(run, section)
    stories.push(...pickStories(findLinks(html)))
    words.push(...findWords(html))
    pages[section] = countPages(html)
  }
  const site = {
    sections,
    stories: [...new Set(stories)].slice(0, MOST.stories),
    words: [...new Set(words)].slice(0, MOST_WORDS),
    pages,
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

/** @throws where the page is not there */
function read(run: Run, path: string): string {
  const answer = http.get(run.target + path, {
    headers: headersOf(run),
    tags: { name: 'discovery' },
    responseType: 'text',
  })
  if (answer.status !== 200) throw new Error(`${run.target}${path} answers ${answer.status} ${answer.error}`)
  return textOf(answer)
}
