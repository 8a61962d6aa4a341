import { drawFavicon } from '../components/brand/draw-favicon.ts'
import { writeRobots } from './robots.ts'
import type { RobotsPolicy } from './robots.ts'

/** What small files of the site say. */
export interface PlainFileFacts {
  /** The site's own origin, from which forms have to come. */
  origin: string
  /** Whether crawlers that train models may read; they may not unless it is said. */
  training?: RobotsPolicy['training']
  /** The site's key for pings to search engines; none unless it is said. */
  indexNowKey?: string | undefined
}

interface PlainFile {
  type: string
  body: string
}

const TEXT = 'text/plain; charset=utf-8'

/** Small files that the site writes itself, by their paths. */
export function listPlainFiles({ origin, training = 'refused', indexNowKey }: PlainFileFacts): Map<string, PlainFile> {
  const files: [path: string, file: PlainFile][] = [
    ['/robots.txt', { type: TEXT, body: writeRobots({ origin, training }) }],
    ['/favicon.svg', { type: 'image/svg+xml', body: drawFavicon() }],
  ]
  // By this file search engines know that who pings them with the key speaks for the site (IndexNow).
  if (indexNowKey !== undefined) files.push([`/${indexNowKey}.txt`, { type: TEXT, body: indexNowKey }])
  return new Map(files)
}
