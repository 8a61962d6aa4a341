import { sleep } from 'k6'
import http from 'k6/http'
import { choosePause, chooseWeighted, pickOne } from '../choices/choose.ts'
import { createSeeker } from '../choices/compose-query.ts'
import { findParts, findRead } from '../choices/read-page.ts'
import { VISITS } from '../load.table.ts'
import type { RequestKind } from '../load.table.ts'
import type { Run } from '../run/read-run.ts'
import { ask, headersOf, textOf } from './ask.ts'
import type { Site } from './discover-site.ts'
import { chooseStory } from './read-hot-page.ts'

/** What a browser has in its cache during one visit. */
interface Browser {
  loaded: Set<string>
  tags: Map<string, string>
  /** Of which story each page was; null for none. */
  reads: Map<string, number | null>
}

type Opened = keyof typeof VISITS.first | keyof typeof VISITS.next

let seek: ReturnType<typeof createSeeker> | null = null

/** One visit of the mix: some pages with their files and pictures, and pauses as people make them. */
export function visitSite(run: Run, site: Site, tags: Record<string, string> = {}): void {
  const browser: Browser = { loaded: new Set(), tags: new Map(), reads: new Map() }
  openPage(run, site, browser, chooseWeighted(VISITS.first, Math.random()), tags)
  ask(run, 'call', '/api/weather', { tags })
  for (let pages = 1; pages < VISITS.mostPages && Math.random() < VISITS.goesOn; pages += 1) {
    pauseOnPage(run)
    openPage(run, site, browser, chooseWeighted(VISITS.next, Math.random()), tags)
  }
}

/**
 * Tells the site that a story is being read, as its page does once it is looked at; nothing where the page was of none. Of one address the
 * site takes so many a minute: a browser that is turned away notices nothing.
 */
export function tellRead(run: Run, story: number | null, tags: Record<string, string> = {}): void {
  if (story !== null) ask(run, 'call', '/api/reads', { body: { story }, tags, mayBeTurnedAway: true })
}

/** Waits as somebody who reads. */
export function pauseOnPage({ pause }: Run): void {
  sleep(choosePause(VISITS.pause, [Math.random(), Math.random()]) * pause)
}

/** The address of a search for something that people seek. */
export function chooseSearch({ words }: Site): string {
  seek ??= createSeeker(words)
  return `/ricerca?query=${encodeURIComponent(seek(Math.random))}`
}

function openPage(run: Run, site: Site, browser: Browser, kind: Opened, tags: Record<string, string>): void {
  const path = addressOf(kind, site)
  const known = browser.tags.get(path)
  const answer = ask(run, kind, path, {
    isRead: true,
    tags,
    mayBeTurnedAway: kind === 'search' && !run.isOwn,
    ...(known !== undefined && { headers: { 'if-none-match': known } }),
  })
  const tag = answer.headers['Etag']
  if (tag !== undefined) browser.tags.set(path, tag)
  if (answer.status === 200) {
    browser.reads.set(path, findRead(textOf(answer)))
    loadParts(run, browser, textOf(answer), tags)
  }
  tellRead(run, browser.reads.get(path) ?? null, tags)
}

function addressOf(kind: Opened, site: Site): string {
  switch (kind) {
    case 'home':
      return '/'
    case 'section':
      return pickOne(site.sections, Math.random())
    case 'story':
      return chooseStory(site)
    case 'search':
      return chooseSearch(site)
  }
}

/** Files and pictures that this browser does not have yet, six at a time as browsers ask. */
function loadParts(run: Run, { loaded }: Browser, html: string, tags: Record<string, string>): void {
  const { assets, pictures } = findParts(html, VISITS.picturesSeen)
  const wanted = [
    ...assets.map((path) => ({ path, kind: 'asset' as const })),
    ...pictures.map((path) => ({ path, kind: 'picture' as const })),
  ].filter(({ path }) => !loaded.has(path))
  for (const { path } of wanted) loaded.add(path)
  const requests = wanted.map(({ path, kind }) => ({
    method: 'GET' as const,
    url: run.target + path,
    params: {
      headers: headersOf(run),
      tags: { ...tags, name: kind satisfies RequestKind },
      responseType: 'none' as const,
    },
  }))
  if (requests.length > 0) http.batch(requests)
}
