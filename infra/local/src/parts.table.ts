import { join } from 'node:path'
import { ROOT } from './project.ts'
import { folderOf } from './settings.ts'
import type { Settings } from './settings.ts'

export type PartName = 'upstreams' | 'worker' | 'api' | 'frontend'

export interface Part {
  name: PartName
  program: string
  /** The program while `npm run dev` watches the sources; the same where it needs no build. */
  devProgram?: string
  /** Flags of Node itself. */
  nodeFlags?: string[]
  /** Ports on which it listens, with what they are for. */
  ports: { port: number; variable: string }[]
  /** Answers 200 when the part can do its work. */
  readyUrl: string
  /**
   * Answers 200 while the part runs. Only of one that can be ready by the grace of somebody else alone: it is left running
   * where that one is away.
   */
  aliveUrl?: string
  env: Record<string, string>
}

/** Where PostgreSQL and Redis were found or started. */
export interface ServiceUrls {
  databaseUrl: string
  redisQueueUrl: string
  redisCacheUrl: string
}

const local = (port: number, path = '') => `http://127.0.0.1:${port}${path}`

/** The upstreams' addresses: the real ones where they are given, else the stand-ins'. */
function upstreamUrls(settings: Settings): { naxos: string; openMeteo: string; sso: string } {
  return {
    naxos: settings.NAXOS_URL ?? local(settings.NAXOS_STAND_IN_PORT),
    openMeteo: settings.OPEN_METEO_URL ?? local(settings.OPEN_METEO_STAND_IN_PORT),
    sso: settings.SSO_URL ?? local(settings.SSO_STAND_IN_PORT),
  }
}

/**
 * All programs of ours, in the order in which they are started; stopped in the reverse order. Those that are deployed run from the
 * folder `programsIn`, which a stage of a release may be.
 */
export function listParts(settings: Settings, services: ServiceUrls, programsIn = ROOT): Part[] {
  const upstream = upstreamUrls(settings)
  const common = {
    // As in the image: one heap of malloc for all threads.
    MALLOC_ARENA_MAX: '1',
    LOG_LEVEL: settings.LOG_LEVEL,
    SITE_ORIGIN: settings.SITE_ORIGIN ?? `http://localhost:${settings.PORT}`,
    REDIS_QUEUE_URL: services.redisQueueUrl,
    REDIS_CACHE_URL: services.redisCacheUrl,
    NAXOS_URL: upstream.naxos,
    NAXOS_WEBHOOK_SECRET: settings.NAXOS_WEBHOOK_SECRET,
  }
  // A Redis of one's own may be queue and cache at once on one machine, where in production api and worker refuse that.
  const isOwnRedis = Boolean(settings.REDIS_QUEUE_URL || settings.REDIS_CACHE_URL)
  const redisRules: Record<string, string> = isOwnRedis ? { NODE_ENV: 'development' } : {}
  const upstreams: Part = {
    name: 'upstreams',
    program: join(ROOT, 'infra/upstreams/src/main.ts'),
    // The archive composes much and keeps little: without a bound its heap grows to twice what it needs; nearer to what it keeps, a third of
    // its time goes into collecting.
    nodeFlags: ['--max-semi-space-size=16', '--max-old-space-size=256'],
    ports: [
      { port: settings.NAXOS_STAND_IN_PORT, variable: 'NAXOS_STAND_IN_PORT' },
      { port: settings.OPEN_METEO_STAND_IN_PORT, variable: 'OPEN_METEO_STAND_IN_PORT' },
      { port: settings.SSO_STAND_IN_PORT, variable: 'SSO_STAND_IN_PORT' },
    ],
    readyUrl: local(settings.NAXOS_STAND_IN_PORT, '/_control/ready'),
    env: {
      LOG_LEVEL: settings.LOG_LEVEL,
      NAXOS_STAND_IN_PORT: String(settings.NAXOS_STAND_IN_PORT),
      OPEN_METEO_STAND_IN_PORT: String(settings.OPEN_METEO_STAND_IN_PORT),
      SSO_STAND_IN_PORT: String(settings.SSO_STAND_IN_PORT),
      SITE_ORIGIN: common.SITE_ORIGIN,
      STAND_IN_DATA_DIR: folderOf(settings, 'upstreams'),
      NAXOS_WEBHOOK_SECRET: settings.NAXOS_WEBHOOK_SECRET,
      NAXOS_WEBHOOK_URL: local(settings.API_PORT, '/api/naxos/webhook'),
    },
  }
  const worker: Part = {
    name: 'worker',
    program: join(programsIn, 'worker/dist/main.js'),
    ports: [{ port: settings.WORKER_OPS_PORT, variable: 'WORKER_OPS_PORT' }],
    readyUrl: local(settings.WORKER_OPS_PORT, '/health/ready'),
    env: {
      ...common,
      ...redisRules,
      DATABASE_URL: services.databaseUrl,
      OPEN_METEO_URL: upstream.openMeteo,
      WORKER_OPS_PORT: String(settings.WORKER_OPS_PORT),
    },
  }
  const api: Part = {
    name: 'api',
    program: join(programsIn, 'api/dist/main.js'),
    ports: [
      { port: settings.API_PORT, variable: 'API_PORT' },
      { port: settings.OPS_PORT, variable: 'OPS_PORT' },
    ],
    readyUrl: local(settings.API_PORT, '/health/ready'),
    env: {
      ...common,
      ...redisRules,
      API_PORT: String(settings.API_PORT),
      OPS_PORT: String(settings.OPS_PORT),
      OPS_USER: settings.OPS_USER,
      OPS_PASSWORD: settings.OPS_PASSWORD,
      DATABASE_URL: services.databaseUrl,
      SSO_URL: upstream.sso,
      SESSION_SECRET: settings.SESSION_SECRET,
      TRUST_PROXY: 'loopback',
    },
  }
  const frontend: Part = {
    name: 'frontend',
    program: join(programsIn, 'frontend/dist/server/main.js'),
    // Its thread that serves makes little that is new: more room for it would only be filled before it is swept.
    nodeFlags: ['--max-semi-space-size=4'],
    devProgram: join(ROOT, 'frontend/scripts/dev.ts'),
    ports: [{ port: settings.PORT, variable: 'PORT' }],
    readyUrl: local(settings.PORT, '/health/ready'),
    ...(settings.NAXOS_URL && { aliveUrl: local(settings.PORT, '/health/live') }),
    env: {
      ...common,
      PORT: String(settings.PORT),
      API_URL: local(settings.API_PORT),
      TRUST_PROXY: settings.TRUST_PROXY,
      INTERNAL_PAGES: settings.INTERNAL_PAGES ?? (settings.NODE_ENV === 'production' ? 'closed' : 'open'),
      MEDIA_CACHE_DIR: folderOf(settings, 'media'),
    },
  }
  const standIns = settings.NAXOS_URL && settings.OPEN_METEO_URL && settings.SSO_URL ? [] : [upstreams]
  return [...standIns, worker, api, frontend]
}
