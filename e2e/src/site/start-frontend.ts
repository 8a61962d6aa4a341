import { join } from 'node:path'
import { findFreePort } from '@liberta/http/find-free-port'
import { startChild } from '../../../infra/local/src/children/start-child.ts'
import { listParts } from '../../../infra/local/src/parts.table.ts'
import { readSettings } from '../../../infra/local/src/settings.ts'
import type { OpenSite } from '../../../infra/local/src/test-site/start-test-site.ts'
import { waitUntilReady } from '../../../infra/local/src/wait-until-ready.ts'
import { findSharedSite } from './shared-site.ts'

const READY_WITHIN_MS = 60_000

/** A frontend with settings of its own, before the API of the site that all files share. */
export interface OwnFrontend extends OpenSite {
  stop(): Promise<void>
}

/**
 * Starts a frontend beside that of the shared site, which is started once: a whole site for another look at the same content takes ten
 * times as long. What readers write is refused there, as it does not come from the address that the API knows.
 * @param given variables for the frontend
 */
export async function startFrontend(given: Readonly<Record<string, string>>): Promise<OwnFrontend> {
  const shared = findSharedSite()
  const port = String(await findFreePort())
  const settings = readSettings({ ...shared.env, PORT: port, LOG_LEVEL: 'warn', TRUST_PROXY: 'loopback' })
  const frontend = listParts(settings, { databaseUrl: '', redisQueueUrl: '', redisCacheUrl: '' }).find(
    ({ name }) => name === 'frontend',
  )
  if (frontend === undefined) throw new Error('No part of a site is called frontend')
  const log: string[] = []
  const failed = new AbortController()
  const child = startChild({
    ...frontend,
    nodeFlags: frontend.nodeFlags ?? [],
    env: {
      ...given,
      ...frontend.env,
      MEDIA_CACHE_DIR: join(settings.DATA_DIR, `media-${port}`),
    },
    onLine: (line) => void log.push(line),
    onDeath: (report) => failed.abort(new Error(report)),
  })
  try {
    await waitUntilReady(frontend.name, frontend.readyUrl, READY_WITHIN_MS, failed.signal)
  } catch (error) {
    await child.stop()
    throw error
  }
  return {
    ...shared,
    urls: { ...shared.urls, site: `http://localhost:${port}` },
    log,
    stop: () => child.stop(),
  }
}
