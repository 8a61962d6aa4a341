import { addressSettingsSchema } from '@liberta/addresses/address-settings.schema'
import {
  indexNowKeySetting,
  jsonSetting,
  logLevelSetting,
  numberSetting,
  portSetting,
  purgeAdapterSetting,
  proxiesSetting,
  redisSettings,
  urlSetting,
} from '@liberta/platform/configuration/setting.schema'
import { tracingSettings } from '@liberta/platform/tracing/tracing-settings'
import { redisAddressSchema } from '@liberta/platform/redis/redis-address'
import { z } from 'zod'
import { thirdPartySettings } from './third-parties.ts'

const detail = z.string().optional()
/** Several lines; where a variable holds one alone, `\n` parts them. */
const linesSetting = z
  .string()
  .transform((text) => text.replaceAll(String.raw`\n`, '\n'))
  .optional()

const variables = {
  PORT: portSetting(3000),
  HOST: z.string().default('127.0.0.1'),
  /** The site's address as readers see it. */
  SITE_ORIGIN: urlSetting().optional(),
  /** JSON; how this site spells its addresses where not as requirements 2 does. The same in every program. */
  ADDRESS_SETTINGS: jsonSetting.pipe(addressSettingsSchema),
  /** Whose X-Forwarded-For is believed: what stands in front. Nobody's by default, or a client could choose its own name. */
  TRUST_PROXY: proxiesSetting(''),
  NODE_ENV: z.string().optional(),
  /** Whether there are the internal test pages; where nothing is said, they are closed where NODE_ENV is production. */
  INTERNAL_PAGES: z.enum(['open', 'closed']).optional(),
  /** Where operators read metrics, on the loopback address unless told otherwise; nowhere unless the port is set. */
  METRICS_HOST: z.string().default('127.0.0.1'),
  METRICS_PORT: portSetting(0).unwrap().optional(),
  /** `host:port`; whose certificate's end is a metric: what stands in front of the site. None is looked at unless set. */
  CERTIFICATE_ADDRESS: z
    .string()
    .regex(/^[^\s/:]+:\d{1,5}$/, 'expected host:port')
    .optional(),
  API_URL: urlSetting('http://127.0.0.1:4000'),
  /** The CMS, for pictures only. */
  NAXOS_URL: urlSetting('http://127.0.0.1:4201'),
  /** A folder that all copies share, with the files for browsers of the builds of the last seven days; none unless set. */
  ASSETS_DIR: detail,
  MEDIA_CACHE_DIR: z.string().default('.data/media'),
  /** Bytes of pictures kept on disk. */
  MEDIA_CACHE_BYTES: numberSetting
    .int()
    .min(1_000_000)
    .default(512 * 1024 * 1024),
  /** Bytes of pages kept in memory, ready to be sent. */
  PAGE_CACHE_BYTES: numberSetting
    .int()
    .min(1_000_000)
    .default(256 * 1024 * 1024),
  /** Open streams of live pages in this process; who comes beyond it polls. */
  LIVE_STREAMS: numberSetting.int().min(0).default(10_000),
  /** Of them, those of one address: carriers put many phones behind one. */
  LIVE_STREAMS_PER_ADDRESS: numberSetting.int().min(1).default(200),
  /** How often who polls is told to ask; seconds. */
  LIVE_POLL_SECONDS: numberSetting.int().min(1).default(15),
  /** The Redis of the caches, where all copies share the pages that are hot; unless set each has its own alone. */
  REDIS_CACHE_URL: redisAddressSchema.optional(),
  /** Who has signed its certificate, where the address says `rediss`. */
  REDIS_CA_FILE: redisSettings.REDIS_CA_FILE,
  /** Bytes of the pages that the copies of one build share; 0 shares none. */
  SHARED_PAGES_BYTES: numberSetting
    .int()
    .min(0)
    .default(32 * 1024 * 1024),
  /** The cache in front that the worker purges, which keeps pages for minutes. */
  PURGE_ADAPTER: purgeAdapterSetting,
  /** A folder with the files of rules of what moved, `301.json` and `302.json`; looked at again every two seconds. */
  REDIRECTS_DIR: detail,
  /** How banners are read and whose stand where a page has none of its own; what does not fit its rule is as unset (requirements 5.10 to 5.12). */
  BANNER_BREAKPOINTS: detail,
  BANNER_TAGS: detail,
  DEFAULT_SECTION_ID: detail,
  DEFAULT_FOLDER_ID: detail,
  DEFAULT_EVENT_CATEGORY_ID: detail,
  /** What the feeds of stories hold: their summaries, or whole texts. */
  FEED_CONTENT: z.enum(['summary', 'whole']).default('summary'),
  /** The hub by which who subscribes to a feed is told of news at once (WebSub); none unless set. The worker tells it. */
  WEBSUB_HUB_URL: urlSetting().optional(),
  /** Whether crawlers that gather texts to train models are let in; search engines always are. */
  TRAINING_CRAWLERS: z.enum(['refused', 'allowed']).default('refused'),
  /** The key by which search engines know that a ping is the site's own (IndexNow); served as a file. None unless set. */
  INDEXNOW_KEY: indexNowKeySetting().optional(),
  /** What the files of the same names say to machines, line by line; a file that is not set is not there. */
  ADS_TXT: linesSetting,
  HUMANS_TXT: linesSetting,
  TRUST_TXT: linesSetting,
  /** Where who found a weakness writes to (security.txt, RFC 9116): `mailto:…`, `https://…` or `tel:…`. */
  SECURITY_CONTACT: z
    .string()
    .regex(/^(?:mailto:|https:\/\/|tel:)\S+$/)
    .optional(),
  LOG_LEVEL: logLevelSetting,
  ...tracingSettings,
  DIGITAL_EDITION_URL: urlSetting('https://edizionedigitale.liberta.it/'),
  /** Where subscriptions are bought; without it they are offered by telephone. */
  CHECKOUT_URL: urlSetting().optional(),
  PUBLISHER_NAME: z.string().default('Editoriale Libertà S.p.A.'),
  PUBLISHER_ADDRESS: z.string().default('via Benedettine 68, 29121 Piacenza'),
  PUBLISHER_PHONE: z.string().default('0523 393939'),
  PUBLISHER_EMAIL: z.email().optional(),
  PUBLISHER_VAT_NUMBER: detail,
  PUBLISHER_REGISTER_NUMBER: detail,
  PUBLISHER_COURT_REGISTRATION: detail,
  PUBLISHER_DIRECTOR: detail,
  PUBLISHER_ADVERTISING_CONTACT: detail,
  /** Where the paper's principles are to be read; machines are told of those that are set. */
  ETHICS_POLICY_URL: urlSetting().optional(),
  CORRECTIONS_POLICY_URL: urlSetting().optional(),
  FACT_CHECKING_POLICY_URL: urlSetting().optional(),
  UNNAMED_SOURCES_POLICY_URL: urlSetting().optional(),
  SOCIAL_INSTAGRAM_URL: urlSetting('https://www.instagram.com/liberta.it/'),
  SOCIAL_YOUTUBE_URL: urlSetting('https://www.youtube.com/@liberta'),
  SOCIAL_FACEBOOK_URL: urlSetting('https://www.facebook.com/libertapiacenza/'),
  ...thirdPartySettings,
}

/** Every variable that the site reads. What the publisher's law asks for and nobody has set shows as unset on the page. */
export const siteSettingsSchema = z
  .object(variables)
  .refine((set) => set.ADS_PROVIDER !== 'gpt' || set.ADS_NETWORK_CODE !== undefined, {
    path: ['ADS_NETWORK_CODE'],
    error: 'ADS_PROVIDER=gpt needs the network code of the ad server, in digits',
  })

/** What has a default for a developer's machine, and has to be said in production. */
export const NEEDED_IN_PRODUCTION = ['SITE_ORIGIN', 'NAXOS_URL', 'API_URL']

export type SiteVariables = z.infer<typeof siteSettingsSchema>
