import { addressSettingsSchema } from '@liberta/addresses/address-settings.schema'
import {
  jsonSetting,
  logLevelSetting,
  numberSetting,
  portSetting,
  redisSettings,
  urlSetting,
} from '@liberta/platform/configuration/setting.schema'
import { z } from 'zod'

const variablesSchema = z.object({
  ...redisSettings,
  NODE_ENV: z.string().default('development'),
  DATABASE_URL: urlSetting(),
  NAXOS_URL: urlSetting(),
  NAXOS_TOKEN: z.string().optional(),
  OPEN_METEO_URL: urlSetting('https://api.open-meteo.com'),
  /** Degrees; Piacenza unless told otherwise (requirements 9.33). */
  WEATHER_LATITUDE: numberSetting.min(-90).max(90).default(45.05),
  WEATHER_LONGITUDE: numberSetting.min(-180).max(180).default(9.69),
  /** JSON; how this site spells its addresses where not as requirements 2 does. The same in every program. */
  ADDRESS_SETTINGS: jsonSetting.pipe(addressSettingsSchema),
  LOG_LEVEL: logLevelSetting,
  /** Where mail goes out (`smtp://user:password@host:port`, `smtps://…`). Without it what readers write is kept. */
  SMTP_URL: urlSetting().optional(),
  /** The sender of mail, and the desk that reads what readers write. */
  MAIL_FROM: z.string().min(3).optional(),
  MAIL_DESK: z.string().min(3).optional(),
  /** Health and metrics, on the loopback address only. */
  WORKER_OPS_PORT: portSetting(4101),
})

/** Everything that the worker is told by its environment. Mail needs a sender and a reader. */
export const workerSettingsSchema = variablesSchema.superRefine((variables, context) => {
  for (const name of ['MAIL_FROM', 'MAIL_DESK'] as const) {
    if (variables.SMTP_URL === undefined || variables[name] !== undefined) continue
    context.addIssue({ code: 'custom', path: [name], message: 'expected an address, since SMTP_URL is set' })
  }
})

export type WorkerSettings = z.infer<typeof workerSettingsSchema>
