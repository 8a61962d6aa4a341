import { statfs } from 'node:fs/promises'
import { isIP } from 'node:net'
import { connect } from 'node:tls'
import { splitRevision } from '@liberta/platform/read-models/revision'
import { createGauge, createHistogram } from '@liberta/platform/metrics/create-metric'
import { sampleFigures } from '@liberta/platform/metrics/sample-figures'
import type { Logger } from 'pino'
import type { PageCache } from '../page-cache/page-cache.ts'
import type { SiteVariables } from '../settings/site-settings.schema.ts'

const renders = createGauge('page_renders')
const cachedPages = createGauge('page_cache_pages')
const cachedBytes = createGauge('page_cache_bytes')
const brokenFor = createGauge('change_stream_broken_seconds')
const diskUsed = createGauge('folder_disk_used_ratio')
const certificateEnds = createGauge('certificate_expiry_timestamp_seconds')
const visibleAfter = createHistogram('publish_to_visible_seconds')

/** What is older was changed before, and is read again for another reason; milliseconds. */
const LONGEST_LAG_MS = 3_600_000
const HANDSHAKE_MS = 3_000

/** Notes that a page shows a change. @param revision of the read model that changed: it holds the time that the CMS gives the change */
export function noteVisible(revision: string): void {
  const [changedAt] = splitRevision(revision)
  const lag = Date.now() - changedAt
  if (changedAt > 0 && lag >= 0 && lag < LONGEST_LAG_MS) visibleAfter.observe(lag / 1000)
}

interface FiguresParts {
  variables: Pick<SiteVariables, 'MEDIA_CACHE_DIR' | 'ASSETS_DIR' | 'CERTIFICATE_ADDRESS'>
  pages: Pick<PageCache, 'describe'>
  deafSince: () => number | null
  sharing?: { readFigures: () => Promise<void> } | null
  logger: Logger
}

/** Reads for the metrics what the site knows of itself, of its disks and of its certificate. */
export function sampleSite({ variables, pages, deafSince, sharing, logger }: FiguresParts): { stop: () => void } {
  const { MEDIA_CACHE_DIR: media, ASSETS_DIR: assets, CERTIFICATE_ADDRESS: certificate } = variables
  const readCache = async () => {
    const { pages: own, madeUp, errors, bytes, underWay, waiting, renewals } = pages.describe()
    for (const [part, count] of Object.entries({ own, madeUp, errors })) cachedPages.set({ part }, count)
    cachedBytes.set(bytes)
    renders.set({ state: 'running' }, underWay - waiting)
    renders.set({ state: 'waiting' }, waiting)
    renders.set({ state: 'ahead' }, renewals)
    brokenFor.set((Date.now() - (deafSince() ?? Date.now())) / 1000)
  }
  const sources = [
    readCache,
    ...(sharing ? [sharing.readFigures] : []),
    async () => diskUsed.set({ folder: 'media' }, await readDisk(media)),
    ...(assets === undefined ? [] : [async () => diskUsed.set({ folder: 'assets' }, await readDisk(assets))]),
    ...(certificate === undefined
      ? []
      : [async () => certificateEnds.set({ address: certificate }, await readCertificate(certificate))]),
  ]
  return sampleFigures(sources, logger)
}

/** Which share of the disk that holds a folder is used, as `df` counts it: of what is there for programs. */
export async function readDisk(folder: string): Promise<number> {
  const { blocks, bfree, bavail } = await statfs(folder)
  const used = blocks - bfree
  return used / (used + bavail)
}

/** When the certificate expires that an address shows, in seconds of the epoch. Whoever signed it: browsers judge that. @param address `host:port` */
export function readCertificate(address: string): Promise<number> {
  const [host = '', port] = address.split(':')
  // An address of numbers is no name that a certificate is asked for by (RFC 6066 §3).
  const named = isIP(host) === 0 ? { servername: host } : {}
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port: Number(port), ...named, rejectUnauthorized: false }, () => {
      resolve(Date.parse(socket.getPeerCertificate().valid_to) / 1000)
      socket.destroy()
    })
    socket.setTimeout(HANDSHAKE_MS, () => socket.destroy(new Error('no certificate in time')))
    socket.once('error', reject)
  })
}
