import { addressSettingsSchema } from '@liberta/addresses/address-settings.schema'
import { addPassword, completeAddresses, databaseSettings } from '@liberta/platform/configuration/database-settings'
import {
  databaseAddressSetting,
  indexNowKeySetting,
  jsonSetting,
  logLevelSetting,
  numberSetting,
  portSetting,
  purgeAdapterSetting,
  redisSettings,
  secretSetting,
  urlSetting,
} from '@liberta/platform/configuration/setting.schema'
import { createKindLimitsSchema, limitCalls } from '@liberta/platform/upstreams/call-limits'
import { tracingSettings } from '@liberta/platform/tracing/tracing-settings'
import { z } from 'zod'
import { NAXOS_CALLS } from './naxos-call.table.ts'

/** Kinds of calls that cost the CMS more than others. */
const COSTLY_CALLS = { search: limitCalls(8, 40) }

const variablesSchema = z.object({
  ...redisSettings,
  NODE_ENV: z.string().default('development'),
  DATABASE_URL: databaseAddressSetting(),
  ...databaseSettings,
  /** A streaming replica, which counts; none unless set. What is one reader's own never comes from it. */
  DATABASE_REPLICA_URL: databaseAddressSetting().optional(),
  NAXOS_URL: urlSetting(),
  NAXOS_TOKEN: z.string().optional(),
  /** Refreshes of what nobody has read before that all workers do at once; 0 is no bound. */
  MISS_CONCURRENCY: numberSetting.int().min(0).default(16),
  /** Calls of the CMS that all workers make at once, and in a second; 0 is no bound. What is hot may have all of it, what is cold half. */
  NAXOS_CONCURRENCY: numberSetting.int().min(0).default(64),
  NAXOS_CALLS_PER_SECOND: numberSetting.min(0).default(200),
  /** JSON; the same by kind of call, of those that are not to have as much as all together. */
  NAXOS_KIND_LIMITS: jsonSetting
    .pipe(createKindLimitsSchema(NAXOS_CALLS))
    .transform((kinds) => ({ ...COSTLY_CALLS, ...kinds })),
  /** What the weather service allows in a day, of all workers together. */
  OPEN_METEO_CALLS_PER_DAY: numberSetting.int().min(1).default(10_000),
  OPEN_METEO_URL: urlSetting('https://api.open-meteo.com'),
  /** Pages of its lists that the CMS is asked for in a minute while the ledger of sitemaps is filled, over all workers; 0 fills none. */
  SITEMAP_FILL_PAGES: numberSetting.int().min(0).max(6000).default(60),
  /** The site's address as readers see it; needed for pings. */
  SITE_ORIGIN: urlSetting().optional(),
  /** The site's key for pings to search engines (IndexNow), and who takes them; none are sent without the key. */
  INDEXNOW_KEY: indexNowKeySetting().optional(),
  INDEXNOW_URL: urlSetting('https://api.indexnow.org/indexnow'),
  /** The hub that is told of changed feeds (WebSub); none unless set. */
  WEBSUB_HUB_URL: urlSetting().optional(),
  /** Degrees; Piacenza unless told otherwise (requirements 9.33). */
  WEATHER_LATITUDE: numberSetting.min(-90).max(90).default(45.05),
  WEATHER_LONGITUDE: numberSetting.min(-180).max(180).default(9.69),
  /** JSON; how this site spells its addresses where not as requirements 2 does. The same in every program. */
  ADDRESS_SETTINGS: jsonSetting.pipe(addressSettingsSchema),
  LOG_LEVEL: logLevelSetting,
  ...tracingSettings,
  /** For how long messages, and the files that came with them, are kept after they were delivered, or given up; days. */
  MESSAGES_KEPT_DAYS: numberSetting.int().min(1).default(365),
  ATTACHMENTS_KEPT_DAYS: numberSetting.int().min(1).default(90),
  /** Where mail goes out (`smtp://user:password@host:port`, `smtps://…`). Without it what readers write is kept. */
  SMTP_URL: urlSetting().optional(),
  /** The sender of mail, and the desk that reads what readers write. */
  MAIL_FROM: z.string().min(3).optional(),
  MAIL_DESK: z.string().min(3).optional(),
  /** The cache in front that forgets what changed: nginx and Varnish by their addresses, the services by their names of the site. */
  PURGE_ADAPTER: purgeAdapterSetting,
  PURGE_URLS: z
    .string()
    .default('')
    .transform((list) => list.split(',').flatMap((part) => part.trim() || []))
    .pipe(z.array(z.url({ protocol: /^https?$/, error: 'expected http addresses, parted by commas' }))),
  FASTLY_SERVICE_ID: z.string().optional(),
  FASTLY_TOKEN: secretSetting().optional(),
  CLOUDFLARE_ZONE_ID: z.string().optional(),
  CLOUDFLARE_TOKEN: secretSetting().optional(),
  /** Where health and metrics are: on the loopback address, unless who deploys it says otherwise. */
  WORKER_OPS_HOST: z.string().default('127.0.0.1'),
  WORKER_OPS_PORT: portSetting(4101),
})

/** What each adapter cannot do without. */
const NEEDED_BY_ADAPTER = {
  none: [],
  nginx: ['PURGE_URLS'],
  varnish: ['PURGE_URLS'],
  fastly: ['FASTLY_SERVICE_ID', 'FASTLY_TOKEN'],
  cloudflare: ['CLOUDFLARE_ZONE_ID', 'CLOUDFLARE_TOKEN'],
} as const

/** Everything that the worker is told by its environment. Mail needs a sender and a reader. */
export const workerSettingsSchema = variablesSchema.transform((variables, context) => {
  for (const name of ['MAIL_FROM', 'MAIL_DESK'] as const) {
    if (variables.SMTP_URL === undefined || variables[name] !== undefined) continue
    context.addIssue({ code: 'custom', path: [name], message: 'expected an address, since SMTP_URL is set' })
  }
  for (const name of ['INDEXNOW_KEY', 'WEBSUB_HUB_URL'] as const) {
    if (variables[name] === undefined || variables.SITE_ORIGIN !== undefined) continue
    context.addIssue({ code: 'custom', path: ['SITE_ORIGIN'], message: `is needed by ${name}` })
  }
  for (const name of NEEDED_BY_ADAPTER[variables.PURGE_ADAPTER]) {
    if ((variables[name] ?? '').length > 0) continue
    context.addIssue({ code: 'custom', path: [name], message: `is needed by PURGE_ADAPTER=${variables.PURGE_ADAPTER}` })
  }
  const { DATABASE_REPLICA_URL: replica, DATABASE_PASSWORD } = variables
  return {
    ...variables,
    ...completeAddresses(variables),
    DATABASE_REPLICA_URL: replica && addPassword(replica, DATABASE_PASSWORD),
  }
})

/** What has a default for a developer's machine, and has to be said in production. */
export const NEEDED_IN_PRODUCTION = ['OPEN_METEO_URL']

export type WorkerSettings = z.output<typeof workerSettingsSchema>
