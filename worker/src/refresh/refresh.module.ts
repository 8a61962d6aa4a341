import { createAddressGrammar } from '@liberta/addresses/address-grammar'
import { Module } from '@nestjs/common'
import { ReplicaReader } from '@liberta/database/replica/replica-reader'
import { countVotes } from '@liberta/database/surveys/survey-vote.repository'
import { findWeather, saveWeather } from '@liberta/database/weather/weather-cache.repository'
import { ReadCounts } from '@liberta/platform/most-read/read-counts'
import { ReadModelStore } from '@liberta/platform/read-models/read-model-store'
import { RefreshQueue } from '@liberta/platform/refresh/refresh-queue'
import type { Upstream } from '@liberta/platform/metrics/upstream-meter'
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
import { createWeatherRefresher } from './refreshers/weather.refresher.ts'
import { LOGGER, REDIS, SETTINGS, STOPPING } from '../foundation/worker.tokens.ts'
import { AbsenceWitnesses } from './sources/absence-witnesses.ts'
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
): RefreshModelHandler {
  const place = { latitude: settings.WEATHER_LATITUDE, longitude: settings.WEATHER_LONGITUDE }
  const ofService = limitCallsOfDay(1, settings.OPEN_METEO_CALLS_PER_DAY)
  const guardOf = (upstream: Upstream, limits: UpstreamLimits, judge: (error: unknown) => string | null) =>
    new UpstreamGuard({ upstream, limits, redis: redis.queue, judge, logger })
  const weather = new OpenMeteoClient(
    settings.OPEN_METEO_URL,
    guardOf('open_meteo', { all: ofService }, judgeWeatherCall),
  )
  const naxos = new NaxosClient({
    url: settings.NAXOS_URL,
    token: settings.NAXOS_TOKEN,
    guard: guardOf('naxos', limitNaxosCalls(settings), judgeNaxosCall),
  })
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
  })
  assertComplete(refreshers)
  const witnesses = new AbsenceWitnesses({ store, naxos, signal: stopping.signal })
  const grammar = createAddressGrammar(settings.ADDRESS_SETTINGS)
  return new RefreshModelHandler({ store, grammar, refreshers, witnesses, logger, signal: stopping.signal })
}

function createJobHandler(
  handler: RefreshModelHandler,
  queue: RefreshQueue,
  stopping: AbortController,
  logger: Logger,
): RefreshJobHandler {
  const { sections } = handler
  const pollTier = createPollTierHandler({ sections, queue, signal: stopping.signal })
  return new RefreshJobHandler({ 'refresh-model': handleRefreshModel(handler), 'poll-tier': pollTier }, logger)
}

/** Jobs come in at the processors, and read models go out. */
@Module({
  providers: [
    {
      provide: RefreshModelHandler,
      inject: [SETTINGS, LOGGER, STOPPING, MikroORM, ReadModelStore, REDIS, ReplicaReader],
      useFactory: createModelHandler,
    },
    {
      provide: RefreshJobHandler,
      inject: [RefreshModelHandler, RefreshQueue, STOPPING, LOGGER],
      useFactory: createJobHandler,
    },
    HotRefreshProcessor,
    MissRefreshProcessor,
    CoolRefreshProcessor,
  ],
  exports: [RefreshModelHandler, HotRefreshProcessor, MissRefreshProcessor, CoolRefreshProcessor],
})
export class RefreshModule {}
