import { randomBytes } from 'node:crypto'
import { completeAddresses, databaseSettings } from '@liberta/platform/configuration/database-settings'
import {
  databaseAddressSetting,
  logLevelSetting,
  numberSetting,
  portSetting,
  proxiesSetting,
  redisSettings,
  secretSetting,
  urlSetting,
} from '@liberta/platform/configuration/setting.schema'
import { tracingSettings } from '@liberta/platform/tracing/tracing-settings'
import { z } from 'zod'

/** Who may look at the operators' pages where nobody has said so; on a developer's own machine and nowhere else. */
const LOCAL_OPERATOR = 'operatore'

const variablesSchema = z.object({
  NODE_ENV: z.string().optional(),
  HOST: z.string().default('127.0.0.1'),
  API_PORT: portSetting(4000),
  OPS_HOST: z.string().default('127.0.0.1'),
  OPS_PORT: portSetting(4100),
  OPS_USER: z.string().min(1).optional(),
  OPS_PASSWORD: z.string().min(8, 'expected 8 characters or more').optional(),
  /** Who may look at the operators' pages and do nothing there; nobody unless set. */
  OPS_VIEWER_USER: z.string().min(1).optional(),
  OPS_VIEWER_PASSWORD: z.string().min(8, 'expected 8 characters or more').optional(),
  /** The Prometheus whose figures of 24 hours the operators' home shows; none unless set. */
  PROMETHEUS_URL: urlSetting().optional(),
  ...redisSettings,
  NAXOS_WEBHOOK_SECRET: secretSetting(),
  /** What the CMS signed with before: accepted as well, while the secret is being replaced. */
  NAXOS_WEBHOOK_SECRET_PREVIOUS: secretSetting().optional(),
  /** Whose X-Forwarded-For is believed; the frontend's has to be. */
  TRUST_PROXY: proxiesSetting('loopback'),
  /** Searches of one address that were never made before: in a window (0: no limit), and in a minute (`limits.table.ts`). */
  COLD_READ_BURST: numberSetting.int().min(0).default(60),
  COLD_READS_PER_MINUTE: numberSetting.int().min(1).default(60),
  /** What all declared robots together may have read that is not warm: in a window (0: no limit), and in a minute. */
  ROBOT_COLD_READ_BURST: numberSetting.int().min(0).default(30),
  ROBOT_COLD_READS_PER_MINUTE: numberSetting.int().min(1).default(600),
  /** Messages of one address: in a window (0: no limit), and in a minute. */
  MESSAGE_BURST: numberSetting.int().min(0).default(5),
  MESSAGES_PER_MINUTE: numberSetting.int().min(1).default(1),
  /** Files with messages: megabytes of one address in a day (0: no limit), and bytes of all that are kept. */
  ATTACHMENT_MB_PER_DAY: numberSetting.int().min(0).default(100),
  ATTACHMENTS_BYTES: numberSetting.int().min(0).default(5_000_000_000),
  /** Votes of one address in surveys: in a window (0: no limit), and in a minute. A school or an office has one address. */
  VOTE_BURST: numberSetting.int().min(0).default(20),
  VOTES_PER_MINUTE: numberSetting.int().min(1).default(10),
  SITE_ORIGIN: urlSetting('http://localhost:3000'),
  DATABASE_URL: databaseAddressSetting().default('postgresql://127.0.0.1:5432/liberta'),
  ...databaseSettings,
  /** The sign-in provider, as this program reaches it; SSO_PUBLIC_URL as browsers do, where that is another address. */
  SSO_URL: urlSetting('http://127.0.0.1:4203'),
  SSO_PUBLIC_URL: urlSetting().optional(),
  /** Calls of the provider that all processes make at once, and in a second; 0 is no bound. */
  SSO_CONCURRENCY: numberSetting.int().min(0).default(128),
  SSO_CALLS_PER_SECOND: numberSetting.min(0).default(200),
  SSO_CLIENT_ID: z.string().min(1).default('liberta-web'),
  SSO_CLIENT_SECRET: z.string().min(1).optional(),
  /** From it the key is made with which the provider's tokens are kept. Without one, sessions end with the process. */
  SESSION_SECRET: secretSetting(32).optional(),
  /** The one before: what was sealed with it is still opened. */
  SESSION_SECRET_PREVIOUS: secretSetting(32).optional(),
  LOG_LEVEL: logLevelSetting,
  ...tracingSettings,
})

/** The settings of the API, as they stand in the environment. In production the operators' account and the secret of sessions have no default. */
export const apiSettingsSchema = variablesSchema.transform((variables, context) => {
  const production = variables.NODE_ENV === 'production'
  for (const name of ['OPS_USER', 'OPS_PASSWORD', 'SESSION_SECRET'] as const) {
    if (production && variables[name] === undefined) {
      context.addIssue({ code: 'custom', path: [name], message: 'expected a value in production' })
    }
  }
  if (production && variables.OPS_PASSWORD !== undefined && variables.OPS_PASSWORD === variables.OPS_USER) {
    context.addIssue({ code: 'custom', path: ['OPS_PASSWORD'], message: 'expected another word than OPS_USER' })
  }
  if ((variables.OPS_VIEWER_USER === undefined) !== (variables.OPS_VIEWER_PASSWORD === undefined)) {
    context.addIssue({
      code: 'custom',
      path: ['OPS_VIEWER_PASSWORD'],
      message: 'expected both or none with OPS_VIEWER_USER',
    })
  }
  if (variables.OPS_VIEWER_USER !== undefined && variables.OPS_VIEWER_USER === (variables.OPS_USER ?? LOCAL_OPERATOR)) {
    context.addIssue({ code: 'custom', path: ['OPS_VIEWER_USER'], message: 'expected another name than OPS_USER' })
  }
  if (production && variables.OPS_VIEWER_USER !== undefined && isGuessable(variables)) {
    context.addIssue({ code: 'custom', path: ['OPS_VIEWER_PASSWORD'], message: 'expected a word of its own' })
  }
  return {
    ...variables,
    ...completeAddresses(variables),
    production,
    OPS_USER: variables.OPS_USER ?? LOCAL_OPERATOR,
    OPS_PASSWORD: variables.OPS_PASSWORD ?? LOCAL_OPERATOR,
    SESSION_SECRET: variables.SESSION_SECRET ?? randomBytes(32).toString('base64url'),
  }
})

/** The viewer's password opens nothing else, and is not their name. */
function isGuessable({
  OPS_VIEWER_USER,
  OPS_VIEWER_PASSWORD,
  OPS_PASSWORD,
}: z.output<typeof variablesSchema>): boolean {
  return OPS_VIEWER_PASSWORD === OPS_VIEWER_USER || OPS_VIEWER_PASSWORD === OPS_PASSWORD
}

/** What has a default for a developer's machine, and has to be said in production. */
export const NEEDED_IN_PRODUCTION = ['SITE_ORIGIN', 'SSO_URL', 'DATABASE_URL']

export type ApiSettings = z.output<typeof apiSettingsSchema>
