import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { z } from 'zod'
import { DATA_DIR, StartError } from './project.ts'

const port = (standard: number) => z.coerce.number().int().min(1).max(65_535).default(standard)
const address = z.url().optional()
/** The programs look closer: hosts of a cluster are no URL. */
const redisAddress = z
  .string()
  .regex(/^rediss?(?:\+(?:sentinel|cluster))?:\/\/./, 'expected redis://…, redis+sentinel://… or redis+cluster://…')
  .optional()

/** What `npm start` reads from the environment; everything else goes to the programs as it is. */
export const settingsSchema = z.object({
  PORT: port(3000),
  API_PORT: port(4000),
  OPS_PORT: port(4100),
  WORKER_OPS_PORT: port(4101),
  NAXOS_STAND_IN_PORT: port(4201),
  OPEN_METEO_STAND_IN_PORT: port(4202),
  SSO_STAND_IN_PORT: port(4203),
  /** With `--monitoring`: the frontend's metrics, Prometheus and Alertmanager. */
  METRICS_PORT: port(3001),
  PROMETHEUS_PORT: port(9090),
  ALERTMANAGER_PORT: port(9093),
  DATA_DIR: z.string().default(DATA_DIR),
  SITE_ORIGIN: address,
  DATABASE_URL: address,
  REDIS_QUEUE_URL: redisAddress,
  REDIS_CACHE_URL: redisAddress,
  NAXOS_URL: address,
  NAXOS_WEBHOOK_SECRET: z.string().default(() => randomBytes(24).toString('base64url')),
  OPEN_METEO_URL: address,
  SSO_URL: address,
  SESSION_SECRET: z.string().default(() => randomBytes(32).toString('base64url')),
  OPS_USER: z.string().default('operatore'),
  OPS_PASSWORD: z.string().default(() => randomBytes(9).toString('base64url')),
  /** Whom the site believes about who asks; the API, behind the site, believes this machine. */
  TRUST_PROXY: z.string().default(''),
  LOG_LEVEL: z.string().default('info'),
  NODE_ENV: z.string().optional(),
  /** The internal test pages are there to be looked at, unless who starts the site says that it is production. */
  INTERNAL_PAGES: z.enum(['open', 'closed']).optional(),
})

export type Settings = z.infer<typeof settingsSchema>

/** Reads the settings; an empty variable counts as unset. @throws StartError naming every variable that is wrong. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = settingsSchema.safeParse(given)
  if (parsed.success) return parsed.data
  const faults = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
  throw new StartError(`These environment variables cannot be used:\n${faults.join('\n')}`)
}

/** Folder of one part's files below the data folder. */
export function folderOf(settings: Settings, part: string): string {
  return join(settings.DATA_DIR, part)
}
