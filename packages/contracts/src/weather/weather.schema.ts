import { z } from 'zod'

/** Answer of GET /api/weather (requirements 3.37): a malformed one counts as a failure. */
export const weatherSchema = z.object({
  current: z.object({
    /** Degrees Celsius. */
    temperature_2m: z.number().min(-60).max(60),
    /** Percent. */
    relative_humidity_2m: z.number().min(0).max(100),
    /** WMO code. */
    weather_code: z.number().int().min(0).max(99),
    /** When it was measured; ISO 8601. */
    time: z.string(),
  }),
})

export type Weather = z.infer<typeof weatherSchema>
