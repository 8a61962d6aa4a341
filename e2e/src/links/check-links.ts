import pLimit from 'p-limit'
import { inParallel } from '../../../infra/local/src/test-site/read-pages.ts'
import { findIds, findLinks } from './find-links.ts'
import type { Link } from './find-links.ts'
import { followLink } from './follow-link.ts'
import type { Arrival } from './follow-link.ts'

export interface LinkCheck {
  /** The site as it is reached, and the origin under which its pages name themselves. */
  site: string
  /** Addresses of pages whose links are all followed. */
  from: readonly string[]
  /** So many pages more, drawn from those that were found. */
  sample: number
  /** Decides which. */
  seed: number
  /** Links that are not followed; none where it is left out. */
  skip?: RegExp
  /** What is wrong with a page that was reached, beside its links; nothing where it is left out. */
  look?: (body: string) => string[]
  say: (line: string) => void
}

export interface LinkReport {
  /** Pages whose links were all followed, addresses that were followed, and links of other origins. */
  pages: number
  followed: number
  outside: number
  /** Dead ends: on which page, which link, and why; and what was wrong with pages. */
  faults: string[]
  /** Answers of 5xx, those included after which the page came, but for a 503 that says when it will: status and address. */
  failures: string[]
}

const WIDTH = 12
const SAY_EVERY_MS = 5_000
/** What is followed and has no links itself. */
const NO_PAGE = /^\/(?:api|media)\//
/** The stand-in makes a clip when it is first asked for, which takes seconds of a processor: one after the other, or none is there in time. */
const CLIP = /^\/media\/clips\//
/** Searches have no end of filters: their links are followed, but no sample is drawn from them. */
const ENDLESS = /\/ricerca(?:\/|$)/

/** Follows every link of the given pages, and of a sample of the pages they lead to: no dead end, and every fragment is there. */
export async function checkLinks({ site, from, sample, seed, skip, look, say }: LinkCheck): Promise<LinkReport> {
  const { origin } = new URL(site)
  const origins = [origin, origin.replace('127.0.0.1', 'localhost'), origin.replace('localhost', '127.0.0.1')]
  const arrivals = new Map<string, Promise<Found>>()
  const outside = new Set<string>()
  const faults: string[] = []
  const failures: string[] = []
  const read = new Set<string>()
  const random = createRandom(seed)
  const inTurn = pLimit(1)

  const follow = (address: string): Promise<Found> => {
    const known = arrivals.get(address)
    if (known !== undefined) return known
    const ask = () => followLink(site, address, (failure) => void failures.push(failure))
    const found = (CLIP.test(address) ? inTurn(ask) : ask()).then((arrival) => {
      const oddities = arrival.ok ? (look?.(arrival.body) ?? []) : []
      faults.push(...oddities.map((oddity) => `${address}: ${oddity}`))
      return rememberPage(arrival, origins)
    })
    arrivals.set(address, found)
    return found
  }

  async function checkPage(page: string): Promise<void> {
    read.add(page)
    const found = await follow(page)
    if (found.why !== null) return void faults.push(`${page}: ${found.why}`)
    await inParallel(found.links, WIDTH, async (link) => {
      const why = await findFault(link, found)
      if (why !== null) faults.push(`${page}: ${JSON.stringify(link)} ${why}`)
    })
  }

  async function findFault(link: Link, page: Found): Promise<string | null> {
    switch (link.type) {
      case 'outside':
        outside.add(link.address)
        return null
      case 'broken':
        return link.why
      case 'fragment':
        return link.fragment === '' || page.ids.has(link.fragment) ? null : 'leads to no part of the page'
      case 'page': {
        if (skip?.test(link.address)) return null
        const target = await follow(link.address)
        if (target.why !== null) return target.why
        return link.fragment === null || target.ids.has(link.fragment) ? null : 'leads to no part of that page'
      }
    }
  }

  const progress = setInterval(
    () => say(`links: ${read.size} pages, ${arrivals.size} addresses, ${faults.length} dead ends`),
    SAY_EVERY_MS,
  )
  try {
    for (const page of from) await checkPage(page)
    for (let drawn = 0; drawn < sample; drawn += 1) {
      const page = await drawPage(arrivals, read, random)
      if (page === null) break
      await checkPage(page)
    }
  } finally {
    clearInterval(progress)
  }
  return { pages: read.size, followed: arrivals.size, outside: outside.size, faults, failures }
}

/** What is kept of a page that was followed; not its body, of which there are tens of thousands. */
interface Found {
  why: string | null
  links: readonly Link[]
  ids: ReadonlySet<string>
}

function rememberPage(arrival: Arrival, origins: readonly string[]): Found {
  if (!arrival.ok) return { why: arrival.why, links: [], ids: new Set() }
  return { why: null, links: findLinks(arrival.body, origins), ids: findIds(arrival.body) }
}

/** One of the pages that were found and not yet read; the order in which they were found hangs on the network, so by name. */
async function drawPage(
  arrivals: ReadonlyMap<string, Promise<Found>>,
  read: ReadonlySet<string>,
  random: () => number,
): Promise<string | null> {
  const left = [...arrivals.keys()]
    .filter((page) => !read.has(page) && !NO_PAGE.test(page) && !ENDLESS.test(page))
    .toSorted()
  return left[Math.floor(random() * left.length)] ?? null
}

/** Numbers from 0 to 1 that a seed decides (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
