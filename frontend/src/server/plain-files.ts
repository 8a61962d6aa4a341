import { drawFavicon } from '../components/brand/draw-mark.ts'
import { writeRobots } from './robots.ts'
import type { RobotsPolicy } from './robots.ts'
import { LICENCE_PATH, LICENCE_TYPE, writeLicence } from './training-rights.ts'
import { writeManifest } from './web-manifest.ts'

/** What the publisher says to machines in files of its own words; nothing stands where nothing is said. */
export interface PublisherFiles {
  /** Who sells the site's advertising (IAB ads.txt). */
  ads?: string | undefined
  humans?: string | undefined
  /** Whom the publisher belongs to and is trusted by (JournalList trust.txt). */
  trust?: string | undefined
  /** Where who found a weakness writes to, as an address: `mailto:…`, `https://…` (RFC 9116). */
  securityContact?: string | undefined
}

/** What small files of the site say. */
export interface PlainFileFacts {
  /** The site's own origin, from which forms have to come. */
  origin: string
  /** Whether crawlers that train models may read; they may not unless it is said. */
  training?: RobotsPolicy['training']
  /** The site's key for pings to search engines; none unless it is said. */
  indexNowKey?: string | undefined
  publisherFiles?: PublisherFiles
}

interface PlainFile {
  type: string
  body: string
}

const TEXT = 'text/plain; charset=utf-8'
/** RFC 9116 asks for less than a year; counted from when the process starts, which no release outlives by that much. */
const SECURITY_LASTS_DAYS = 300
const DAY_MS = 24 * 60 * 60 * 1000

/** Small files that the site writes itself, by their paths. */
export function listPlainFiles(
  { origin, training = 'refused', indexNowKey, publisherFiles = {} }: PlainFileFacts,
  now: Date,
): Map<string, PlainFile> {
  const { ads, humans, trust, securityContact } = publisherFiles
  const files: Record<string, PlainFile | undefined> = {
    '/robots.txt': text(writeRobots({ origin, training })),
    '/favicon.svg': { type: 'image/svg+xml', body: drawFavicon() },
    '/manifest.webmanifest': { type: 'application/manifest+json', body: writeManifest() },
    '/.well-known/tdmrep.json': training === 'allowed' ? undefined : reserveMining(),
    [LICENCE_PATH]: training === 'allowed' ? undefined : { type: LICENCE_TYPE, body: writeLicence() },
    '/.well-known/security.txt':
      securityContact === undefined ? undefined : text(writeSecurity(securityContact, origin, now)),
    '/ads.txt': ads === undefined ? undefined : text(ads),
    '/humans.txt': humans === undefined ? undefined : text(humans),
    '/trust.txt': trust === undefined ? undefined : text(trust),
    // By this file search engines know that who pings them with the key speaks for the site (IndexNow).
    ...(indexNowKey !== undefined && { [`/${indexNowKey}.txt`]: { type: TEXT, body: indexNowKey } }),
  }
  return new Map(Object.entries(files).flatMap(([path, file]) => (file ? [[path, file]] : [])))
}

function text(body: string): PlainFile {
  return { type: TEXT, body: body.endsWith('\n') ? body : `${body}\n` }
}

/** The rights to mine texts of the whole site are reserved (Directive 2019/790, article 4; TDM Reservation Protocol). */
function reserveMining(): PlainFile {
  return { type: 'application/json', body: JSON.stringify([{ location: '/', 'tdm-reservation': 1 }]) }
}

function writeSecurity(contact: string, origin: string, now: Date): string {
  return [
    `Contact: ${contact}`,
    `Expires: ${new Date(now.getTime() + SECURITY_LASTS_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: it, en',
    `Canonical: ${origin}/.well-known/security.txt`,
  ].join('\n')
}
