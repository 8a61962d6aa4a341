import { once } from 'node:events'
import { join } from 'node:path'
import { CHANGES_PATH } from '@liberta/contracts/read-models/envelope.schema'
import { createLogger } from '@liberta/platform/logging/create-logger'
import { startTracing } from '@liberta/platform/tracing/start-tracing'
import { closeTracing } from '@liberta/platform/tracing/tracer'
import { drainServer } from '@liberta/http/drain-server'
import type { Logger } from 'pino'
import { followChanges } from '../page-cache/follow-changes.ts'
import { watchRedirects } from '../content/redirects/watch-redirects.ts'
import { assembleSite } from './assemble-site.ts'
import { createSiteServer } from './create-site-server.ts'
import { sampleSite } from './site-figures.ts'
import { serveMetrics } from './serve-metrics.ts'
import { readAssets } from './read-assets.ts'
import { identifyPages } from './share-pages.ts'
import { warmWithin } from '../page-cache/shared/shared-pages.ts'
import { FACES_FILE } from '../drawn-pictures/face.schema.ts'
import { SharedAssets } from './shared-assets.ts'
import type { SiteVariables } from '../settings/site-settings.schema.ts'

/** How long the answers under way have to end once the site is stopped; a video begins anew with another copy. */
const LONGEST_ANSWER_MS = 3_500
/** How long all of it may take. */
const GRACE_MS = 10_000

/**
 * Starts the built site, and stops it on a signal.
 * @param programs the folder of the built programs; the files for browsers stand beside it
 */
export async function startSite(variables: SiteVariables, programs: string): Promise<void> {
  const clientFolder = join(programs, '../client')
  const logger = createLogger('frontend', variables.LOG_LEVEL)
  await startTracing(variables, 'frontend', logger)
  const assets = readAssets(clientFolder)
  const site = await assembleSite(variables, logger, {
    assets,
    sharedAs: identifyPages(programs, assets.build?.id ?? '', variables),
    assetFolder: join(clientFolder, 'assets'),
    renderThread: join(programs, 'render-thread.js'),
    packingThread: join(programs, 'packing-thread.js'),
    facesFile: join(programs, FACES_FILE),
  })
  const watch = watchRedirects({
    ...site,
    folder: variables.REDIRECTS_DIR,
    onChange: () => site.pages.purgeAllSoftly(),
    log: logger,
  })
  const follower = followChanges({
    url: variables.API_URL + CHANGES_PATH,
    cache: site.pages,
    heard: site.heard,
    log: logger,
    onRedirects: watch.refresh,
    onReset: () => {
      site.live.noteAll()
      void site.sharing?.pages.warm()
    },
  })
  site.sharing?.pages.shareOnlyWhile(() => follower.deafSince === null)
  const warmUp = warmWithin(site.sharing?.pages)
  const sharedAssets = variables.ASSETS_DIR === undefined ? undefined : new SharedAssets(variables.ASSETS_DIR)
  // Before the first page is sent, because another copy may be asked for what it names.
  await sharedAssets?.keepLaid(site.assetFolder, logger)
  const server = createSiteServer({
    ...site,
    sharedAssets,
    deafSince: () => follower.deafSince,
    isMeasured: variables.METRICS_PORT !== undefined,
    knowsRedirects: () => watch.isKnown,
    isWarm: () => warmUp.isOver,
  })

  server.listen(variables.PORT, variables.HOST)
  await once(server, 'listening')
  const metrics =
    variables.METRICS_PORT === undefined ? null : await serveMetrics(variables.METRICS_PORT, variables.METRICS_HOST)
  const figures = metrics && sampleSite({ ...site, variables, deafSince: () => follower.deafSince })
  logger.info({ host: variables.HOST, port: variables.PORT }, 'the site listens')

  /** Takes no new connection, lets the answers under way end, and drops the connections that wait for nothing. */
  const closeServer = async () => {
    sharedAssets?.close()
    watch.close()
    figures?.stop()
    metrics?.close()
    await site.live.close()
    await drainServer(server, LONGEST_ANSWER_MS)
    // What is withdrawn until the last answer is in none of them.
    follower.close()
    await site.close()
    await closeTracing()
  }
  stopOnSignal(closeServer, logger)
}

/** Closes at the first SIGTERM or SIGINT, and exits: 0 where all went well in time, else 1. */
function stopOnSignal(close: () => Promise<void>, logger: Logger): void {
  let stopping: Promise<void> | undefined
  const stop = async () => {
    setTimeout(() => {
      logger.error({ graceMs: GRACE_MS }, 'stopping took too long')
      process.exit(1)
    }, GRACE_MS).unref()
    await close().catch((error: unknown) => {
      logger.error({ error }, 'stopping failed')
      process.exit(1)
    })
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => void (stopping ??= stop()))
}
