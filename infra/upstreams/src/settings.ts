import { z } from 'zod'
import { ALL_WELL, switchesSchema } from './faults/switches.schema.ts'

const port = (fallback: number) => z.coerce.number().int().min(0).max(65_535).default(fallback)
const optionalText = z
  .string()
  .optional()
  .transform((text) => (text === '' ? undefined : text))

/** Every variable that the stand-ins read. */
export const settingsSchema = z
  .object({
    HOST: z.string().default('127.0.0.1'),
    NAXOS_STAND_IN_PORT: port(4201),
    OPEN_METEO_STAND_IN_PORT: port(4202),
    SSO_STAND_IN_PORT: port(4203),
    /** Where readers are sent back to: the site that asks them to sign in. */
    SITE_ORIGIN: z.url().default('http://localhost:3000'),
    SSO_CLIENT_ID: z.string().min(1).default('liberta-web'),
    SSO_CLIENT_SECRET: optionalText,
    SSO_ACCESS_TOKEN_SECONDS: z.coerce.number().int().min(1).max(86_400).default(900),
    STAND_IN_DATA_DIR: z.string().min(1).default('.data/upstreams'),
    /** Clips that were made, which are the same at every start; below STAND_IN_DATA_DIR where it is not set. */
    STAND_IN_CLIPS_DIR: optionalText,
    /** Whether all clips are made when the machine has nothing better to do, and not each when it is first asked for. */
    STAND_IN_CLIPS_AHEAD: z.stringbool().default(true),
    /** Photographs and clips; scenes are drawn where it is not set. */
    STAND_IN_MEDIA_DIR: optionalText,
    STAND_IN_SEED: z.coerce.number().int().nonnegative().default(1883),
    STAND_IN_STORIES: z.coerce.number().int().min(200).max(1_000_000).default(100_000),
    /** Whether stories come out by the hour, and not only those that are published by hand. */
    STAND_IN_PUBLISHES: z.stringbool().default(true),
    /** Share of mess from the first answer on (docs/naxos.md, Mess). */
    STAND_IN_MESS: switchesSchema.shape.mess.default(ALL_WELL.mess),
    /** Which of its kinds, as `messKind` of the switches names them, and what decides which things. */
    STAND_IN_MESS_KIND: switchesSchema.shape.messKind.default(ALL_WELL.messKind),
    STAND_IN_MESS_SEED: switchesSchema.shape.messSeed.default(ALL_WELL.messSeed),
    /** Who may use `/_control` from elsewhere; without it only this machine may. */
    STAND_IN_CONTROL_TOKEN: optionalText,
    NAXOS_TOKEN: optionalText,
    NAXOS_WEBHOOK_URL: optionalText.pipe(z.url({ protocol: /^https?$/ }).optional()),
    NAXOS_WEBHOOK_SECRET: optionalText,
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  })
  .refine(({ NAXOS_WEBHOOK_URL, NAXOS_WEBHOOK_SECRET }) => NAXOS_WEBHOOK_URL === undefined || NAXOS_WEBHOOK_SECRET, {
    message: 'is needed where NAXOS_WEBHOOK_URL is set: every message is signed',
    path: ['NAXOS_WEBHOOK_SECRET'],
  })

export type Settings = z.infer<typeof settingsSchema>

/** Reads the settings. Throws an Error that names each variable that is wrong and why. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const settings = settingsSchema.safeParse(environment)
  if (settings.success) return settings.data
  const lines = settings.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
  throw new Error(`The stand-ins cannot start, settings are wrong: ${lines.join('; ')}`)
}
