import { describe, expect, it } from '@jest/globals'
import { mean } from '@liberta/test-kit/summarise'
import { createOpenMeteo } from './create-server.ts'
import { drawWeather } from './weather-of-piacenza.ts'

const HOUR = 3_600_000
const YEAR = Array.from({ length: 24 * 365 }, (_, hour) => drawWeather(7, Date.UTC(2026, 0, 1) + hour * HOUR))
const ADDRESS = '/v1/forecast?latitude=45.05&longitude=9.7&current=temperature_2m,relative_humidity_2m,weather_code'

describe('the weather of Piacenza', () => {
  it('is cold in January, hot in July, and within what instruments measure', () => {
    const temperatures = YEAR.map(({ temperature_2m }) => temperature_2m)
    expect(mean(temperatures.slice(0, 24 * 31))).toBeLessThan(7)
    expect(mean(temperatures.slice(24 * 181, 24 * 212))).toBeGreaterThan(21)
    expect(Math.min(...temperatures)).toBeGreaterThan(-15)
    expect(Math.max(...temperatures)).toBeLessThan(42)
    expect(YEAR.every(({ relative_humidity_2m: humidity }) => humidity >= 20 && humidity <= 100)).toBe(true)
  })

  it('is the same for a quarter of an hour', () => {
    const quarter = Date.UTC(2026, 10, 21, 10, 15)
    expect(drawWeather(7, quarter + 899_000)).toEqual(drawWeather(7, quarter))
    expect(drawWeather(7, quarter + 4 * HOUR)).not.toEqual(drawWeather(7, quarter))
  })

  it('is answered in the shape of Open-Meteo', async () => {
    const app = createOpenMeteo({ seed: 7, logLevel: 'silent', now: () => Date.UTC(2026, 10, 21, 10, 20) })
    const answer = await app.inject(`${ADDRESS}&timezone=Europe%2FRome`)
    expect(answer.json()).toMatchObject({
      latitude: 45.0625,
      utc_offset_seconds: 3600,
      timezone: 'Europe/Rome',
      current_units: { temperature_2m: '°C', relative_humidity_2m: '%', weather_code: 'wmo code' },
      current: { time: '2026-11-21T11:15', interval: 900, temperature_2m: expect.any(Number) },
    })
    expect((await app.inject('/v1/forecast?latitude=200&longitude=1')).statusCode).toBe(400)
    expect((await app.inject('/_control/calls')).json()).toEqual({ forecast: 2 })
  })
})
