import type { IncomingHttpHeaders } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { readAnswer } from '../../../bench/src/load/read-answer.ts'
import { Visitor } from '../load/visitor.ts'
import type { Paper } from './start-paper.ts'

const LOOK_EVERY_MS = 25

/** A page as it was found. */
export interface Found {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

/** One of the places at which readers may find a page. */
export interface Place {
  name: string
  read: (path: string) => Promise<Found>
}

/** Every frontend by itself, as nginx asks it, and the site through nginx. */
export function listPlaces(paper: Paper): { frontends: Place[]; site: Place; close: () => void } {
  const visitor = new Visitor({ origin: paper.urls.site, certificate: paper.certificate })
  return {
    frontends: paper.copies('frontend').map(({ origin }, index) => ({
      name: `frontend ${index + 1}`,
      read: async (path) => {
        const { status, headers, body } = await readAnswer(origin + path, { 'accept-encoding': 'identity' })
        return { status, headers, body: body.toString() }
      },
    })),
    site: { name: 'the site', read: (path) => visitor.ask(path) },
    close: () => visitor.close(),
  }
}

/**
 * Milliseconds from `began` (performance.now) until a page is as it is to be; Infinity where it was not within `withinMs`. An answer
 * that does not come counts as one that is not.
 */
export async function timeUntil(
  place: Place,
  path: string,
  isRight: (found: Found) => boolean,
  { began, withinMs }: { began: number; withinMs: number },
): Promise<number> {
  while (performance.now() - began < withinMs) {
    const found = await place.read(path).catch(() => null)
    if (found !== null && isRight(found)) return performance.now() - began
    await pause(LOOK_EVERY_MS)
  }
  return Infinity
}
