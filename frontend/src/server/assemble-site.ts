import { availableParallelism } from 'node:os'
import type { Logger } from 'pino'
import { ApiClient } from '../content/api-client.ts'
import { HeardChanges } from '../content/heard-changes.ts'
import type { ContentSource } from '../content/content-source.ts'
import type { SiteAssets } from '../settings/site-facts.ts'
import { PageCache } from '../page-cache/page-cache.ts'
import { PackingThread } from '../page-cache/packing-thread.ts'
import { ActiveRedirects } from '../content/redirects/active-redirects.ts'
import { createFrameSource } from '../rendering/frame-source.ts'
import { createPageRenderer } from '../rendering/render-page.tsx'
import { RenderThreads } from '../rendering/render-threads.ts'
import type { RenderThreadsOptions } from '../rendering/render-threads.ts'
import { finishPages } from '../rendering/finish-pages.ts'
import { packPages } from '../rendering/packed-renderer.ts'
import { createPageRender } from './render-page-later.ts'
import { connectSharedPages } from './share-pages.ts'
import type { Sharing } from './share-pages.ts'
import { askerOf } from './page.handler.ts'
import { forgetWithdrawnPictures } from './confirm-pictures.ts'
import { noteVisible } from './site-figures.ts'
import type { SiteServerParts } from './create-site-server.ts'
import { allowEarlyScript, createPagePolicy } from '../http/security-headers.ts'
import { listPolicySources } from '../settings/policy-sources.table.ts'
import { describeSite } from '../settings/describe-site.ts'
import { ClientPlaces } from '../http/client-places.ts'
import { createLivePages } from './live/live.handler.ts'
import type { LivePages, LiveParts } from './live/live.handler.ts'
import { RenditionCache } from './rendition-cache.ts'
import { writeRights } from './training-rights.ts'
import type { SiteVariables } from '../settings/site-settings.schema.ts'

/**
 * While one page waits for the API its thread renders the next. A page that the API has takes some thirty milliseconds; one that takes ten times
 * that waits for the CMS, and must not keep the others from being rendered.
 */
const RENDERS = { concurrencyOfThread: 4, maxQueue: 400, passesOnAfterMs: 250 }
/** One renders some two hundred pages a second, which is more than editors and robots ask for; each takes 60 MB. */
const MOST_THREADS = 4
/** Pages renewed at once when what they are made of changes: the front, the newest lists and what is being read. */
const RENDER_AHEAD = 16
/** What may be spent on all others where a change touches many, as one of the menus does; with a half the 200 hottest take over 5 s on a slow machine (`npm run bench -- mass-purge`). */
const RENEWALS = { shareOfCpu: 0.6, burstMs: 100, atOnce: 2 }
/** What may be spent on packing tighter what is being read: the home page takes a third of a second. */
const REPACKS = { shareOfCpu: 0.05, burstMs: 500, atOnce: 1 }

export interface SiteFiles {
  assets: SiteAssets
  assetFolder: string
  /** The built program of a render thread; without one pages are rendered in this thread. */
  renderThread?: string
  /** The built program of the packing thread; without one pages are packed tighter by threads like any other. */
  packingThread?: string
  /** The file with the faces of drawn pictures. */
  facesFile?: string
  /** What pages hang on beside their content (`identifyPages`): copies of the same share them. None are shared without it. */
  sharedAs?: string
}

export interface AssembledSite extends SiteServerParts {
  pages: PageCache
  source: ContentSource
  /** What the site was told of changes. */
  heard: HeardChanges
  redirects: ActiveRedirects
  live: LivePages
  /** The pages that all copies share; null where each has its own alone. */
  sharing: Sharing | null
  /** Ends what runs beside this thread. */
  close: () => Promise<void>
}

/** Puts the parts of the site together from its configuration; opens the folder of pictures. */
export async function assembleSite(variables: SiteVariables, logger: Logger, files: SiteFiles): Promise<AssembledSite> {
  const settings = describeSite(variables)
  const heard = new HeardChanges()
  const source = new ApiClient({ baseURL: variables.API_URL, heard })
  const redirects = new ActiveRedirects(settings.grammar)
  const threads = startThreads(variables, files, { redirects, heard, log: logger })
  const packing = files.packingThread === undefined ? null : new PackingThread(files.packingThread)
  const renditions = new RenditionCache({
    folder: variables.MEDIA_CACHE_DIR,
    capacityBytes: variables.MEDIA_CACHE_BYTES,
  })
  await renditions.open()
  forgetWithdrawnPictures(heard, renditions)
  const sharing =
    files.sharedAs === undefined ? null : connectSharedPages(variables, files.sharedAs, { redirects, logger })
  const shared = sharing?.pages
  const pages = new PageCache({
    capacityBytes: variables.PAGE_CACHE_BYTES,
    renders: { ...RENDERS, concurrency: RENDERS.concurrencyOfThread * (threads?.count ?? 1) },
    renderAhead: RENDER_AHEAD,
    renewals: RENEWALS,
    repacks: REPACKS,
    ...(packing && { repackBody: (...given) => packing.repack(...given) }),
    heard,
    ...(shared && { shared, onStored: (key) => shared.note(key) }),
    onRenewed: ({ revision }) => noteVisible(revision),
    onBackgroundError: (error, key) => logger.warn({ err: error, key }, 'a stale page could not be renewed'),
  })
  const renderer = createPageRenderer({
    source,
    frame: createFrameSource(source, settings.grammar, heard),
    redirects,
    settings,
    assets: files.assets,
  })
  const policy = createPagePolicy(
    allowEarlyScript(listPolicySources(settings.thirdParties), files.assets.early),
    writeRights(variables.TRAINING_CRAWLERS),
  )
  const front = variables.PURGE_ADAPTER === 'none' ? undefined : variables.PURGE_ADAPTER
  const packed = threads ?? packPages(finishPages(renderer, { log: logger }))
  shared?.start({ cache: pages, renderOf: createPageRender({ packed, policy, front }).laterByKey })
  return {
    ...(threads && { packed: threads }),
    close: async () => {
      sharing?.close()
      await Promise.all([threads?.close(), packing?.close()])
    },
    renderer,
    sharing,
    pages,
    source,
    heard,
    redirects,
    live: startLivePages(variables, { source, heard, log: logger }),
    logger,
    assetFolder: files.assetFolder,
    facesFile: files.facesFile,
    apiURL: variables.API_URL,
    origin: settings.origin,
    grammar: settings.grammar,
    trustProxy: variables.TRUST_PROXY,
    mediaURL: variables.NAXOS_URL,
    renditions,
    training: variables.TRAINING_CRAWLERS,
    indexNowKey: variables.INDEXNOW_KEY,
    publisherFiles: {
      ads: variables.ADS_TXT,
      humans: variables.HUMANS_TXT,
      trust: variables.TRUST_TXT,
      securityContact: variables.SECURITY_CONTACT,
    },
    build: files.assets.build,
    front,
    policy,
  }
}

function startLivePages(
  { LIVE_STREAMS: streams, LIVE_STREAMS_PER_ADDRESS: perClient, LIVE_POLL_SECONDS: pollSeconds }: SiteVariables,
  parts: Pick<LiveParts, 'source' | 'heard' | 'log'>,
): LivePages {
  const places = new ClientPlaces({ perClient, inAll: streams })
  const limits = { streams, pollMs: pollSeconds * 1000 }
  return createLivePages({ ...parts, limits, askerOf, takePlace: (address) => places.take(address) })
}

/** As many as leave a processor to the thread that serves; null where the program of a thread is not built. */
function startThreads(
  variables: SiteVariables,
  { assets, renderThread: program }: SiteFiles,
  parts: Pick<RenderThreadsOptions, 'redirects' | 'heard' | 'log'>,
): RenderThreads | null {
  if (program === undefined) return null
  const count = Math.min(MOST_THREADS, Math.max(1, availableParallelism() - 1))
  return new RenderThreads({ ...parts, program, count, facts: { variables, assets } })
}
