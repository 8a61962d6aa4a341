import { join } from 'node:path'
import { findFreePort } from '@liberta/http/find-free-port'
import { startChild } from '../children/start-child.ts'
import { listParts } from '../parts.table.ts'
import { readSettings } from '../settings.ts'
import { waitUntilReady } from '../wait-until-ready.ts'
import type { OpenSite } from './start-test-site.ts'

const READY_WITHIN_MS = 60_000

/** A further frontend of a site that runs. */
export interface FrontendBeside {
  port: number
  pid: number
  /** What it has printed. */
  log: readonly string[]
  /** From its start until it said that it was ready. */
  readyMs: number
  stop: () => Promise<void>
}

/**
 * Starts a frontend before the API of a site that runs; resolves when it is ready. @throws where it does not become so
 * @param given variables for it alone
 * @param isCopy one of several copies, as they share pages and files: else it has a folder of its own, and no Redis
 */
export async function startFrontendBeside(
  { env, services }: Pick<OpenSite, 'env' | 'services'>,
  given: Readonly<Record<string, string>> = {},
  isCopy = false,
): Promise<FrontendBeside> {
  const port = await findFreePort()
  const settings = readSettings({
    ...env,
    // Copies are one site to their readers, whose address stands in pages: what another one names otherwise is not shared.
    ...(isCopy && { SITE_ORIGIN: env['SITE_ORIGIN'] ?? `http://localhost:${env['PORT']}` }),
    PORT: String(port),
    LOG_LEVEL: 'warn',
    TRUST_PROXY: 'loopback',
  })
  const urls = {
    databaseUrl: '',
    redisQueueUrl: (isCopy && services.redisQueue?.url) || '',
    redisCacheUrl: (isCopy && services.redisCache?.url) || '',
  }
  const part = listParts(settings, urls).find(({ name }) => name === 'frontend')
  if (part === undefined) throw new Error('no part of a site is called frontend')
  const log: string[] = []
  const failed = new AbortController()
  const began = performance.now()
  const child = startChild({
    ...part,
    nodeFlags: part.nodeFlags ?? [],
    env: { ...part.env, ...(!isCopy && { MEDIA_CACHE_DIR: join(settings.DATA_DIR, `media-${port}`) }), ...given },
    onLine: (line) => void log.push(line),
    onDeath: (report) => failed.abort(new Error(report)),
  })
  try {
    await waitUntilReady(part.name, part.readyUrl, READY_WITHIN_MS, failed.signal)
  } catch (error) {
    await child.stop()
    throw error
  }
  return { port, pid: child.pid, log, readyMs: performance.now() - began, stop: () => child.stop() }
}
