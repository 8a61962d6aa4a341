import { createAddressGrammar } from '@liberta/addresses/address-grammar'
import type { AddressGrammar } from '@liberta/addresses/address-grammar'
import type { ReadModelReference } from '@liberta/contracts/read-models/read-model-key'
import { Module } from '@nestjs/common'
import { renameSaved } from '@liberta/database/accounts/saved-item.repository'
import { ReplicaReader } from '@liberta/database/replica/replica-reader'
import { countMonths, readNews, readSitemapFile } from '@liberta/database/sitemaps/listed-address.repository'
import { countVotes } from '@liberta/database/surveys/survey-vote.repository'
import { findWeather, saveWeather } from '@liberta/database/weather/weather-cache.repository'
import { ReadCounts } from '@liberta/platform/most-read/read-counts'
import { ReadModelStore } from '@liberta/platform/read-models/read-model-store'
import type { RenamedSaved } from '@liberta/platform/refresh/refresh-job.schema'
import { RefreshQueue } from '@liberta/platform/refresh/refresh-queue'
import { limitCalls, limitCallsOfDay } from '@liberta/platform/upstreams/call-limits'
import type { UpstreamLimits } from '@liberta/platform/upstreams/call-limits'
import { UpstreamGuard } from '@liberta/platform/upstreams/upstream-guard'
import { MikroORM } from '@mikro-orm/postgresql'
import type { Logger } from 'pino'
import type { WorkerRedis } from '../foundation/foundation.module.ts'
import { judgeNaxosCall, NaxosClient } from '../naxos/naxos-client.ts'
import { createPollTierHandler } from './poll-tier.handler.ts'
import type { WorkerSettings } from '../foundation/worker-settings.schema.ts'
import { createSurveyVotesRefresher, assertComplete, createRefreshers } from './refresher.table.ts'
import { createWeatherAllowance, judgeWeatherCall, OpenMeteoClient } from '../weather/open-meteo-client.ts'
import { createMostReadRefresher } from './refreshers/most-read.refresher.ts'
import { createSitemapRefresher } from './refreshers/sitemap.refresher.ts'
import { createWeatherRefresher } from './refreshers/weather.refresher.ts'
import { GRAMMAR, LOGGER, REDIS, SETTINGS, STOPPING } from '../foundation/worker.tokens.ts'
import { AbsenceWitnesses } from './sources/absence-witnesses.ts'
import { createStoryAsker } from '../sitemaps/ask-story.ts'
import { createFillLedgerHandler } from '../sitemaps/fill-ledger.handler.ts'
import { LedgerBacklog } from '../sitemaps/ledger-backlog.ts'
import { ListedJobs } from '../sitemaps/listed-jobs.ts'
import { createNoteBacklogHandler } from '../sitemaps/note-backlog.handler.ts'
import { createNoteListedHandler } from '../sitemaps/note-listed.handler.ts'
import type { LedgerParts } from '../sitemaps/note-listed.handler.ts'
import { createHubHandler, createIndexNowHandler } from '../sitemaps/ping.handler.ts'
import type { PingSettings } from '../sitemaps/ping.handler.ts'
import { createRenameSavedHandler, createWithdrawSavedHandler } from './rename-saved.handler.ts'
import { RefreshJobHandler, handleRefreshModel } from './refresh-job.handler.ts'
import { RefreshModelHandler } from './refresh-model.handler.ts'
import { CoolRefreshProcessor, HotRefreshProcessor, MissRefreshProcessor } from './refresh.processor.ts'

function limitNaxosCalls(settings: WorkerSettings): UpstreamLimits {
  const { NAXOS_CONCURRENCY, NAXOS_CALLS_PER_SECOND, NAXOS_KIND_LIMITS } = settings
  return { all: limitCalls(NAXOS_CONCURRENCY, NAXOS_CALLS_PER_SECOND), kinds: NAXOS_KIND_LIMITS }
}

function createModelHandler(
  settings: WorkerSettings,
  logger: Logger,
  stopping: AbortController,
  orm: MikroORM,
  store: ReadModelStore,
  redis: WorkerRedis,
  replica: ReplicaReader,
  grammar: AddressGrammar,
  naxos: NaxosClient,
  listed: ListedJobs,
): RefreshModelHandler {
  const place = { latitude: settings.WEATHER_LATITUDE, longitude: settings.WEATHER_LONGITUDE }
  const ofService = limitCallsOfDay(1, settings.OPEN_METEO_CALLS_PER_DAY)
  const weather = new OpenMeteoClient(
    settings.OPEN_METEO_URL,
    new UpstreamGuard({
      upstream: 'open_meteo',
      limits: { all: ofService },
      redis: redis.queue,
      judge: judgeWeatherCall,
      logger,
    }),
  )
  const refreshers = createRefreshers(naxos, {
    weather: createWeatherRefresher({
      measure: (signal) => weather.current(place, signal),
      mayAsk: createWeatherAllowance(redis.queue),
      keep: (measured) => saveWeather(orm.em, place, measured),
      recall: () => findWeather(orm.em, place),
      logger,
    }),
    surveyVotes: createSurveyVotesRefresher(async () => countVotes(await replica.choose())),
    mostRead: createMostReadRefresher({ counts: new ReadCounts(redis.cache), store }),
    sitemap: createSitemapRefresher({
      countMonths: async () => countMonths(await replica.choose()),
      readFile: async (part) => readSitemapFile(await replica.choose(), part),
      readNews: async () => readNews(await replica.choose()),
    }),
  })
  assertComplete(refreshers)
  const witnesses = new AbsenceWitnesses({ store, naxos, signal: stopping.signal })
  const noteStored = async (reference: ReadModelReference, renamed: readonly RenamedSaved[]) => {
    await listed.note(reference)
    for (const saved of renamed) await listed.renameSaved(saved)
  }
  return new RefreshModelHandler({ store, grammar, refreshers, witnesses, logger, noteStored, signal: stopping.signal })
}

function createJobHandler(
  handler: RefreshModelHandler,
  queue: RefreshQueue,
  { signal }: AbortController,
  logger: Logger,
  settings: WorkerSettings,
  orm: MikroORM,
  store: ReadModelStore,
  grammar: AddressGrammar,
  naxos: NaxosClient,
  listed: ListedJobs,
  backlog: LedgerBacklog,
): RefreshJobHandler {
  const { sections, folders } = handler
  const pings = readPingSettings(settings)
  const ledger = { entities: orm.em, store, queue, grammar }
  const rename = (story: number, title: string) => renameSaved(orm.em, { type: 'story', itemId: String(story), title })
  const announced: LedgerParts = { ...ledger, announce: (changed, pages) => listed.announce(changed, pages) }
  const handlers = {
    'refresh-model': handleRefreshModel(handler),
    'poll-tier': createPollTierHandler({ sections, queue, signal }),
    'note-backlog': createNoteBacklogHandler({
      ...announced,
      backlog,
      noteAlone: (reference) => listed.noteAlone(reference),
      logger,
    }),
    'note-listed': createNoteListedHandler({
      ...announced,
      askStory: createStoryAsker({
        naxos,
        queue,
        renameSaved: rename,
        sections: () => sections.index(),
        grammar,
        signal,
      }),
    }),
    'rename-saved': createRenameSavedHandler(ledger),
    'withdraw-saved': createWithdrawSavedHandler(ledger),
    'fill-ledger': createFillLedgerHandler({
      ...ledger,
      renameSaved: rename,
      naxos,
      sections: () => sections.index(),
      folders: () => folders.index(),
      pagesPerMinute: settings.SITEMAP_FILL_PAGES,
      logger,
      signal,
    }),
    'ping-index-now': createIndexNowHandler(pings, signal),
    'ping-hub': createHubHandler(pings, signal),
  }
  return new RefreshJobHandler(handlers, logger)
}

/** Nobody is told of anything unless that is configured. */
function readPingSettings(settings: WorkerSettings): PingSettings {
  const { SITE_ORIGIN = '', INDEXNOW_KEY: key, INDEXNOW_URL: url, WEBSUB_HUB_URL: hub = null } = settings
  return { origin: SITE_ORIGIN.replace(/\/+$/, ''), indexNow: key === undefined ? null : { url, key }, hub }
}

/** What refreshes and the ledger of sitemaps share: the spelling of addresses, the CMS, and the jobs that lead from one to the other. */
const SHARED = [
  {
    provide: GRAMMAR,
    inject: [SETTINGS],
    useFactory: (settings: WorkerSettings) => createAddressGrammar(settings.ADDRESS_SETTINGS),
  },
  {
    provide: NaxosClient,
    inject: [SETTINGS, REDIS, LOGGER],
    useFactory: (settings: WorkerSettings, redis: WorkerRedis, logger: Logger) => {
      const limits = limitNaxosCalls(settings)
      const guard = new UpstreamGuard({ upstream: 'naxos', limits, redis: redis.queue, judge: judgeNaxosCall, logger })
      return new NaxosClient({ url: settings.NAXOS_URL, token: settings.NAXOS_TOKEN, guard })
    },
  },
  { provide: LedgerBacklog, inject: [REDIS], useFactory: (redis: WorkerRedis) => new LedgerBacklog(redis.queue) },
  {
    provide: ListedJobs,
    inject: [RefreshQueue, GRAMMAR, SETTINGS, LedgerBacklog, LOGGER],
    useFactory: (
      { queues }: RefreshQueue,
      grammar: AddressGrammar,
      settings: WorkerSettings,
      backlog: LedgerBacklog,
      logger: Logger,
    ) => new ListedJobs({ queue: queues.refresh, grammar, pings: readPingSettings(settings), backlog, logger }),
  },
]

/** Jobs come in at the processors, and read models go out. */
@Module({
  providers: [
    ...SHARED,
    {
      provide: RefreshModelHandler,
      inject: [
        SETTINGS,
        LOGGER,
        STOPPING,
        MikroORM,
        ReadModelStore,
        REDIS,
        ReplicaReader,
        GRAMMAR,
        NaxosClient,
        ListedJobs,
      ],
      useFactory: createModelHandler,
    },
    {
      provide: RefreshJobHandler,
      inject: [
        RefreshModelHandler,
        RefreshQueue,
        STOPPING,
        LOGGER,
        SETTINGS,
        MikroORM,
        ReadModelStore,
        GRAMMAR,
        NaxosClient,
        ListedJobs,
        LedgerBacklog,
      ],
      useFactory: createJobHandler,
    },
    HotRefreshProcessor,
    MissRefreshProcessor,
    CoolRefreshProcessor,
  ],
  exports: [ListedJobs, RefreshModelHandler, HotRefreshProcessor, MissRefreshProcessor, CoolRefreshProcessor],
})
export class RefreshModule {}
