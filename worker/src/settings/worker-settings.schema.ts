import { addressSettingsSchema } from '@liberta/contracts/addresses/address-settings.schema'
import {
  logLevelSetting,
  numberSetting,
  portSetting,
  redisSettings,
  urlSetting,
} from '@liberta/platform/configuration/setting.schema'
import { z } from 'zod'

const jsonSetting = z
  .string()
  .default('{}')
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      context.addIssue({ code: 'custom', message: 'is no JSON' })
      return z.NEVER
    }
  })

/** Everything that the worker is told by its environment. */
export const workerSettingsSchema = z.object({
  ...redisSettings,
  NODE_ENV: z.string().default('development'),
  DATABASE_URL: urlSetting(),
  NAXOS_URL: urlSetting(),
  NAXOS_TOKEN: z.string().optional(),
  OPEN_METEO_URL: urlSetting('https://api.open-meteo.com'),
  /** Degrees; Piacenza unless told otherwise (specification §9). */
  WEATHER_LATITUDE: numberSetting.min(-90).max(90).default(45.05),
  WEATHER_LONGITUDE: numberSetting.min(-180).max(180).default(9.69),
  /** JSON; how this site spells its addresses where not as specification §2 does. The same in every program. */
  ADDRESS_SETTINGS: jsonSetting.pipe(addressSettingsSchema),
  LOG_LEVEL: logLevelSetting,
  /** Health and metrics, on the loopback address only. */
  WORKER_OPS_PORT: portSetting(4101),
})

export type WorkerSettings = z.infer<typeof workerSettingsSchema>
